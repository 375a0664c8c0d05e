import { useSite, useText } from '#src/i18n/SiteContext.ts';
import { useRichText } from '#src/i18n/useRichText.ts';
import { Link } from '#src/ui/Link/Link.tsx';
import { Slot } from '#src/ui/Slot/Slot.tsx';
import styles from './NewsletterFootnotes.module.css';
import type { NewsletterSlots } from './newsletterSlots.ts';

interface NewsletterFootnotesProps {
  showsVoucherNote: boolean;
  slot: NewsletterSlots['footnotes'];
}

/** The footnotes for the asterisk and the voucher, and the link to an example newsletter if the site has one. */
export function NewsletterFootnotes({ showsVoucherNote, slot }: NewsletterFootnotesProps) {
  const text = useText();
  const richText = useRichText();
  const { links } = useSite();
  const example = links.exampleNewsletter;
  const voucherConditions = links.voucherConditions;
  const original = (
    <>
      <p>{text('forms.required_note')}</p>
      {showsVoucherNote && voucherConditions && (
        <p>
          <sup>1</sup>{' '}
          {richText('newsletter.voucher_note', {
            conditions: (words) => (
              <Link href={voucherConditions} isExternal>
                {words}
              </Link>
            ),
          })}
        </p>
      )}
      {example && (
        <p className={styles.example}>
          <Link href={example} isExternal>
            {text('newsletter.example')}
          </Link>
        </p>
      )}
    </>
  );
  return (
    <div className={styles.footnotes}>
      <Slot name="newsletter footnotes" content={slot} place={{ showsVoucherNote }} original={original} />
    </div>
  );
}
