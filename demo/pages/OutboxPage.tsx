import { type MailSummary, sentAtText } from '#demo/model/outbox.ts';
import { useFormatLocale, useText } from '#src/entries/index.ts';
import { LINKS } from '#src/entries/sites.ts';
import { ButtonLink, Link, MailIcon } from '#src/entries/ui.ts';
import type { ContentOf } from './contentOf.ts';
import styles from './OutboxPage.module.css';
import { PageIntro } from './PageIntro.tsx';

/** The demo's sent mails, for completing a double opt-in. */
export function OutboxPage({ mails }: ContentOf<'outbox'>) {
  const text = useText();
  return (
    <>
      <PageIntro
        title={text('demo.outbox.title')}
        text={text('demo.outbox.text')}
        above={[{ title: text('demo.title'), href: '/demo' }]}
      />
      <div className={styles.page}>
        {mails.length === 0 ? (
          <div className={styles.empty}>
            <MailIcon size="large" />
            <p>{text('demo.outbox.empty')}</p>
            <p className={styles.ways}>
              <ButtonLink href={LINKS.newsletter} variant="secondary">
                {text('page.topic.newsletter.title')}
              </ButtonLink>
              <ButtonLink href={LINKS.checkout} variant="secondary">
                {text('page.topic.checkout.title')}
              </ButtonLink>
            </p>
          </div>
        ) : (
          <ul className={styles.mails}>
            {mails.map((mail) => (
              <Mail key={mail.id} {...mail} />
            ))}
          </ul>
        )}
      </div>
    </>
  );
}

function Mail({ id, to, sentAt, subject, locale, links }: MailSummary) {
  const text = useText();
  const language = useFormatLocale();
  return (
    <li className={styles.mail}>
      <p className={styles.envelope}>
        <span>{text('demo.outbox.to', { address: to })}</span>
        <time dateTime={sentAt}>{sentAtText(sentAt, language)}</time>
      </p>
      <h2 className={styles.subject} lang={locale}>
        <Link href={`/demo/outbox/${id}`} variant="quiet">
          {subject}
        </Link>
      </h2>
      <p className={styles.links}>
        {links.confirm && <ButtonLink href={links.confirm}>{text('newsletter.confirm.submit')}</ButtonLink>}
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
