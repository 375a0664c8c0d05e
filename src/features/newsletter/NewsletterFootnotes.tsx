import { useSite, useText } from '#src/i18n/SiteContext.ts';
import { useRichText } from '#src/i18n/useRichText.ts';
import { Link } from '#src/ui/Link/Link.tsx';
import styles from './NewsletterFootnotes.module.css';

/** What the asterisk and the small figure mean, and an example to look at first where there is one (NWL-13, NWL-14). */
export function NewsletterFootnotes() {
  const text = useText();
  const richText = useRichText();
  const { links } = useSite();
  return (
    <div className={styles.footnotes}>
      <p>{text('forms.required_note')}</p>
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
