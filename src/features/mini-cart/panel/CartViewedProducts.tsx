import { useAtomValue, useSetAtom } from 'jotai/react';
import { useId, useLayoutEffect, useState } from 'react';
import { useContentLang, useText } from '#src/i18n/SiteContext.ts';
import { safeHref } from '#src/lib/safeHref.ts';
import type { ViewedProduct } from '#src/schemas/search.ts';
import { mayStoreAtom } from '#src/state/consentAtoms.ts';
import { pageAtom } from '#src/state/pageAtom.ts';
import { readViewedProductsAtom, viewedRemovalsAtom } from '#src/state/viewedProductsAtoms.ts';
import { Link } from '#src/ui/Link/Link.tsx';
import { Picture } from '#src/ui/Picture/Picture.tsx';
import { trackViewedProduct } from '../store/cartTracking.ts';
import styles from './MiniCartContent.module.css';

const NONE: readonly ViewedProduct[] = [];

/** Links to products that were viewed in this browser, except those that are already offered to be put back. */
export function CartViewedProducts({ removedIds }: { removedIds: readonly string[] }) {
  const text = useText();
  const lang = useContentLang();
  const headingId = useId();
  const { track } = useAtomValue(pageAtom);
  const mayStore = useAtomValue(mayStoreAtom);
  const read = useSetAtom(readViewedProductsAtom);
  const [stored, setStored] = useState(NONE);
  // Only the browser knows them. Read before paint, to avoid a layout shift.
  const removals = useAtomValue(viewedRemovalsAtom);
  useLayoutEffect(() => setStored(mayStore ? read() : NONE), [mayStore, read, removals]);
  const products = stored.flatMap((product) => {
    const href = safeHref(product.href);
    return href === null || removedIds.includes(product.id) ? [] : [{ ...product, href }];
  });
  if (products.length === 0) return null;
  return (
    <section className={styles.viewed} aria-labelledby={headingId} data-part="recently-viewed">
      <h4 id={headingId} className={styles.removedHeading}>
        {text('search.viewed')}
      </h4>
      <ul className={styles.viewedList}>
        {products.map(({ id, title, href, image }) => (
          <li key={id}>
            <Link
              href={href}
              variant="quiet"
              className={styles.viewedProduct}
              onClick={() => trackViewedProduct(track, id, title)}
            >
              <Picture className={styles.viewedPicture} src={safeHref(image) ?? undefined} alt="" />
              <span className={styles.viewedTitle} lang={lang}>
                {title}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
