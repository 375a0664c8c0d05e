import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createMemoryStore } from '#mocks/memoryStore.ts';
import { createMswHandlers, type MswShopOptions, STORY_TIME } from '#mocks/msw.ts';
import type { ScenarioName } from '#mocks/scenarios/scenarios.ts';
import { toSetCookie } from '#mocks/setCookie.ts';
import { mockShop } from '#mocks/shop.ts';
import { type Endpoint, type EndpointName, endpoints } from '#src/api/endpoints.ts';
import { createShopApi } from '#src/api/shopApi.ts';
import { THEME_WORLD_SECTIONS } from '#src/schemas/themeWorld.ts';
import { aCall, type CallOptions } from './callShop.ts';

const ORIGIN = 'https://hu.vitrine.example';
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

function open(options: MswShopOptions) {
  server.use(...createMswHandlers(options));
  return createShopApi({ site: options.site ?? 'DE', baseUrl: ORIGIN });
}

const token = { base: 'internal', subscriberToken: 'x' };
const signUp = { email: 'a@b.hu', consents: ['NEWSLETTER'], origin: 'footer', originAddition: '' };

/** One call of every row, so that a new row without one is a type error. */
const CALLS: Record<EndpointName, CallOptions> = {
  readVisitor: {},
  readPartnerSite: {},
  readCustomerInfo: { params: { loginId: '10042' }, headers: { 'X-LoginToken': 'scenario-login' } },
  readPromotion: { params: { promotionId: '~header_top' }, headers: { 'X-Hunter-Site': 'TR' } },
  readCart: {},
  changeCart: { body: { setArticle: { productId: '4002', tcm: '400201', quantity: 0 } } },
  readSuggestions: { query: { q: 'kávé', site: 'HU' } },
  readCacheKey: {},
  readNavigation: { query: { site: 'PL' } },
  readThemeWorlds: {},
  subscribe: { params: { base: 'private' }, body: signUp },
  readBaseData: { params: { base: 'internal' }, headers: { 'X-LoginToken': 'scenario-login' } },
  readSubscriber: { params: token },
  confirmSubscriber: { params: token },
  updateSubscriber: { params: token, body: { interests: ['COFFEE'] } },
  assignAbTests: {},
  readAbTests: { query: { time: '2026-11-21T10:00:00Z' } },
  setPreview: { query: { previewDateTime: '2027-07-01T10:00:00Z' } },
  checkStaff: {},
  renewStaff: {},
  logoutStaff: {},
};

describe('BFF-03: the shop responds the same with and without MSW', () => {
  const scenarios = ['visitor-card-member', 'staff', 'cart-full'];
  const site = 'HU';

  it.each(Object.entries(CALLS) as [EndpointName, CallOptions][])('%s', async (name, options) => {
    const { method, path } = endpoints[name];
    const { params = {}, query = {}, headers = {}, body } = options;
    const expected = await mockShop[name](
      aCall(name, { ...options, site, scenarios, cookies: { StaffAuth: 'scenario-staff' } }),
      createMemoryStore(),
    );
    if (expected.kind === 'broken') throw new Error('The connection broke.');

    open({ site, scenarios: scenarios as ScenarioName[], now: () => STORY_TIME });
    const address = Object.entries(params).reduce<string>(
      (text, [key, value]) => text.replace(`{${key}}`, encodeURIComponent(value)),
      path,
    );
    const response = await fetch(`${ORIGIN}${address}?${new URLSearchParams(query)}`, {
      method,
      headers: { ...headers, ...(body !== undefined && { 'Content-Type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    expect(response.status).toBe(expected.status);
    expect(text && JSON.parse(text)).toEqual(
      expected.body === undefined ? '' : JSON.parse(JSON.stringify(expected.body)),
    );
    if (text)
      expect(response.headers.get('Content-Type')).toBe(
        expected.headers?.['Content-Type'] ?? 'application/json',
      );
    expect(response.headers.getSetCookie()).toEqual((expected.cookies ?? []).map(toSetCookie));
  });

  it.each(Object.entries(CALLS) as [EndpointName, CallOptions][])(
    '%s: a 200 response matches the reply schema, any other the failure schema',
    async (name, options) => {
      const endpoint: Endpoint = endpoints[name];
      const answer = await mockShop[name](aCall(name, { ...options, site, scenarios }), createMemoryStore());
      if (answer.kind === 'broken') throw new Error('The connection broke.');
      const schema = answer.status < 300 ? endpoint.response : endpoint.failure;
      expect(schema?.safeParse(JSON.parse(JSON.stringify(answer.body ?? null))).success ?? true).toBe(true);
    },
  );
});

describe('the client against the mock shop', () => {
  it('a slow shop waits for its configured delay, on the injected clock', async () => {
    const wait = vi.fn(async () => {});
    const shop = open({ scenarios: ['slow:1500'], wait });
    expect((await shop.readCart()).ok).toBe(true);
    expect(wait).toHaveBeenCalledExactlyOnceWith(1500);
  });

  it('each set of handlers is a separate shop, unless they share a store', async () => {
    const remove = { body: { setArticle: { productId: '4002', tcm: '400201', quantity: 0 } } };
    const count = async (shop: ReturnType<typeof open>) => {
      const answer = await shop.readCart();
      return answer.ok ? answer.value.cart.articles.length : -1;
    };
    await open({}).changeCart(remove);
    expect(await count(open({}))).toBe(3);
    const store = createMemoryStore();
    await open({ store }).changeCart(remove);
    expect(await count(open({ store }))).toBe(2);
  });

  it('an unmocked call is an error', async () => {
    open({});
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await expect(fetch(`${ORIGIN}/service/cart/api/other`)).rejects.toThrow();
  });

  it('LIB-04: a page that shows the shop years later sees running theme worlds and a running staff session', async () => {
    const now = Date.parse('2031-03-10T10:00:00Z');
    vi.useFakeTimers({ now, toFake: ['Date'] });
    const shop = open({ scenarios: ['staff'] });
    const worlds = await shop.readThemeWorlds();
    const ends = THEME_WORLD_SECTIONS.flatMap((section) =>
      ((worlds.ok && worlds.value[section]?.themeworlds) || []).map(({ endDate = '' }) =>
        Date.parse(endDate),
      ),
    );
    expect(ends.length).toBeGreaterThan(3);
    expect(Math.min(...ends)).toBeGreaterThan(now);
    const staff = await shop.checkStaff();
    expect(staff.ok && Date.parse(staff.value.expiresAt ?? '')).toBeGreaterThan(now);
  });

  it('LIB-04: a scenario that does not exist is named', () => {
    const scenarios = ['cart-full', 'cart-fool'] as ScenarioName[];
    expect(() => createMswHandlers({ scenarios })).toThrow(
      'createMswHandlers knows no scenario "cart-fool". Give it names of `SCENARIOS`, such as cart-full or slow:500.',
    );
  });
});
