import { useContentLang, useSite } from '#src/i18n/SiteContext.ts';
import { Link } from '#src/ui/Link/Link.tsx';
import styles from './MiniCartContent.module.css';

/**
 * What the sums include: only tax if shipping has a row of its own; otherwise tax and a link to the shipping costs. Below,
 * the notice on the legal guarantee where the law requires one before a purchase.
 */
export function CartPriceNote({ includesShipping }: { includesShipping: boolean }) {
  const { links, rules } = useSite();
  const lang = useContentLang();
  const { sum, textBeforeLink, linkText, textAfterLink } = rules.priceNote;
  return (
    <>
      <p className={styles.priceNote} data-part="price-note" lang={lang}>
        {includesShipping ? (
          sum
        ) : (
          <>
            {textBeforeLink}
            <Link href={links.shippingCosts}>{linkText}</Link>
            {textAfterLink}
          </>
        )}
      </p>
      {rules.guaranteeNotice && (
        <p className={styles.priceNote} data-part="guarantee-notice" lang={lang}>
          <Link href={links.terms}>{rules.guaranteeNotice}</Link>
        </p>
      )}
    </>
  );
}
