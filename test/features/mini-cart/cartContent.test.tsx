import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { LINKS } from '#src/config/links.ts';
import { loadEagerParts } from '../../support/eagerParts.ts';
import { pressByKey } from '../../support/pressByKey.ts';

// The mini cart's content is a chunk of its own, which may come late or not at all.

const CONTENT = '#src/features/mini-cart/cartContent.ts';
const READ = 'GET /service/cart/api/cart';
const toggle = () => screen.getByRole('button', { name: 'Warenkorb-Vorschau' });
const panel = () => screen.getByRole('dialog', { name: 'Warenkorb-Vorschau' });
const isDrawn = () => waitFor(() => expect(panel().querySelector('[data-line]')).not.toBeNull());

const warn = () => vi.spyOn(console, 'warn').mockImplementation(() => {});
const failing = () => {
  const attempt = vi.fn(() => {
    throw new Error('net::ERR_INTERNET_DISCONNECTED');
  });
  vi.doMock(CONTENT, attempt);
  return attempt;
};

/** A page with freshly loaded modules, so that no content is loaded yet. */
async function loadPage() {
  vi.resetModules();
  const { MiniCart, useCart } = await import('#src/features/mini-cart/index.ts');
  const { renderWithShop } = await import('../../support/renderWithShop.tsx');
  const { spoken } = await import('../../support/announcements.ts');
  await loadEagerParts();
  return { MiniCart, useCart, renderWithShop, spoken };
}

afterEach(() => void vi.doUnmock(CONTENT));

it('MC-02: opens with its loader while the content loads, then shows the cart in the same panel', async () => {
  let arrive = () => {};
  const way = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  vi.doMock(CONTENT, async (original) => {
    await way;
    return original();
  });
  const { MiniCart, renderWithShop } = await loadPage();
  const { user, calls } = await renderWithShop(<MiniCart />, { scenario: 'cart-full' });
  await pressByKey(user, toggle());
  const opened = panel();
  expect(opened).toHaveAttribute('data-flyout', 'CART');
  expect(opened.querySelector('[data-part="loader"]')).toHaveAttribute('aria-busy', 'true');
  expect(within(opened).getByRole('heading', { name: 'Warenkorb' })).toBeVisible();
  expect(calls).toEqual([]);
  await act(async () => arrive());
  await isDrawn();
  expect(panel()).toBe(opened);
  expect(calls).toEqual([READ]);
});

it('MC-03: the cart is requested without an interaction', async () => {
  const { MiniCart, renderWithShop } = await loadPage();
  const { calls } = await renderWithShop(<MiniCart />, { scenario: 'cart-full' });
  await waitFor(() => expect(calls).toEqual([READ]));
  expect(screen.getByRole('link', { name: 'Warenkorb, 8 Artikel' })).toBeVisible();
});

it('MC-02: a failed content chunk shows an error, a retry button and a link to the cart page', async () => {
  const warned = warn();
  failing();
  const { MiniCart, renderWithShop, spoken } = await loadPage();
  const { user } = await renderWithShop(<MiniCart />, { scenario: 'cart-full' });
  await waitFor(() => expect(warned).toHaveBeenCalledTimes(1));
  expect(screen.getByRole('link', { name: /^Warenkorb, / })).toHaveAttribute('href', LINKS.cart);
  await pressByKey(user, toggle());
  const again = await within(panel()).findByRole('button', { name: 'Erneut versuchen' });
  expect(within(panel()).getByRole('link', { name: 'Zum Warenkorb' })).toHaveAttribute('href', LINKS.cart);
  expect(spoken()).toEqual([expect.stringMatching(/^Die Vorschau ließ sich gerade nicht laden/)]);
  vi.doUnmock(CONTENT);
  await user.click(again);
  await isDrawn();
  expect(panel()).toContainElement(document.activeElement as HTMLElement);
});

it('MC-02: focusing the icon retries the load', async () => {
  warn();
  const attempt = failing();
  const { MiniCart, renderWithShop } = await loadPage();
  const { user, calls } = await renderWithShop(<MiniCart />, { scenario: 'cart-full' });
  await waitFor(() => expect(attempt).toHaveBeenCalled());
  vi.doUnmock(CONTENT);
  await user.tab();
  expect(screen.getByRole('link', { name: /^Warenkorb, / })).toHaveFocus();
  await waitFor(() => expect(calls).toEqual([READ]));
});

it('MC-18: a failed addition returns an error message to its caller', async () => {
  warn();
  failing();
  const { useCart, renderWithShop } = await loadPage();
  const results: unknown[] = [];
  function ProductPage() {
    const { addToCart } = useCart();
    return (
      <button
        type="button"
        onClick={async () => results.push(await addToCart({ productId: '4002', tcm: '400201' }))}
      >
        add
      </button>
    );
  }
  const { user, calls } = await renderWithShop(<ProductPage />, { scenario: 'cart-empty' });
  await user.click(screen.getByRole('button', { name: 'add' }));
  await waitFor(() =>
    expect(results).toEqual([
      {
        ok: false,
        error: { code: 'UNKNOWN', message: expect.stringContaining('gerade nicht geändert werden') },
      },
    ]),
  );
  expect(calls).toEqual([]);
});
