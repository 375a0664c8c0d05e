import { useText } from '#src/i18n/SiteContext.ts';
import { useRichText } from '#src/i18n/useRichText.ts';
import { MailIcon } from '#src/ui/Icon/icons.tsx';
import styles from './NewsletterSuccess.module.css';

interface NewsletterSuccessProps {
  headingId: string;
  /** The address that the mail went to. */
  email: string;
  headingLevel: 1 | 2 | 3;
}

/** The shop has taken the sign-up; now the person confirms it in their mail (NWL-10). Takes the focus, which reads it. */
export function NewsletterSuccess({ headingId, email, headingLevel }: NewsletterSuccessProps) {
  const text = useText();
  const richText = useRichText();
  const Heading = `h${headingLevel}` as const;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups inputs; this groups words that take the focus.
    <div
      className={styles.success}
      role="group"
      tabIndex={-1}
      aria-labelledby={headingId}
      aria-describedby={`${headingId}-text`}
      data-state="success"
      data-part="newsletter-success"
    >
      <MailIcon size="large" className={styles.icon} />
      <Heading id={headingId} className={styles.title}>
        {text('newsletter.success.title')}
      </Heading>
      <p id={`${headingId}-text`} className={styles.text}>
        {richText('newsletter.success.text', { email })}
      </p>
    </div>
  );
}
