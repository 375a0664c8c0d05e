import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LINKS } from '#src/config/links.ts';
import { CartOrder, CartView, MiniCart } from '#src/features/mini-cart/index.ts';
import { renderWithShop } from '../../support/renderWithShop.tsx';

const READ = 'GET /service/cart/api/cart';

/** The page's own cart, once its sums are there. */
const summary = () => screen.findByRole('region', { name: 'Kostenübersicht' });

describe('the cart as a page’s content', () => {
  it('MC-15, MC-16: lines, one final sum and the way to the checkout, but no link to itself', async () => {
    renderWithShop(<CartView />);
    expect(within(await summary()).getAllByText('Gesamtsumme')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Zur Kasse' })).toHaveAttribute('href', LINKS.checkout);
    expect(screen.queryByRole('link', { name: 'Zum Warenkorb' })).toBeNull();
    expect(screen.getAllByRole('button', { name: /entfernen|löschen/i }).length).toBeGreaterThan(1);
  });

  it('MC-11: a line is deleted and restored', async () => {
    const { user } = renderWithShop(<CartView />, { scenario: 'cart-full' });
    await summary();
    await user.click(screen.getAllByRole('button', { name: /entfernen|löschen/i })[0] as HTMLElement);
    await user.click(await screen.findByRole('button', { name: /rückgängig/i }));
    expect(document.querySelector('[data-state="deleted"]')).toBeNull();
  });

  it('MC-03: is read once for the page and its mini cart, which never opens there', async () => {
    const { calls } = renderWithShop(
      <>
        <MiniCart pageType="basket" />
        <CartView />
      </>,
      { scenario: 'cart-full' },
    );
    await summary();
    expect(calls.filter((call) => call === READ)).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Warenkorb-Vorschau' })).toBeNull();
  });

  it('MC-04: an empty cart says so', async () => {
    renderWithShop(<CartView />, { scenario: 'cart-empty' });
    expect(await screen.findByRole('heading', { level: 3 })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Kostenübersicht' })).toBeNull();
  });
});

describe('what is about to be ordered', () => {
  it('MC-15: lines with their quantities and the same sums, with nothing to change', async () => {
    renderWithShop(<CartOrder />, { scenario: 'cart-full' });
    expect(within(await summary()).getByText('Gesamtsumme')).toBeVisible();
    expect(screen.getAllByRole('listitem').length).toBeGreaterThan(1);
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(screen.getByRole('link', { name: 'Zum Warenkorb' })).toHaveAttribute('href', LINKS.cart);
  });
});
