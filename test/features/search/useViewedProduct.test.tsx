import { act, render, screen, waitFor } from '@testing-library/react';
import { createStore } from 'jotai';
import { expect, it, onTestFinished } from 'vitest';
import { createShopApi } from '#src/api/shopApi.ts';
import { EVERY_CATEGORY } from '#src/config/consent.ts';
import { useViewedProduct } from '#src/features/search/index.ts';
import { PageProvider } from '#src/provider/VitrineProvider.tsx';
import { decideConsentAtom, requireConsentAtom } from '#src/state/consentAtoms.ts';
import { readViewedProductsAtom, rememberViewedProductAtom } from '#src/state/viewedProductsAtoms.ts';
import { renderWithShop } from '../../support/renderWithShop.tsx';

const cup = { id: '1', title: 'Tasse', href: '/p/1', image: '/images/cup.svg' };

function ProductPage() {
  useViewedProduct(cup);
  return null;
}

it('BEY-17: a product page is stored only for its site', async () => {
  const { store } = await renderWithShop(<ProductPage />);
  expect(store.set(readViewedProductsAtom)).toEqual([cup]);
  expect((await renderWithShop(null, { site: 'TR' })).store.set(readViewedProductsAtom)).toEqual([]);
});

it('BEY-17: a product page that stays open is stored again on another site, and when its product’s title arrives late', async () => {
  function LatePage({ title }: { title: string }) {
    useViewedProduct({ ...cup, title });
    return null;
  }
  const shops = { DE: createShopApi({ site: 'DE' }), PL: createShopApi({ site: 'PL' }) };
  const page = (site: 'DE' | 'PL', title: string) => (
    <PageProvider site={site} shop={shops[site]}>
      <LatePage title={title} />
    </PageProvider>
  );
  const { rerender } = render(page('DE', ''));
  rerender(page('DE', 'Tasse'));
  rerender(page('PL', 'Filiżanka'));
  await waitFor(() => expect(localStorage.getItem('vitrine-viewed-products-PL')).toContain('Filiżanka'));
  expect(JSON.parse(localStorage.getItem('vitrine-viewed-products-DE') ?? '')).toEqual([cup]);
});

it('BEY-17: a product page that the browser prerenders is stored when the visitor sees it', async () => {
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(document, 'prerendering'));
  const { store } = await renderWithShop(<ProductPage />);
  expect(store.set(readViewedProductsAtom)).toEqual([]);
  Reflect.deleteProperty(document, 'prerendering');
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(store.set(readViewedProductsAtom)).toEqual([cup]);
});

it.each([undefined, null])('LIB-08: a product page may not know its product yet: %s', async (product) => {
  function LatePage() {
    useViewedProduct(product);
    return <h1>Produkt</h1>;
  }
  const { store } = await renderWithShop(<LatePage />);
  expect(screen.getByRole('heading')).toBeVisible();
  expect(store.set(readViewedProductsAtom)).toEqual([]);
});

it('LIB-08: a product has the same id as a number and as a text, and an unreadable one takes no place', async () => {
  const { store } = await renderWithShop(null);
  for (const id of ['1', '2', '3', '4', '5', 4, 4002, 4002])
    store.set(rememberViewedProductAtom, { ...cup, id } as typeof cup);
  for (const href of ['', 'javascript:x']) store.set(rememberViewedProductAtom, { ...cup, href });
  expect(store.set(readViewedProductsAtom).map(({ id }) => id)).toEqual(['4002', '4', '5', '3', '2']);
});

it('APP-03: a product page waits for consent', async () => {
  const store = createStore();
  store.set(requireConsentAtom);
  await renderWithShop(<ProductPage />, { store });
  expect(Object.keys(localStorage)).toEqual([]);
  act(() => store.set(decideConsentAtom, EVERY_CATEGORY));
  expect(store.set(readViewedProductsAtom)).toEqual([cup]);
});

it('BEY-17: five products are stored, newest first and without duplicates', async () => {
  const { store } = await renderWithShop(null);
  for (const id of ['1', '2', '3', '4', '5', '6', '3']) store.set(rememberViewedProductAtom, { ...cup, id });
  expect(store.set(readViewedProductsAtom).map(({ id }) => id)).toEqual(['3', '6', '5', '4', '2']);
});

it.each([
  ['not json', 0],
  ['{"a":1}', 0],
  ['null', 0],
  ['[1, {"id":"1","title":"Tasse","href":"javascript:x"}, {"id":"2","title":"Kanne","href":"/p/2"}]', 1],
  ['[{"id":"2","title":"Kanne","href":"/p/2"}, {"id":"2","title":"Kanne","href":"/p/2"}]', 1],
])('BEY-17: the stored list %j reads as %i products', async (stored, count) => {
  const { store } = await renderWithShop(null);
  localStorage.setItem('vitrine-viewed-products-DE', stored);
  expect(store.set(readViewedProductsAtom)).toHaveLength(count);
});
