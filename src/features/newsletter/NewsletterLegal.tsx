import { useSite, useText } from '#src/i18n/SiteContext.ts';
import { useRichText } from '#src/i18n/useRichText.ts';
import { ChevronDownIcon } from '#src/ui/Icon/icons.tsx';
import { Link } from '#src/ui/Link/Link.tsx';
import styles from './NewsletterLegal.module.css';

/** What signing up means in law, behind a line that opens it without JavaScript too (NWL-13). */
export function NewsletterLegal() {
  const text = useText();
  const richText = useRichText();
  const { newsletter: rule, links } = useSite();
  return (
    <details className={styles.legal}>
      <summary className={styles.summary} data-part="legal-toggle">
        {text('newsletter.legal.title')}
        <ChevronDownIcon size="small" className={styles.chevron} />
      </summary>
      <div className={styles.body}>
        <p>{text('newsletter.legal.consent', { age: rule.legalAge })}</p>
        <p>
          {richText('newsletter.legal.withdraw', {
            contact: (words) => (
              <Link href={links.contact} isExternal>
                {words}
              </Link>
            ),
          })}
        </p>
        {rule.deletionRules && <p>{text('newsletter.legal.deletion')}</p>}
      </div>
    </details>
  );
}
