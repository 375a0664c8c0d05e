import { useLocale, useSite } from '#src/i18n/SiteContext.ts';
import { Link } from '#src/ui/Link/Link.tsx';
import styles from './MiniCartContent.module.css';

/**
 * What the sums include: only tax if shipping has a row of its own; otherwise tax and a link to the shipping costs
 *.
 */
export function CartPriceNote({ includesShipping }: { includesShipping: boolean }) {
  const { links, locale, rules } = useSite();
  const pageLocale = useLocale();
  const { sum, textBeforeLink, linkText, textAfterLink } = rules.priceNote;
  return (
    // The note is in the country's language, whatever the page's language is.
    <p className={styles.priceNote} data-part="price-note" lang={locale === pageLocale ? undefined : locale}>
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
  );
}
