import { useAtomValue, useSetAtom } from 'jotai/react';
import { useEffect } from 'react';
import { onceShown } from '#src/lib/onceShown.ts';
import type { ViewedProduct } from '#src/schemas/search.ts';
import { mayStoreAtom } from '#src/state/consentAtoms.ts';
import { rememberViewedProductAtom } from '#src/state/viewedProductsAtoms.ts';

/**
 * Adds the product of this page to the recently viewed ones of this browser and site, when the visitor has consented. A page that
 * the browser prerenders is added when the visitor opens it.
 *
 * @param product `null` or `undefined` while the page has none
 * @example useViewedProduct({ id: '4002', title: 'Bio-Espresso', href: '/p/4002', image: '/images/4002.svg' });
 */
export function useViewedProduct(product: ViewedProduct | null | undefined): void {
  const mayStore = useAtomValue(mayStoreAtom);
  const remember = useSetAtom(rememberViewedProductAtom);
  // Pages write the product inline; one that is equal is no change.
  const json = JSON.stringify(product ?? null);
  useEffect(
    () => (mayStore && json !== 'null' ? onceShown(() => remember(JSON.parse(json))) : undefined),
    [mayStore, json, remember],
  );
}
