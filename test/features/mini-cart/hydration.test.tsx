import { screen } from '@testing-library/react';
import { createStore } from 'jotai';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { ShopApi } from '#src/api/shopApi.ts';
import { MiniCart } from '#src/features/mini-cart/index.ts';
import { cartCountAtom, readStoredCountAtom } from '#src/features/mini-cart/store/cartAtoms.ts';
import { failed } from '#src/lib/result.ts';
import { STORAGE_KEYS } from '#src/lib/storage.ts';
import { storeCartCount } from '#src/lib/visitorHint.ts';
import { PageProvider } from '#src/provider/VitrineProvider.tsx';
import { hydrate, putIntoPage } from '../../support/hydrate.ts';

it.each(['2.5', '-3', '1e9', '', 'x'])('MC-17: the stored text “%s” is not a count', (stored) => {
  localStorage.setItem(STORAGE_KEYS.cartCount, stored);
  const store = createStore();
  store.set(readStoredCountAtom, 'DE');
  expect(store.get(cartCountAtom)).toBe(0);
});

it('MC-17: the stored count of one site is not that of another', () => {
  storeCartCount('DE', 3);
  localStorage.setItem(STORAGE_KEYS.cartCount, '3');
  const countOn = (site: string) => {
    const store = createStore();
    store.set(readStoredCountAtom, site);
    return store.get(cartCountAtom);
  };
  expect(['DE', 'AT'].map(countOn)).toEqual([3, 0]);
  // Another application's cookie of this name is no count of a site.
  document.cookie = 'cart-count=7';
  expect(['DE', 'AT'].map(countOn)).toEqual([3, 3]);
});

it('MC-01: hydrates without a mismatch after another component has read the count, then shows it', async () => {
  const shop = { readCart: async () => failed({ kind: 'network' }) } as unknown as ShopApi;
  const page = (store: ReturnType<typeof createStore>) => (
    <PageProvider site="DE" store={store} shop={shop}>
      <MiniCart />
    </PageProvider>
  );
  localStorage.setItem(STORAGE_KEYS.cartCount, '4');
  const place = putIntoPage(renderToString(page(createStore())));
  const link = place.querySelector('a');
  expect(place.querySelector('[data-part="count"]')).toBeNull();
  const store = createStore();
  store.set(readStoredCountAtom, 'DE');
  expect(await hydrate(place, page(store))).toEqual([]);
  expect(screen.getByRole('link', { name: 'Warenkorb, 4 Artikel' })).toBe(link);
});

it('BEY-16: a count whose cookie the server has removed, as after a log-out or an order, is not shown again before the cart is read', async () => {
  const shop = { readCart: () => new Promise(() => {}) } as unknown as ShopApi;
  const page = (
    <PageProvider site="DE" shop={shop} visitorHint={{}}>
      <MiniCart />
    </PageProvider>
  );
  localStorage.setItem(STORAGE_KEYS.cartCount, '3');
  const place = putIntoPage(renderToString(page));
  expect(await hydrate(place, page)).toEqual([]);
  expect(place.querySelector('[data-part="count"]')).toBeNull();
});

it('MC-17: a cart that was emptied on another page stays empty on the page to which the visitor returns', async () => {
  const shop = { readCart: () => new Promise(() => {}) } as unknown as ShopApi;
  const page = (
    <PageProvider site="DE" shop={shop} visitorHint={{ cartCount: 3 }}>
      <MiniCart />
    </PageProvider>
  );
  const place = putIntoPage(renderToString(page));
  storeCartCount('DE', 0);
  localStorage.setItem(STORAGE_KEYS.cartCount, '0');
  expect(await hydrate(place, page)).toEqual([]);
  expect(screen.getByRole('link', { name: 'Warenkorb, leer' })).toBeVisible();
});
