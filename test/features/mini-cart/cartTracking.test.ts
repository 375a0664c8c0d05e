import { expect, it } from 'vitest';
import { trackMade, trackView } from '#src/features/mini-cart/store/cartTracking.ts';
import type { AnalyticsItem } from '#src/lib/dataLayer.ts';
import { cart as cartSchema } from '#src/schemas/cart.ts';
import { createHarness, FINE } from './cartHarness.ts';

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
  trackView((...event) => events.push(event), 'EUR', cart);
  const [[name, { value, items }]] = events as [[string, { value: number; items: AnalyticsItem[] }]];
  expect([name, value]).toEqual(['view_cart', 159.98]);
  expect(items.map(({ item_id, price, quantity }) => [item_id, price, quantity])).toEqual([
    ['coffee', 49.99, 2],
    ['mug', 3.3333, 3],
    ['spoon', 0, 1],
    ['wine', 25, 2],
  ]);
  const sum = items.reduce((total, { price = 0, quantity = 0 }) => total + price * quantity, 0);
  expect(sum).toBeCloseTo(value, 2);
});

/** Plays actions on a cart and returns the events of what the shop has made of them. */
async function eventsOf(act: (harness: ReturnType<typeof createHarness>) => void, fate = FINE.fate) {
  const events: string[] = [];
  const harness = createHarness({ coffee: 2, 'sub-1': 1, WINTER10: 1 }, (change) => {
    if (!change) return;
    trackMade(
      (name, parameters) => {
        const [first] = 'items' in parameters ? parameters.items : [];
        events.push(first ? `${name} ${first.item_id} ${first.quantity}` : name);
      },
      'EUR',
      change,
    );
  });
  void harness.cart.load();
  await harness.clock.advance(100);
  harness.network.write = [{ ...FINE, fate }];
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
  ['a deletion', ['remove_from_cart coffee 2'], ({ cart, keyOf }) => cart.deleteLine(keyOf('coffee'))],
  [
    'an undo',
    ['remove_from_cart coffee 2', 'add_to_cart coffee 2'],
    ({ cart, keyOf }) => {
      cart.deleteLine(keyOf('coffee'));
      cart.undoDelete(keyOf('coffee'));
    },
  ],
  ['a deleted subscription', ['remove_subscription'], ({ cart, keyOf }) => cart.deleteLine(keyOf('sub-1'))],
  ['a removed coupon', ['voucher_removed'], ({ cart, keyOf }) => cart.removeVoucher(keyOf('WINTER10'))],
] satisfies [string, string[], (harness: ReturnType<typeof createHarness>) => void][])(
  'MC-27: %s is reported when the shop has confirmed it',
  async (_name, events, act) => expect(await eventsOf(act)).toEqual(events),
);

it('MC-27: a refused deletion is not reported', async () => {
  const events = await eventsOf(({ cart, keyOf }) => cart.deleteLine(keyOf('coffee')), {
    refusal: 'UNKNOWN',
  });
  expect(events).toEqual([]);
});
