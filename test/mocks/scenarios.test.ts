import { describe, expect, it } from 'vitest';
import { createMemoryStore } from '#mocks/memoryStore.ts';
import { effectOf, parseScenarios } from '#mocks/scenarios/parseScenarios.ts';
import { scenarioCookies } from '#mocks/scenarios/scenarioCookies.ts';
import { SCENARIOS, type Scenario } from '#mocks/scenarios/scenarios.ts';
import { mockShop } from '#mocks/shop.ts';
import { type Endpoint, type EndpointName, endpoints, SERVICES } from '#src/api/endpoints.ts';
import { CART_ERROR_CODES, cartResponse } from '#src/schemas/cart.ts';
import { PROMOTION_THEMES } from '#src/schemas/promotion.ts';
import { aCall, aShop, type CallOptions } from './callShop.ts';

/** Every name of the contract. */
const CONTRACT = [
  'cart-empty',
  'cart-full',
  'cart-large',
  'cart-defective',
  'cart-not-available',
  ...CART_ERROR_CODES.map((code) => `cart-read-error:${code}`),
  ...CART_ERROR_CODES.map((code) => `cart-change-error:${code}`),
  'cart-not-modified',
  'visitor-logged-in',
  'visitor-remembered',
  'visitor-card-member',
  'visitor-community',
  'promotion-none',
  ...PROMOTION_THEMES.map((theme) => `promotion-theme:${theme}`),
  'suggestions-error',
  'suggestions-empty',
  'navigation-error',
  'newsletter-invalid-email',
  'newsletter-error',
  'newsletter-subscribed',
  'newsletter-doi-expired',
  'preview-no-tests',
  'preview-error',
  'slow:1500',
  'offline',
];

describe('the cookie scenario', () => {
  it('accepts every name of the contract', () => {
    expect(parseScenarios(CONTRACT.join(','))).toEqual({ known: CONTRACT, unknown: [] });
  });

  it.each([
    'slow',
    'slow:',
    'slow:-1',
    'slow:1e9',
    'slow:60001',
    'slow:soon',
    'cart-read-error',
    'cart-read-error:',
    'cart-read-error:<b>',
    'promotion-theme:neon',
    'cart-full:1',
    'constructor',
    '__proto__',
  ])('does not recognize "%s", which has no effect', (name) => {
    expect(parseScenarios(name)).toEqual({ known: [], unknown: [name] });
    expect(effectOf([name])).toEqual({ answers: {} });
  });

  it('describes each scenario, with valid examples', () => {
    const scenarios: readonly Scenario[] = SCENARIOS;
    expect(new Set(scenarios.map(({ name }) => name)).size).toBe(scenarios.length);
    for (const { name, description, parameter } of scenarios) {
      expect(description).toMatch(/^[A-Z0-9].+\.$/);
      for (const example of parameter?.examples ?? [])
        expect(parseScenarios(`${name}:${example}`).unknown).toEqual([]);
    }
  });

  it('uses bounded memory for ever-changing lists', () => {
    for (let count = 0; count < 1_000; count++) effectOf([`slow:${count}`]);
    expect(effectOf(['slow:7'])).toMatchObject({ delayMs: 7 });
  });
});

describe('a fixed response', () => {
  it.each<[string, EndpointName, CallOptions, number, unknown]>([
    ['cart-read-error:SOMETHING_NEW', 'readCart', {}, 503, { error: 'SOMETHING_NEW' }],
    ['cart-change-error:ITEM_LIMIT', 'changeCart', {}, 409, { error: 'ITEM_LIMIT', limit: 5 }],
    ['cart-not-modified', 'changeCart', {}, 304, undefined],
    [
      'promotion-none',
      'readPromotion',
      { params: { promotionId: '~header_top' } },
      404,
      { error: 'NOT_FOUND' },
    ],
    [
      'suggestions-empty',
      'readSuggestions',
      { query: { q: 'ka', site: 'DE' } },
      200,
      { searchTerms: [], products: [] },
    ],
    ['newsletter-subscribed', 'readPartnerSite', {}, 200, { nl_status: 'SUBSCRIBED' }],
    [
      'preview-tests-error',
      'readAbTests',
      { query: { time: '2026-11-21T10:00:00Z' } },
      500,
      { error: 'INTERNAL_ERROR' },
    ],
    ['preview-error', 'setPreview', {}, 200, { status: 'INTERNAL_ERROR' }],
  ])('%s: %s', async (scenario, endpoint, options, status, body) => {
    const answer = await aShop({ scenarios: [scenario] }).send(endpoint, options);
    expect(answer.status).toBe(status);
    expect(answer.body).toEqual(body);
  });

  it('a refused change leaves the cart unchanged', async () => {
    const { send } = aShop();
    const before = await send('readCart');
    const body = { setArticle: { productId: '4002', tcm: '400201', quantity: 0 } };
    await send('changeCart', { body, scenarios: ['cart-change-error:UNKNOWN'] });
    expect(await send('readCart')).toEqual(before);
  });
});

describe('initial data of a scenario', () => {
  const body = { setArticle: { productId: '4002', tcm: '400201', quantity: 0 } };
  const count = async (send: ReturnType<typeof aShop>['send'], scenarios: string[]) =>
    cartResponse.parse((await send('readCart', { scenarios })).body).cart.articles.length;

  it('is written once, when it is set; later writes persist', async () => {
    const { send } = aShop();
    expect(await count(send, ['cart-full'])).toBe(4);
    await send('changeCart', { body, scenarios: ['cart-full'] });
    expect(await count(send, ['cart-full'])).toBe(3);
    expect(await count(send, [])).toBe(3);
    expect(await count(send, ['cart-full'])).toBe(4);
  });

  it('is not written when there is none', async () => {
    const store = createMemoryStore();
    const { send } = aShop({}, store);
    await send('readCart');
    await send('readVisitor');
    expect(await store.read('visitor:v1:cart:DE')).toBeUndefined();
    expect(await store.read('visitor:v1')).toBeUndefined();
  });

  it.each([
    ['visitor-logged-in', 'LOGGED_IN', false, false],
    ['visitor-remembered', 'REMEMBERED', false, false],
    ['visitor-card-member', 'LOGGED_IN', true, false],
    ['visitor-community', 'LOGGED_IN', false, true],
    ['visitor-card-member,visitor-community', 'LOGGED_IN', true, true],
    ['visitor-card-member,visitor-remembered', 'REMEMBERED', true, false],
  ])('%s determines the visitor, with the matching cookies', async (names, loginStatus, card, community) => {
    const scenarios = names.split(',');
    expect((await aShop({ scenarios }).send('readVisitor')).body).toMatchObject({
      tracking: { loginStatus },
      customer: { statuses: { isVitrinecardMember: card, isCommunityMember: community } },
    });
    expect(scenarioCookies(scenarios).map(({ name }) => name)).toEqual(['LoginToken', 'LongTermToken']);
  });
});

describe('delay and connection', () => {
  const names = Object.keys(endpoints) as EndpointName[];

  it('slow: every response has a delay, also a fixed one and one that never arrives', async () => {
    for (const name of names) {
      const answer = await mockShop[name](aCall(name, { scenarios: ['slow:1500'] }), createMemoryStore());
      expect(answer.delayMs, name).toBe(1500);
    }
    const fixed = await aShop({ scenarios: ['slow:200', 'suggestions-error'] }).send('readSuggestions');
    expect(fixed).toMatchObject({ status: 500, delayMs: 200 });
    const broken = await mockShop.readCart(
      aCall('readCart', { scenarios: ['offline', 'slow:50'] }),
      createMemoryStore(),
    );
    expect(broken).toEqual({ kind: 'broken', delayMs: 50 });
  });

  it('jitter: responses arrive out of order, the same every time', async () => {
    const delaysOf = () =>
      Promise.all(
        [1, 2, 3, 4, 5, 6].map(async (quantity) => {
          const body = { setArticle: { productId: '4002', tcm: '400201', quantity } };
          const call = aCall('changeCart', { body, scenarios: ['jitter:1000', 'slow:10'] });
          return (await mockShop.changeCart(call, createMemoryStore())).delayMs ?? -1;
        }),
      );
    const delays = await delaysOf();
    expect(await delaysOf()).toEqual(delays);
    expect(Math.min(...delays)).toBeGreaterThanOrEqual(10);
    expect(Math.max(...delays)).toBeLessThanOrEqual(1010);
    expect(new Set(delays).size).toBeGreaterThan(3);
  });

  it.each(SERVICES)('down:%s: its calls fail with their own schema, all others work', async (service) => {
    for (const name of names) {
      const { failure, service: owner }: Endpoint = endpoints[name];
      const call = aCall(name, { scenarios: [`down:${service}`], params: { base: 'internal' } });
      const response = await mockShop[name](call, createMemoryStore());
      if (response.kind === 'broken') throw new Error('The connection broke.');
      expect(response.status === 503, name).toBe(owner === service);
      if (owner === service && failure) expect(failure.safeParse(response.body).success).toBe(true);
    }
  });

  it('offline: every call fails', async () => {
    for (const name of names)
      expect(await mockShop[name](aCall(name, { scenarios: ['offline'] }), createMemoryStore())).toEqual({
        kind: 'broken',
      });
  });
});

describe('BFF-02: failures with their own scenario', () => {
  it('preview-session-ended: staff are recognized, but nothing can be renewed or set any more', async () => {
    const cookies = Object.fromEntries(
      scenarioCookies(['preview-session-ended']).map(({ name, value }) => [name, value]),
    );
    const { send } = aShop({ scenarios: ['preview-session-ended'], cookies });
    expect((await send('checkStaff')).body).toMatchObject({ status: 'SUCCESS' });
    for (const name of ['renewStaff', 'setPreview'] as const)
      expect((await send(name)).body).toEqual({ status: 'UNAUTHORIZED' });
  });
});
