import { useSite, useText } from '#src/i18n/SiteContext.ts';
import { useRichText } from '#src/i18n/useRichText.ts';
import { Link } from '#src/ui/Link/Link.tsx';
import styles from './NewsletterFootnotes.module.css';

/** The notes to asterisk and voucher, and the link to an example newsletter where the site has one (NWL-13, NWL-14). */
export function NewsletterFootnotes({ showsVoucherNote }: { showsVoucherNote: boolean }) {
  const text = useText();
  const richText = useRichText();
  const { links } = useSite();
  return (
    <div className={styles.footnotes}>
      <p>{text('forms.required_note')}</p>
      {showsVoucherNote && (
        <p>
          <sup>1</sup>{' '}
          {richText('newsletter.voucher_note', {
            conditions: (words) => (
              <Link href={links.voucherConditions} isExternal>
                {words}
              </Link>
            ),
          })}
        </p>
      )}
      {links.exampleNewsletter && (
        <p>
          <Link href={links.exampleNewsletter} isExternal>
            {text('newsletter.example')}
          </Link>
        </p>
      )}
    </div>
  );
}
