import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { createStore } from 'jotai';
import { describe, expect, it, vi } from 'vitest';
import { aCart, anArticle } from '#mocks/builders/cart.ts';
import type { ShopApi } from '#src/api/shopApi.ts';
import { UNDO_WINDOW_MS } from '#src/config/limits.ts';
import { LINKS } from '#src/config/links.ts';
import { SITES } from '#src/config/sites.ts';
import { CartOrder, CartView, MiniCart } from '#src/features/mini-cart/index.ts';
import type { Receipt } from '#src/features/mini-cart/store/receipt.ts';
import { Search } from '#src/features/search/index.ts';
import { ok } from '#src/lib/result.ts';
import { decideConsentAtom, requireConsentAtom } from '#src/state/consentAtoms.ts';
import { rememberViewedProductAtom } from '#src/state/viewedProductsAtoms.ts';
import { renderWithShop } from '../../support/renderWithShop.tsx';

const READ = 'GET /service/cart/api/cart';

/** The page's own cart, once its sums are there. */
const summary = () => screen.findByRole('region', { name: 'Kostenübersicht' });

describe('the cart as page content', () => {
  it('MC-03: is read once for the page and its mini cart, which never opens there', async () => {
    const { calls } = await renderWithShop(
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

  it('MC-12: a chosen quantity is sent before the checkout is requested', async () => {
    const { calls } = await renderWithShop(<CartView />, { scenario: 'cart-only:article' });
    await summary();
    const changes = () => calls.filter((call) => call.startsWith('PUT')).length;
    fireEvent.click(screen.getAllByRole('button', { name: /^Eins mehr/ })[0] as HTMLElement);
    await act(async () => {});
    expect(changes()).toBe(0);
    fireEvent.click(screen.getAllByRole('link', { name: 'Zur Kasse' })[0] as HTMLElement);
    await act(async () => {});
    expect(changes()).toBe(1);
  });
});

/** A Czech shop whose visitor holds the card: shipping is free from 499 Kč, and from 999 Kč for all others. */
const CARD_SHOP = {
  readCart: async () => ok({ cart: { articles: [{ productId: 'a', quantity: 1 }], totalSum: 600 } }),
  readVisitor: async () =>
    ok({ tracking: { loginStatus: 'LOGGED_IN' }, customer: { statuses: { isVitrinecardMember: true } } }),
} as unknown as ShopApi;

it.each([
  ['cart', <CartView key="cart" />],
  ['order summary', <CartOrder key="order" />],
])('SIT-10: a card holder’s threshold applies without a header of the library: %s', async (_, part) => {
  await renderWithShop(part, { site: 'CZ', provider: { shop: CARD_SHOP } });
  const find = (name: string) => document.querySelector(`[data-part="${name}"]`);
  await waitFor(() => expect(find('price-note')?.textContent).toBe(SITES.CZ.rules.priceNote.sum));
  const progress = find('shipping-progress');
  if (progress) expect(progress).toHaveTextContent('Dopravu máte zdarma');
});

describe('BEY-18: the empty cart', () => {
  const viewed = () => screen.queryByRole('region', { name: 'Zuletzt angesehen' });
  const products = [
    { id: '1', title: 'Tasse', href: '/p/1', image: '/images/cup.svg' },
    { id: '2', title: 'Kanne', href: '/p/2', image: undefined },
    { id: '3', title: 'Falle', href: 'javascript:alert(1)', image: undefined },
  ];
  /** The cart loads after products were looked at, as where the product's page came before. */
  const showEmpty = async (prepare: (store: ReturnType<typeof createStore>) => void) => {
    const { store } = await renderWithShop(null);
    prepare(store);
    const page = await renderWithShop(
      <>
        <Search />
        <CartView />
      </>,
      { scenario: 'cart-empty', store },
    );
    await screen.findByRole('heading', { level: 3 });
    return page;
  };
  const remember = (store: ReturnType<typeof createStore>) => {
    for (const product of products) store.set(rememberViewedProductAtom, product);
  };

  it('lists viewed products, newest first, and tracks clicks on them', async () => {
    const { user, track } = await showEmpty(remember);
    track.mockClear();
    const links = within(viewed() as HTMLElement).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Kanne', '/p/2'],
      ['Tasse', '/p/1'],
    ]);
    const [first] = links as [HTMLElement];
    first.addEventListener('click', (event) => event.preventDefault());
    await user.click(first);
    expect(track).toHaveBeenCalledExactlyOnceWith('select_item', {
      item_list_id: 'recently_viewed',
      items: [{ item_id: '2', item_name: 'Kanne' }],
    });
  });

  it('APP-03: lists none without consent, and removes them when consent is withdrawn', async () => {
    const { store } = await showEmpty((target) => {
      remember(target);
      target.set(requireConsentAtom);
    });
    expect(viewed()).toBeNull();
    act(() => store.set(decideConsentAtom, { analytics: true, marketing: false }));
    await waitFor(() => expect(viewed()).not.toBeNull());
    act(() => store.set(decideConsentAtom, { analytics: false, marketing: false }));
    await waitFor(() => expect(viewed()).toBeNull());
  });

  it('lists none after the visitor has deleted the history in the search', async () => {
    const { user } = await showEmpty(remember);
    expect(viewed()).not.toBeNull();
    await user.click(screen.getByRole('combobox'));
    await user.click(await screen.findByRole('button', { name: 'Verlauf löschen' }));
    expect(viewed()).toBeNull();
  });

  it('does not list a product that can be restored', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { user, store } = await renderWithShop(<CartView />, { scenario: 'cart-only:article' });
    await summary();
    for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-line][data-id]'))
      store.set(rememberViewedProductAtom, { id: dataset.id ?? '', title: 'Kaffee', href: '/p/1' });
    for (const remove of screen.getAllByRole('button', { name: /entfernen|löschen/i }))
      await user.click(remove);
    await act(() => vi.advanceTimersByTimeAsync(UNDO_WINDOW_MS + 1_000));
    expect(await screen.findAllByRole('button', { name: /^Zurück in den Warenkorb/ })).not.toEqual([]);
    expect(localStorage).not.toHaveLength(0);
    expect(viewed()).toBeNull();
  });
});

describe('the order review', () => {
  it('MC-15: shows lines, what is free, and the same sums', async () => {
    await renderWithShop(<CartOrder />, { scenario: 'cart-full' });
    expect(within(await summary()).getByText('Gesamtsumme')).toBeVisible();
    expect(screen.getByText('Pralinen-Kostprobe').closest('li')).toHaveTextContent(/Gratis$/);
    expect(screen.getByRole('link', { name: 'Zurück zum Warenkorb' })).toHaveAttribute('href', LINKS.cart);
  });

  it('MC-15: a line of another kind has its own quantity', async () => {
    await renderWithShop(<CartOrder />, { scenario: 'cart-only:partnerProduct' });
    await summary();
    expect(screen.getByText(/^Blumenstrauß/).closest('li')).toHaveTextContent(/Anzahl: 2.*59,98/);
  });

  it('DSG-03: an order that is collected in a store costs no shipping', async () => {
    const readCart: ShopApi['readCart'] = async () =>
      ok({
        cart: aCart({ articles: [anArticle({ price: { calculatedPrice: 6.49 } })], shippingCost: 4.95 }),
      });
    const { shop } = await renderWithShop(null);
    const provider = { shop: { ...shop, readCart } };
    const { rerender } = await renderWithShop(<CartOrder />, { provider });
    expect(await summary()).toHaveTextContent(/Versand4,95.*Gesamtsumme11,44/);
    rerender(<CartOrder without={['shipping']} />);
    expect(await summary()).toHaveTextContent(/VersandKostenlos.*Gesamtsumme6,49/);
  });

  const receipt: Receipt = {
    lines: [{ key: '1', id: '1', title: 'Vom Server', pictures: [] }],
    rows: [],
    includesShipping: false,
  };

  it.each([
    ['the cart that the browser has loaded', {}, 'cart-only:article', /Zwischensumme/],
    ['the server’s receipt while the cart cannot be read', {}, 'cart-read-error:UNKNOWN', /Vom Server/],
    ['the receipt of a finished order', { title: 'Deine Bestellung' }, 'cart-only:article', /Vom Server/],
  ] as const)('USR-08, MC-15: shows %s', async (_what, props, scenario, words) => {
    const { calls } = await renderWithShop(<CartOrder receipt={receipt} {...props} />, { scenario });
    if (!('title' in props)) await waitFor(() => expect(calls).toContain(READ));
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('USR-08: the server’s receipt does not return when the page is left', async () => {
    await renderWithShop(<CartOrder receipt={receipt} />, { scenario: 'cart-only:article' });
    await summary();
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(screen.queryByText('Vom Server')).toBeNull();
    expect(screen.queryByText('Zwischensumme')).toBeNull();
  });
});
