import { expect, it } from 'vitest';
import { orderState } from '#demo/model/orderState.ts';
import { aCart, anArticle } from '#mocks/builders/cart.ts';

it('INP-16: two articles of one price that swap their quantities are another order', () => {
  const orderOf = (...quantities: number[]) =>
    orderState(
      aCart({
        articles: quantities.map((quantity, index) =>
          anArticle({ productId: `400${index}`, tcm: `400${index}01`, quantity }),
        ),
      }),
    );
  expect(orderOf(2, 1)).toBe(orderOf(2, 1));
  expect(orderOf(2, 1)).not.toBe(orderOf(1, 2));
});
