import { useContentLang, useSite } from '#src/i18n/SiteContext.ts';
import { shippingNote } from '#src/lib/priceNote.ts';
import { Link } from '#src/ui/Link/Link.tsx';
import styles from './MiniCartContent.module.css';

/** The note on tax and shipping, and the notice on the legal guarantee where the law requires one before a purchase. */
export function CartPriceNote({ includesShipping }: { includesShipping: boolean }) {
  const site = useSite();
  const { links, rules } = site;
  const lang = useContentLang();
  const note = includesShipping ? null : shippingNote(site);
  return (
    <>
      <p className={styles.priceNote} data-part="price-note" lang={lang}>
        {note ? (
          // Elements of their own: on a translated page, React could not remove a bare text.
          <span key="shipping">
            {note.textBeforeLink}
            <Link href={note.href}>{note.linkText}</Link>
            {note.textAfterLink}
          </span>
        ) : (
          <span key="sum">{rules.priceNote.sum}</span>
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
