import { getResponse, type HttpHandler, HttpResponse, http, isCommonAssetRequest, passthrough } from 'msw';
import { createShopApi, type ShopApi } from '#src/api/shopApi.ts';
import type { SiteCode } from '#src/config/sites.ts';

/** Says which story a call comes from: on a docs page several shops are open at once. */
const STORY_HEADER = 'X-Story';

interface StoryShop {
  handlers: HttpHandler[];
  /** Calls that no handler knew. */
  unanswered: string[];
}

const shops = new Map<string, StoryShop>();

/** Opens a fresh shop for a story. */
export function openStoryShop(storyId: string, handlers: HttpHandler[]): void {
  shops.set(storyId, { handlers, unanswered: [] });
}

/** The calls of a story that the mock shop did not know. */
export const unansweredCalls = (storyId: string): readonly string[] => shops.get(storyId)?.unanswered ?? [];

/** The shop's client for one story. */
export const storyShopApi = (storyId: string, site: SiteCode): ShopApi =>
  createShopApi({
    site,
    fetch: (input, init) => {
      const headers = new Headers(init?.headers);
      headers.set(STORY_HEADER, storyId);
      // Firefox sends a call that outlives its page past the service worker, and so past the mock shop.
      return fetch(input, { ...init, headers, keepalive: false });
    },
  });

/** The worker's one handler: hands each call to the shop of its story, and notes what no shop answers. */
export const storyShopHandler = http.all('*', async ({ request }) => {
  const storyId = request.headers.get(STORY_HEADER);
  if (!storyId) return passthrough();
  const shop = shops.get(storyId);
  const answer = shop && (await getResponse(shop.handlers, request, { baseUrl: location.origin }));
  if (answer) return answer;
  if (isCommonAssetRequest(request)) return passthrough();
  shop?.unanswered.push(`${request.method} ${new URL(request.url).pathname}`);
  return HttpResponse.error();
});
