import { type HttpHandler, HttpResponse, http } from 'msw';
import { type EndpointName, endpoints } from '#src/api/endpoints.ts';
import type { Locale } from '#src/config/locales.ts';
import { DEFAULT_SITE, SITES, type SiteCode } from '#src/config/sites.ts';
import { VitrineError } from '#src/lib/VitrineError.ts';
import { IMAGE_PATHS } from './content/images.ts';
import { createMemoryStore } from './memoryStore.ts';
import { answerImage } from './mswImage.ts';
import { parseScenarios } from './scenarios/parseScenarios.ts';
import { scenarioCookies } from './scenarios/scenarioCookies.ts';
import type { ScenarioName } from './scenarios/scenarios.ts';
import { toSetCookie } from './setCookie.ts';
import { mockShop } from './shop.ts';
import type { DocumentStore, MockShop, ShopCall, ShopResponse } from './world.ts';

/** The time of stories and of tests with screenshots, which set the browser's clock to it, too. */
export const STORY_TIME = new Date('2026-11-21T10:00:00Z');

/** Options of the mock shop in a story or test. */
export interface MswShopOptions {
  /** @default all services */
  shop?: MockShop | undefined;
  /** @default a new one in memory, so that stories share no state */
  store?: DocumentStore | undefined;
  /** @default 'DE' */
  site?: SiteCode | undefined;
  /** @default the site's own */
  locale?: Locale | undefined;
  /** Names as in the cookie `scenario`. @default none */
  scenarios?: readonly ScenarioName[] | undefined;
  /** The shop's time; its theme worlds, vouchers and sessions end by it. @default the page's clock */
  now?: (() => Date) | undefined;
  /** Delays slow responses. @default a timer; pass another one for fake clocks */
  wait?: ((milliseconds: number) => Promise<unknown>) | undefined;
}

const waitWithTimer = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Converts `{name}` of the endpoint table to MSW's syntax; for any origin, because tests have several. */
const toPattern = (path: string) => `*${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;

function toResponse(answer: ShopResponse): HttpResponse<string> {
  if (answer.kind === 'broken') return HttpResponse.error() as HttpResponse<string>;
  const headers = new Headers(answer.headers);
  if (answer.body !== undefined && !headers.has('Content-Type'))
    headers.set('Content-Type', 'application/json');
  for (const cookie of answer.cookies ?? []) headers.append('Set-Cookie', toSetCookie(cookie));
  return new HttpResponse(answer.body === undefined ? null : JSON.stringify(answer.body), {
    status: answer.status,
    headers,
  });
}

const toJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * The mock shop for MSW, one handler per row of the endpoint table: for Storybook and the tests. Calls that
 * are not in the table stay unhandled, which MSW reports as an error.
 *
 * On the page's own origin, the images that the shop names are answered, too: with the app's own file at the same
 * address, otherwise with a placeholder.
 *
 * @throws VitrineError for a scenario that does not exist
 * @example const worker = setupWorker(...createMswHandlers({ site: 'PL', scenarios: ['cart-full'] }));
 */
export function createMswHandlers({
  shop = mockShop,
  store = createMemoryStore(),
  site = DEFAULT_SITE,
  locale = SITES[site].locale,
  scenarios = [],
  now = () => new Date(),
  wait = waitWithTimer,
}: MswShopOptions = {}): HttpHandler[] {
  const { unknown } = parseScenarios(scenarios.join());
  if (unknown.length > 0)
    throw new VitrineError(
      `createMswHandlers knows no scenario ${JSON.stringify(unknown[0])}. Give it names of \`SCENARIOS\`, such as cart-full or slow:500.`,
    );
  const scenarioValues = new Map(scenarioCookies(scenarios).map(({ name, value }) => [name, value]));
  const names = Object.keys(endpoints) as EndpointName[];
  const calls = names.map((endpoint) => {
    const { method, path } = endpoints[endpoint];
    const on = { GET: http.get, POST: http.post, PUT: http.put }[method];
    return on(toPattern(path), async ({ request, params, cookies }) => {
      const text = method === 'GET' ? '' : await request.text();
      const call: ShopCall = {
        endpoint,
        params: params as Record<string, string>,
        query: new URL(request.url).searchParams,
        body: text ? toJson(text) : undefined,
        header: (name) => request.headers.get(name),
        cookie: (name) => cookies[name] ?? scenarioValues.get(name) ?? null,
        visitor: 'story',
        site,
        locale,
        scenarios,
        now: now(),
      };
      const answer = await shop[endpoint](call, store);
      if (answer.delayMs) await wait(answer.delayMs);
      return toResponse(answer);
    });
  });
  // A relative pattern matches only the page's own origin.
  return [...calls, ...Object.values(IMAGE_PATHS).map((path) => http.get(path, answerImage))];
}
