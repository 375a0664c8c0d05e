import { expect, it } from 'vitest';
import { SITE_CODES, SITES } from '#src/config/sites.ts';
import { analyticsItemsOf, entriesOf, withQuantity } from '#src/features/mini-cart/store/cartLines.ts';
import { trackCheckout, trackMade, trackView } from '#src/features/mini-cart/store/cartTracking.ts';
import type { AnalyticsItem } from '#src/lib/dataLayer.ts';
import { cartResponse, cart as cartSchema } from '#src/schemas/cart.ts';
import { aShop } from '../../mocks/callShop.ts';
import { createHarness, refused } from './cartHarness.ts';

const item = (productId: string, quantity: number, calculatedPrice: number) => ({
  productId,
  tcm: `tcm-${productId}`,
  title: productId,
  quantity,
  price: { calculatedPrice },
});

it('MC-27: an item has the price of one piece, and only what can be bought makes the value', () => {
  const cart = cartSchema.parse({
    totalSum: 159.98,
    articles: [item('coffee', 2, 99.98), item('mug', 3, 10)],
    defectiveArticles: [item('lamp', 1, 1_285.99)],
    freeArticles: [{ ...item('spoon', 1, 4), uuid: 'u' }],
    partnerProducts: [{ partnerProductId: 'wine', title: 'wine', totalQuantity: 2, totalPrice: 50 }],
  });
  const events: unknown[][] = [];
  trackView((...event) => events.push(event), SITES.DE, cart);
  const [[name, { value, items }]] = events as [[string, { value: number; items: AnalyticsItem[] }]];
  expect([name, value]).toEqual(['view_cart', 159.98]);
  expect(items.map(({ item_id, price, quantity }) => [item_id, price, quantity])).toEqual([
    ['coffee', 49.99, 2],
    ['mug', 3.33333333, 3],
    ['spoon', 0, 1],
    ['wine', 25, 2],
  ]);
  const sum = items.reduce((total, { price = 0, quantity = 0 }) => total + price * quantity, 0);
  expect(sum).toBeCloseTo(value, 2);
});

it.each(
  SITE_CODES.flatMap((site) => ['cart-full', 'cart-mixed'].map((scenario) => [site, scenario] as const)),
)(
  'MC-27, MC-24: the value is the sum that the cart shows, also with reduced subscriptions: %s, %s',
  async (site, scenario) => {
    const { cart } = cartResponse.parse((await aShop({ site, scenarios: [scenario] }).send('readCart')).body);
    trackView(
      (_event, parameters) => expect((parameters as { value: number }).value).toBeCloseTo(cart.totalSum, 2),
      SITES[site],
      cart,
    );
    expect.assertions(1);
  },
);

const KUWAIT = { currency: 'KWD', money: { ...SITES.DE.money, digits: 3 } };

it.each([
  ['KWD', KUWAIT, [item('coffee', 3, 10), item('mug', 7, 1.005)], 11.005],
  ['EUR', SITES.DE, [item('coffee', 3, 10), item('mug', 7, 1.01)], 11.01],
  ['CZK', SITES.CZ, [item('coffee', 2, 449.4)], 449.4],
] as const)(
  'MC-27, LIB-09: the value has the digits of %s, and is Σ price × quantity',
  (_name, site, articles, total) => {
    const cart = cartSchema.parse({ totalSum: total, articles });
    for (const send of [trackView, trackCheckout])
      send(
        (_event, parameters) => {
          const { value, items } = parameters as { value: number; items: AnalyticsItem[] };
          expect(value).toBe(total);
          const sum = items.reduce((all, { price = 0, quantity = 0 }) => all + price * quantity, 0);
          expect(sum).toBeCloseTo(total, 6);
        },
        site,
        cart,
      );
  },
);

it.each([0, -2])('MC-27: a line of %s pieces is neither shown nor sent', (pieces) => {
  const cart = cartSchema.parse({
    totalSum: 5,
    articles: [item('coffee', pieces, 0), item('mug', pieces, 5), item('cup', 1, 5)],
    freeArticles: [{ ...item('spoon', pieces, 4), uuid: 'u' }],
    giftCards: [{ article: item('card', pieces, 0) }],
    subscriptions: [
      { subscriptionConfigurationId: 's', recurringArticles: [item('beans', 0, 5), item('tea', 1, 5)] },
    ],
    partnerProducts: [{ partnerProductId: 'wine', title: 'wine', totalQuantity: pieces, totalPrice: 9 }],
  });
  expect(entriesOf(cart).map(({ key }) => key)).toEqual(['article cup tcm-cup', 'subscription s']);
  const events: { value: number; items: AnalyticsItem[] }[] = [];
  trackCheckout((_name, parameters) => events.push(parameters as never), SITES.DE, cart);
  expect(events.map(({ value, items }) => [value, items.map(({ item_id }) => item_id)])).toEqual([
    [10, ['cup', 'tea']],
  ]);
  const empty = { key: 'k', kind: 'article', isDefective: false, item: item('coffee', 0, 0) } as const;
  trackMade((_name, parameters) => events.push(parameters as never), SITES.DE, {
    entry: empty as never,
    voucher: undefined,
    pieces: -1,
  });
  expect(events).toHaveLength(1);
});

it('MC-27: a price is for one piece while another quantity is wanted, and an article that cannot be sold has none', () => {
  const cart = cartSchema.parse({
    totalSum: 20,
    articles: [item('coffee', 2, 20)],
    defectiveArticles: [item('lamp', 1, 9)],
  });
  const [coffee, lamp] = entriesOf(cart);
  const price = (entry: typeof coffee) => entry && analyticsItemsOf(entry)[0]?.price;
  expect(coffee && price(withQuantity(coffee, 5))).toBe(10);
  expect(price(lamp)).toBeUndefined();
});

/** Plays actions on a cart and returns the events of what the shop has made of them. */
async function eventsOf(act: (harness: ReturnType<typeof createHarness>) => void) {
  const events: string[] = [];
  const harness = createHarness({ coffee: 2, 'sub-1': 1, WINTER10: 1 }, (change) => {
    if (!change) return;
    trackMade(
      (name, parameters) => {
        const [first] = 'items' in parameters ? parameters.items : [];
        events.push(first ? `${name} ${first.item_id} ${first.quantity}` : name);
      },
      SITES.DE,
      change,
    );
  });
  void harness.cart.load();
  await harness.clock.advance(100);
  act(harness);
  await harness.clock.advance(2_000);
  return events;
}

it.each([
  [
    'an addition',
    ['add_to_cart coffee 3'],
    ({ cart }) => void cart.add({ productId: 'coffee', tcm: 'tcm-coffee', quantity: 3 }),
  ],
  ['a larger quantity', ['add_to_cart coffee 2'], ({ cart, keyOf }) => cart.setQuantity(keyOf('coffee'), 4)],
  [
    'a smaller quantity',
    ['remove_from_cart coffee 1'],
    ({ cart, keyOf }) => cart.setQuantity(keyOf('coffee'), 1),
  ],
  ['a deletion', ['remove_from_cart coffee 2'], ({ cart, keyOf }) => cart.remove(keyOf('coffee'))],
  [
    'nothing that the shop refuses',
    [],
    ({ cart, keyOf, network }) => {
      network.write = [refused('UNKNOWN')];
      cart.remove(keyOf('coffee'));
    },
  ],
  [
    'an undo',
    ['remove_from_cart coffee 2', 'add_to_cart coffee 2'],
    ({ cart, keyOf }) => {
      cart.remove(keyOf('coffee'));
      cart.undo(keyOf('coffee'));
    },
  ],
  ['a deleted subscription', ['remove_subscription'], ({ cart, keyOf }) => cart.remove(keyOf('sub-1'))],
  ['a removed coupon', ['voucher_removed'], ({ cart, keyOf }) => cart.remove(keyOf('WINTER10'))],
] satisfies [string, string[], (harness: ReturnType<typeof createHarness>) => void][])(
  'MC-27: %s is reported when the shop has confirmed it',
  async (_name, events, act) => expect(await eventsOf(act)).toEqual(events),
);
