import { useSite, useText } from '#src/i18n/SiteContext.ts';
import { useRichText } from '#src/i18n/useRichText.ts';
import { Disclosure } from '#src/ui/Disclosure/Disclosure.tsx';
import { Link } from '#src/ui/Link/Link.tsx';
import styles from './NewsletterLegal.module.css';
import { PrivacyNote } from './PrivacyNote.tsx';

/** The legal notice about signing up, in a panel that is open without JavaScript. */
export function NewsletterLegal() {
  const text = useText();
  const richText = useRichText();
  const { newsletter: rule, links } = useSite();
  return (
    <Disclosure
      variant="quiet"
      title={text('newsletter.legal.title')}
      className={styles.legal}
      data-part="legal-toggle"
    >
      <div className={styles.body}>
        <p>
          {text(rule.namesAssortment ? 'newsletter.legal.consent' : 'newsletter.legal.consent_plain', {
            age: rule.legalAge,
          })}
        </p>
        <p>
          {richText('newsletter.legal.withdraw', {
            contact: (words) => (
              <Link href={links.contact} isExternal>
                {words}
              </Link>
            ),
          })}
        </p>
        {rule.deletionRules && <p>{text('newsletter.legal.deletion', { days: rule.unconfirmedDays })}</p>}
        {/* The form of these countries has no separate privacy line. */}
        {rule.commercialConsent && <PrivacyNote />}
      </div>
    </Disclosure>
  );
}
