import type { MailSummary } from '#demo/model/outbox.ts';
import { useFormatLocale, useText } from '#src/entries/index.ts';
import { ButtonLink, Link, MailIcon } from '#src/entries/ui.ts';
import type { ContentOf } from './contentOf.ts';
import styles from './OutboxPage.module.css';

/** The demo's sent mails, for completing a double opt-in (BFF-06). */
export function OutboxPage({ mails }: ContentOf<'outbox'>) {
  const text = useText();
  return (
    <div className={styles.page}>
      <h1 className={styles.heading}>{text('demo.outbox.title')}</h1>
      <p className={styles.text}>{text('demo.outbox.text')}</p>
      {mails.length === 0 ? (
        <p className={styles.empty}>
          <MailIcon size="large" />
          {text('demo.outbox.empty')}
        </p>
      ) : (
        <ul className={styles.mails}>
          {mails.map((mail) => (
            <Mail key={mail.id} {...mail} />
          ))}
        </ul>
      )}
      <p>
        <Link href="/demo" variant="standalone">
          {text('demo.to_panel')}
        </Link>
      </p>
    </div>
  );
}

function Mail({ id, to, sentAt, subject, locale, links }: MailSummary) {
  const text = useText();
  const language = useFormatLocale();
  // UTC on both sides, so that the browser's time zone causes no hydration mismatch.
  const when = new Intl.DateTimeFormat(language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(new Date(sentAt));
  return (
    <li className={styles.mail}>
      <p className={styles.envelope}>
        <span>{text('demo.outbox.to', { address: to })}</span>
        <time dateTime={sentAt}>{when} UTC</time>
      </p>
      <h2 className={styles.subject} lang={locale}>
        <Link href={`/demo/outbox/${id}`} variant="quiet">
          {subject}
        </Link>
      </h2>
      <p className={styles.links}>
        {links.confirm && <ButtonLink href={links.confirm}>{text('demo.outbox.link')}</ButtonLink>}
        {links.preferences && <Link href={links.preferences}>{text('newsletter.preferences.link')}</Link>}
        {links.unsubscribe && <Link href={links.unsubscribe}>{text('newsletter.unsubscribe.title')}</Link>}
        <span className={styles.formats}>
          <Link href={`/demo/outbox/${id}`}>HTML</Link>
          <Link href={`/demo/outbox/${id}.txt`}>TXT</Link>
          <Link href={`/demo/outbox/${id}.eml`}>EML</Link>
        </span>
      </p>
    </li>
  );
}
