import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CART_PRESETS } from '#mocks/cart/cartPresets.ts';
import { ITEM_LIMIT } from '#mocks/cart/changeCart.ts';
import { assortmentOf } from '#mocks/content/assortment.ts';
import { PARTNER_PRODUCTS } from '#mocks/content/catalogue.ts';
import { promotionOf } from '#mocks/content/promotions.ts';
import { takeCart } from '#mocks/services/cart.ts';
import { SITE_CODES, SITES, type SiteCode } from '#src/config/sites.ts';
import {
  type Cart,
  type CartCommand,
  cartChangeResponse,
  cartResponse,
  type PartialArticle,
} from '#src/schemas/cart.ts';
import { aShop } from './callShop.ts';

function aCartOf(site: SiteCode, ...scenarios: string[]) {
  const { send, store } = aShop({ site, scenarios });
  return {
    store,
    send,
    read: async () => cartResponse.parse((await send('readCart')).body).cart,
    change: async (command: CartCommand) => {
      const { status, body } = await send('changeCart', { body: command });
      return { status, body, cart: status === 200 ? cartChangeResponse.parse(body).cart : null };
    },
  };
}

const coffee = (quantity: number): CartCommand => ({
  setArticle: { productId: '4002', tcm: '400201', quantity },
});

const cents = (amount: number | undefined) => Math.round((amount ?? 0) * 100);
const linePrice = ({ price }: PartialArticle) => cents(price?.calculatedPrice);

/** What all lines of a cart cost, in hundredths. */
function sumOfLines({ articles, giftCards, subscriptions, partnerProducts }: Cart): number {
  return [
    ...articles.map(linePrice),
    ...giftCards.map(({ article }) => linePrice(article)),
    ...subscriptions.map((each) => cents(each.recurringArticlesPrice?.calculatedPrice)),
    ...subscriptions.flatMap((each) => each.nonRecurringArticles.map(linePrice)),
    ...partnerProducts.map(({ totalPrice }) => cents(totalPrice)),
  ].reduce((sum, amount) => sum + amount, 0);
}

describe('a cart', () => {
  it('has articles for a new visitor, and persists changes', async () => {
    const { read, change } = aCartOf('DE');
    const { articles } = await read();
    expect(articles.map(({ productId }) => productId)).toEqual(['4002', '4027', '4016']);
    await change(coffee(0));
    expect((await read()).articles).toHaveLength(2);
  });

  it('belongs to one visitor on one site', async () => {
    const { send, read, change } = aCartOf('DE');
    await change(coffee(5));
    const other = cartResponse.parse((await send('readCart', { visitor: 'v2' })).body).cart;
    expect(other.articles[0]?.quantity).toBe(2);
    const swiss = cartResponse.parse((await send('readCart', { site: 'CH' })).body).cart;
    expect(swiss.articles[0]?.quantity).toBe(2);
    expect((await read()).articles[0]?.quantity).toBe(5);
  });

  it('has only sums that Swiss coins can pay', async () => {
    const numbers: number[] = [];
    JSON.stringify(await aCartOf('CH', 'cart-full').read(), (key, value) => {
      if (typeof value === 'number' && !/percent|count|quantity|interval/i.test(key)) numbers.push(value);
      return value;
    });
    expect(numbers.length).toBeGreaterThan(20);
    expect(numbers.filter((amount) => Math.abs(cents(amount)) % 5 !== 0)).toEqual([]);
  });

  it.each(SITE_CODES)('MC-15: %s adds up, subtracts redemptions and is never negative', async (site) => {
    for (const preset of Object.keys(CART_PRESETS)) {
      const cart = await aCartOf(site, preset).read();
      expect(cents(cart.totalSum)).toBe(sumOfLines(cart));
      const { priceSummary: summary } = cart;
      const discounts =
        summary?.redeemedWsacDiscounts.reduce((sum, { discount }) => sum + cents(discount), 0) ?? 0;
      const cards = cart.giftCardRedemptions.reduce(
        (sum, { redeemedAmount }) => sum + cents(redeemedAmount),
        0,
      );
      expect(cents(summary?.cartFinalSum)).toBe(
        cents(cart.totalSum) -
          discounts -
          cards -
          cents(summary?.totalRedeemedNonWsacDiscounts) -
          cents(summary?.totalRedeemedLoyaltyBeans) +
          cents(cart.shippingCost) +
          cents(cart.paymentOnDeliveryCost),
      );
      expect(summary?.cartFinalSum).toBeGreaterThanOrEqual(0);
    }
  });

  it.each(['CZ', 'HU'] as const)('SIT-04: %s has only whole amounts', async (site) => {
    for (const preset of Object.keys(CART_PRESETS)) {
      const text = JSON.stringify(await aCartOf(site, preset).read());
      const amounts = [
        ...text.matchAll(/"(?:\w*(?:Price|Sum|Cost|Costs|Amount|discount|Discounts))":([\d.]+)/g),
      ];
      expect(amounts.length).toBeGreaterThan(0);
      for (const [pair, amount] of amounts) expect(amount, pair).not.toContain('.');
    }
  });
});

describe('an order', () => {
  const owner = { visitor: 'v1', site: 'DE', scenarios: ['cart-full'] } as const;

  it('empties the cart, which its scenario does not fill again; a second order of the same cart gets nothing', async () => {
    const { store, read } = aCartOf('DE', 'cart-full');
    const { totalSum } = await read();
    const take = () => takeCart(owner, store, (cart) => cart.totalSum === totalSum);
    expect(await Promise.all([take(), take()])).toEqual([true, false]);
    expect(await read()).toMatchObject({ numberOfArticles: 0, totalSum: 0, articles: [], redeemedWsacs: [] });
  });

  it('leaves another cart than the expected one as it is', async () => {
    const { store, read } = aCartOf('DE', 'cart-full');
    const before = await read();
    expect(await takeCart(owner, store, () => false)).toBe(false);
    expect(await read()).toEqual(before);
  });
});

describe('a change', () => {
  it.each([
    ['ITEM_LIMIT', { productId: '4002', tcm: '400201', quantity: ITEM_LIMIT + 1 }, ITEM_LIMIT],
    ['AVAILABILITY_LIMIT', { productId: '4039', tcm: '403901', quantity: 3 }, 2],
    ['PRODUCTDATA_UNAVAILABLE', { productId: '9999', tcm: '999901', quantity: 1 }, undefined],
    ['PRODUCTDATA_UNAVAILABLE', { productId: '4002', tcm: '409001', quantity: 1 }, undefined],
  ])('MC-13: is refused with %s', async (error, setArticle, limit) => {
    const { change, read } = aCartOf('DE');
    const before = await read();
    const { status, body } = await change({ setArticle });
    expect(status).toBe(409);
    expect(body).toEqual(limit === undefined ? { error } : { error, limit });
    expect(await read()).toEqual(before);
  });

  it.each(SITE_CODES)('PRM-04, BEY-13: every code that a promotion of %s shows is redeemed', async (site) => {
    const { change } = aCartOf(site, 'cart-large');
    const dates = [new Date('2026-01-10'), new Date('2026-07-10')];
    const contents = ['~header_top', 'category_4200', 'category_420101', 'category_coffee'].flatMap((id) =>
      dates.map((now) => JSON.parse(promotionOf(id, { site, now })?.contentJSON ?? '{}')),
    );
    const codes = new Set<string>(contents.flatMap(({ voucherCode }) => voucherCode?.code ?? []));
    expect(codes.size).toBe(3);
    for (const code of codes) {
      const { cart } = await change({ setWsac: { code, remove: false } });
      expect(cart?.redeemedWsacs, code).toContain(code);
    }
  });

  it.each(['hello10', 'HELLO10', 'ｈｅｌｌｏ10'])(
    'INP-15, BEY-13: %s is the coupon HELLO10',
    async (code) => {
      const { change } = aCartOf('DE', 'cart-large');
      const { cart } = await change({ setWsac: { code, remove: false } });
      expect(cart?.redeemedWsacs).toContain('HELLO10');
    },
  );

  it('INP-15, BEY-13: a coupon is removed by the code of a Turkish keyboard', async () => {
    const { change } = aCartOf('TR', 'cart-large');
    const { cart } = await change({ setWsac: { code: 'KİS10', remove: false } });
    expect(cart?.redeemedWsacs).toContain('KIS10');
    expect((await change({ setWsac: { code: 'kıs10', remove: true } })).cart?.redeemedWsacs).toEqual([]);
  });

  it('two concurrent changes are both applied', async () => {
    const { change, read } = aCartOf('DE', 'cart-large');
    const { articles } = await read();
    await Promise.all(
      articles
        .slice(0, 20)
        .map(({ productId, tcm = '' }) => change({ setArticle: { productId, tcm, quantity: 0 } })),
    );
    expect((await read()).articles).toHaveLength(180);
  });
});

describe('any series of changes', () => {
  const variants = assortmentOf('DE')
    .variants.slice(0, 60)
    .map(({ product, tcm }) => ({ productId: product.id, tcm }));
  const aCommand: fc.Arbitrary<CartCommand> = fc.oneof(
    fc
      .record({ variant: fc.constantFrom(...variants), quantity: fc.integer({ min: 0, max: 25 }) })
      .map(({ variant, quantity }) => ({ setArticle: { ...variant, quantity } })),
    fc.record({ id: fc.constantFrom('4090', '4091'), set: fc.boolean() }).map(({ id, set }) => ({
      setGiftCard: { productId: id, tcm: `${id}01`, set },
    })),
    fc
      .record({ id: fc.constantFrom(...PARTNER_PRODUCTS.map(({ id }) => id)), set: fc.boolean() })
      .map(({ id, set }) => ({ setPartnerProduct: { partnerProductId: id, set } })),
    fc.boolean().map((remove) => ({ setFreeArticle: { productId: '4095', campaignId: 'WINTER', remove } })),
    fc.constantFrom('S-4711', 'S-4712').map((subscriptionId) => ({ deleteSubscription: { subscriptionId } })),
  );

  it('keeps sums consistent with the lines, in every currency', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...SITE_CODES),
        fc.array(aCommand, { maxLength: 25 }),
        async (site, commands) => {
          const { change, read } = aCartOf(site, 'cart-full');
          for (const command of commands) {
            const { status, cart } = await change(command);
            expect([200, 304, 409]).toContain(status);
            if (cart) expect(cart).toEqual(await read());
          }
          const cart = await read();
          expect(cents(cart.totalSum)).toBe(sumOfLines(cart));
          expect(cart.priceSummary?.cartFinalSum).toBeGreaterThanOrEqual(0);
          if (SITES[site].money.decimal === '') expect(Number.isInteger(cart.totalSum)).toBe(true);
        },
      ),
      { numRuns: 40 },
    );
  });

  it('MC-11: undone in any order gives the same cart', async () => {
    await fc.assert(
      fc.asyncProperty(fc.infiniteStream(fc.nat()), async (numbers) => {
        const { change, read } = aCartOf('DE', 'cart-mixed');
        const before = await read();
        const deletes: [CartCommand, CartCommand][] = [
          ...before.articles.map(({ productId, tcm = '', quantity }): [CartCommand, CartCommand] => [
            { setArticle: { productId, tcm, quantity: 0 } },
            { setArticle: { productId, tcm, quantity } },
          ]),
          ...before.giftCards.map(({ article: { productId, tcm = '' } }): [CartCommand, CartCommand] => [
            { setGiftCard: { productId, tcm, set: false } },
            { setGiftCard: { productId, tcm, set: true } },
          ]),
          ...before.partnerProducts.map(({ partnerProductId }): [CartCommand, CartCommand] => [
            { setPartnerProduct: { partnerProductId, set: false } },
            { setPartnerProduct: { partnerProductId, set: true } },
          ]),
        ];
        const shuffled = <Value>(values: Value[]) =>
          values
            .map((value) => ({ value, rank: numbers.next().value ?? 0 }))
            .sort((a, b) => a.rank - b.rank)
            .map(({ value }) => value);
        for (const [remove] of shuffled(deletes)) await change(remove);
        expect((await read()).articles).toEqual([]);
        for (const [, restore] of shuffled(deletes)) await change(restore);
        expect(await read()).toEqual(before);
      }),
      { numRuns: 20 },
    );
  });
});
