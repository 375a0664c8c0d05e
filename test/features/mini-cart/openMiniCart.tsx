import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { MiniCart, type MiniCartProps } from '#src/features/mini-cart/index.ts';
import { pressByKey } from '../../support/pressByKey.ts';
import { type RenderWithShopOptions, renderWithShop } from '../../support/renderWithShop.tsx';

export const READ_CART = 'GET /service/cart/api/cart';
export const CHANGE_CART = 'PUT /service/cart/api/cart';

export const toggle = () => screen.getByRole('button', { name: 'Warenkorb-Vorschau' });
export const panel = () => screen.getByRole('dialog', { name: 'Warenkorb-Vorschau' });

/** Renders a mini cart and opens it by keyboard, until its content is drawn. */
export async function openMiniCart(
  options: RenderWithShopOptions = { scenario: 'cart-full' },
  props: MiniCartProps = {},
) {
  const page = await renderWithShop(<MiniCart {...props} />, options);
  await pressByKey(page.user, toggle());
  await waitFor(() =>
    expect(document.querySelector('[data-part="loader"], [data-part="undrawn"]')).toBeNull(),
  );
  return page;
}
