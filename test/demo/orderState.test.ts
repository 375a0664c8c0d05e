import { expect, it } from 'vitest';
import { orderState } from '#demo/model/orderState.ts';
import { aCart, anArticle } from '#mocks/builders/cart.ts';

const orderOf = (
  first: Parameters<typeof anArticle>[0],
  second = {},
  more: Parameters<typeof aCart>[0] = {},
) =>
  orderState(
    aCart({
      articles: [
        anArticle({ productId: '4000', tcm: '400001', quantity: 2, ...first }),
        anArticle({ productId: '4001', tcm: '400101', quantity: 1, ...second }),
      ],
      totalSum: 40,
      ...more,
    }),
  );

it.each([
  ['quantities that two articles of one price have swapped', orderOf({ quantity: 1 }, { quantity: 2 })],
  ['another variant', orderOf({ tcm: '400002' })],
  ['another price', orderOf({ price: { calculatedPrice: 1 } })],
  ['another coupon', orderOf({}, {}, { redeemedWsacs: ['WINTER10'] })],
])('INP-16: %s is another order', (_, other) => {
  expect(orderOf({})).toBe(orderOf({}));
  expect(other).not.toBe(orderOf({}));
});

it('INP-16: a cart of very many lines counts to its last one', () => {
  const stateOf = (last: number, more: Parameters<typeof aCart>[0] = {}) =>
    orderState(
      aCart({
        articles: Array.from({ length: 600 }, (_, at) =>
          anArticle({ productId: `${at}`, tcm: `40${at}`, quantity: at === 599 ? last : 1 }),
        ),
        ...more,
      }),
    );
  const first = stateOf(1);
  expect(stateOf(1)).toBe(first);
  expect(stateOf(2)).not.toBe(first);
  expect(stateOf(1, { priceSummary: { cartFinalSum: 6_000, redeemedWsacDiscounts: [] } })).not.toBe(first);
});
