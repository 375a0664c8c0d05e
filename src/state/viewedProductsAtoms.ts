import { atom } from 'jotai/vanilla';
import { MAX_VIEWED_PRODUCTS } from '#src/config/limits.ts';
import { readStored, removeStored, STORAGE_KEYS, writeStored } from '#src/lib/storage.ts';
import { uniqueBy } from '#src/lib/uniqueBy.ts';
import { type ViewedProduct, viewedProduct, viewedProducts } from '#src/schemas/search.ts';
import { mayStoreAtom } from './consentAtoms.ts';
import { pageAtom } from './pageAtom.ts';

// One list per site, because titles and URLs belong to one country.
const keyOf = (site: string) => `${STORAGE_KEYS.viewedProducts}${site}`;

function readViewedProducts(site: string): ViewedProduct[] {
  try {
    const stored = viewedProducts.parse(JSON.parse(readStored(keyOf(site)) ?? '[]'));
    return uniqueBy(stored, ({ id }) => id).slice(0, MAX_VIEWED_PRODUCTS);
  } catch {
    return [];
  }
}

/** Reads the products viewed on this site, newest first; none without consent. */
export const readViewedProductsAtom = atom(null, (get): ViewedProduct[] =>
  get(mayStoreAtom) ? readViewedProducts(get(pageAtom).site.code) : [],
);

/**
 * Moves a product to the front of the viewed ones, without duplicates; stores nothing without consent. A product of which
 * the page does not know enough yet would take the place of another one.
 */
export const rememberViewedProductAtom = atom(null, (get, _set, given: ViewedProduct) => {
  const { data: product } = viewedProduct.safeParse(given);
  if (!product || !get(mayStoreAtom)) return;
  const { code } = get(pageAtom).site;
  const others = readViewedProducts(code).filter(({ id }) => id !== product.id);
  writeStored(keyOf(code), JSON.stringify([product, ...others].slice(0, MAX_VIEWED_PRODUCTS)));
});

const removalsAtom = atom(0);
/** Another number after the viewed products were removed, for parts that show them. */
export const viewedRemovalsAtom = atom((get) => get(removalsAtom));

/** Removes the products viewed on this site. */
export const clearViewedProductsAtom = atom(null, (get, set) => {
  removeStored(keyOf(get(pageAtom).site.code));
  set(removalsAtom, (count) => count + 1);
});
