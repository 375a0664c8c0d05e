import { getResponse, type HttpHandler, HttpResponse, http, isCommonAssetRequest, passthrough } from 'msw';
import { createShopApi, type ShopApi } from '#src/api/shopApi.ts';
import type { SiteCode } from '#src/config/sites.ts';

/** The header that identifies a call's story: a docs page has several shops at once. */
const STORY_HEADER = 'X-Story';

interface StoryShop {
  handlers: HttpHandler[];
  /** Calls without a handler. */
  unanswered: string[];
}

const shops = new Map<string, StoryShop>();

/** Creates a new shop for a story. */
export function openStoryShop(storyId: string, handlers: HttpHandler[]): void {
  shops.set(storyId, { handlers, unanswered: [] });
}

/** The calls of a story that are unknown to the mock shop. */
export const unansweredCalls = (storyId: string): readonly string[] => shops.get(storyId)?.unanswered ?? [];

/** The shop's client for one story. */
export const storyShopApi = (storyId: string, site: SiteCode): ShopApi =>
  createShopApi({
    site,
    fetch: (input, init) => {
      const headers = new Headers(init?.headers);
      headers.set(STORY_HEADER, storyId);
      // In Firefox, `keepalive` calls bypass the service worker and so the mock shop.
      return fetch(input, { ...init, headers, keepalive: false });
    },
  });

/** Storybook's own file for a picture that the mock shop names by its path from the root. */
function ownFile({ method, url }: Request): URL | null {
  // Where Storybook is published: the root, or below a path.
  const base = new URL('.', document.baseURI);
  const { origin, pathname } = new URL(url);
  const isElsewhere = origin === base.origin && !pathname.startsWith(base.pathname);
  return isElsewhere && method === 'GET' ? new URL(`.${pathname}`, base) : null;
}

/** The worker's only handler: passes each call to the shop of its story, and records unknown calls. */
export const storyShopHandler = http.all('*', async ({ request }) => {
  const storyId = request.headers.get(STORY_HEADER);
  if (!storyId) {
    const file = ownFile(request);
    return file ? fetch(file) : passthrough();
  }
  const shop = shops.get(storyId);
  const answer = shop && (await getResponse(shop.handlers, request, { baseUrl: location.origin }));
  if (answer) return answer;
  if (isCommonAssetRequest(request)) return passthrough();
  shop?.unanswered.push(`${request.method} ${new URL(request.url).pathname}`);
  return HttpResponse.error();
});
