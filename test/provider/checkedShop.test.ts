import { beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { checkShop } from '#src/api/checkShop.ts';
import { type EndpointName, endpoints } from '#src/api/endpoints.ts';
import type { ShopApi } from '#src/api/shopApi.ts';
import { failed, ok } from '#src/lib/result.ts';
import { checkedShop } from '#src/provider/pageShop.ts';
import { createTestShop } from '../support/shopFetch.ts';

let warn: MockInstance<typeof console.warn>;
beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
});

const shopWith = (client: object) => checkedShop(client as ShopApi);
const MALFORMED = { ok: false, error: { kind: 'malformed', isReported: true } };
const NO_RESULT = 'readCart: no result: use `ok(value)` or `failed(error)`';
const CART = { totalSum: 5, articles: [{ productId: 7, tcm: 8, title: 'Te', quantity: '2' }] };

describe('LIB-08: a client of the page’s own', () => {
  it.each<[string, () => unknown, object, string | null]>([
    [
      'rejects',
      () => Promise.reject(new Error('boom')),
      { error: { kind: 'network' } },
      'readCart: Error: boom',
    ],
    [
      'throws',
      () => {
        throw new Error('boom');
      },
      { error: { kind: 'network' } },
      'readCart: Error: boom',
    ],
    ['answers nothing', async () => undefined, MALFORMED, NO_RESULT],
    ['answers the cart itself', async () => ({ cart: CART }), MALFORMED, NO_RESULT],
    ['fails without an error', async () => ({ ok: false }), MALFORMED, NO_RESULT],
    ['fails with a text', async () => failed('sold out'), MALFORMED, NO_RESULT],
    ['answers without a value', async () => ok(undefined), MALFORMED, 'readCart: body: '],
    [
      'answers another shape',
      async () => ok({ cart: { ...CART, totalSum: {} } }),
      MALFORMED,
      'cart.totalSum',
    ],
    [
      'answers what has not been parsed',
      () => ok({ cart: CART }),
      { ok: true, value: { cart: { articles: [{ productId: '7', quantity: 2 }], redeemedWsacs: [] } } },
      null,
    ],
    [
      'refuses with a code',
      async () => failed({ kind: 'refused', status: 409, body: { error: 'ITEM_LIMIT', limit: 3 } }),
      { error: { kind: 'refused', status: 409, body: { error: 'ITEM_LIMIT', limit: 3 } } },
      null,
    ],
    [
      'refuses with a text',
      async () => failed({ kind: 'refused', status: 409, body: 'no' }),
      { error: { kind: 'refused' } },
      null,
    ],
  ])('that %s never throws, and is reported once', async (_what, readCart, answer, problem) => {
    const shop = shopWith({ readCart });
    expect(await shop.readCart()).toMatchObject(answer);
    await shop.readCart();
    expect(warn.mock.calls.flat()).toEqual(problem ? [expect.stringContaining(problem)] : []);
  });

  it('may be a frozen instance of a class, and lack calls that its shop does not have', async () => {
    class Client {
      #pieces = 2;
      async readCart() {
        return ok({ cart: { totalSum: this.#pieces } });
      }
    }
    const shop = shopWith(Object.freeze(new Client()));
    expect(await shop.readCart()).toMatchObject({ ok: true, value: { cart: { totalSum: 2 } } });
    expect(await shop.readNavigation()).toEqual(failed({ kind: 'refused', status: 404 }));
  });

  it('may replace single calls of the library’s client', async () => {
    const { shop: own } = createTestShop();
    own.readCart = async () => ok({ articles: [] }) as never;
    expect(await shopWith(own).readCart()).toMatchObject(MALFORMED);
    expect(warn.mock.calls.flat()).toEqual([expect.stringContaining('readCart: cart: ')]);
    expect(await shopWith(own).readNavigation()).toMatchObject({ ok: true });
  });

  it('reports no call that was aborted', async () => {
    const readSuggestions = async ({ signal }: { signal: AbortSignal }) => signal.throwIfAborted();
    const input = { query: { q: 'ka', site: 'SE' }, signal: AbortSignal.abort() };
    expect(await shopWith({ readSuggestions }).readSuggestions(input)).toEqual(failed({ kind: 'aborted' }));
    expect(warn).not.toHaveBeenCalled();
  });

  describe('that does not answer', () => {
    beforeEach(() => void vi.useFakeTimers());
    const never = vi.fn(() => new Promise(() => {}));

    it.each(['readCart', 'changeCart', 'subscribe', 'readPromotion'] as const)(
      'has failed after the time of the call, and may then give up: %s',
      async (name) => {
        const call = checkShop({ [name]: never } as unknown as ShopApi)[name] as (
          input: object,
        ) => Promise<unknown>;
        const settled = vi.fn();
        void call({}).then(settled);
        await vi.advanceTimersByTimeAsync(endpoints[name].timeoutMs - 1);
        expect(settled).not.toHaveBeenCalled();
        await vi.advanceTimersByTimeAsync(1);
        expect(settled).toHaveBeenCalledExactlyOnceWith(failed({ kind: 'timeout' }));
        expect(never).toHaveBeenLastCalledWith({ signal: expect.objectContaining({ aborted: true }) });
      },
    );

    it('ends at once when the caller aborts it', async () => {
      const controller = new AbortController();
      const input = { query: { q: 'ka', site: 'SE' }, signal: controller.signal };
      const answer = checkShop({ readSuggestions: never } as unknown as ShopApi).readSuggestions(input);
      controller.abort();
      expect(await answer).toEqual(failed({ kind: 'aborted' }));
      expect(vi.getTimerCount()).toBe(0);
    });
  });

  it.each(['foreign', 'cart-mixed, visitor-card-member'])(
    'may pass on what the library’s client answers: %s',
    async (scenario) => {
      const scenarios = scenario.split(', ') as never;
      const { shop: own } = createTestShop({ scenarios });
      const inputs: { [Name in EndpointName]?: object } = {
        readCart: {},
        readNavigation: {},
        readThemeWorlds: {},
        readVisitor: {},
        readSuggestions: { query: { q: 'ka', site: 'DE' } },
        readPromotion: { params: { promotionId: '~header_top' }, query: {} },
        readBaseData: { params: { base: 'internal' } },
        readPartnerSite: {},
      };
      for (const [name, input] of Object.entries(inputs)) {
        const answer = await (own[name as EndpointName] as (input: object) => Promise<unknown>)(input);
        warn.mockClear();
        const passedOn = shopWith({ [name]: async () => answer })[
          name as EndpointName
        ] as () => Promise<unknown>;
        expect(await passedOn(), name).toEqual(answer);
        expect(warn).not.toHaveBeenCalled();
      }
      expect(checkedShop(own)).toBe(own);
      expect(Object.keys(own)).toEqual(Object.keys(endpoints));
    },
  );
});
