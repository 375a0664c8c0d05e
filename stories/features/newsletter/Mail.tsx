import { composeMail } from '#demo/render/mail/composeMail.ts';
import { toMailFacts } from '#demo/render/mail/mailFacts.ts';
import { STORY_TIME } from '#mocks/msw.ts';
import type { NewsletterMail } from '#mocks/services/outbox.ts';
import { DEFAULT_LOCALE, toLocale } from '#src/config/locales.ts';
import { toSiteCode } from '#src/config/sites.ts';
import { useLocale, useSite, useText } from '#src/i18n/SiteContext.ts';

export interface MailProps {
  /** What the mail is for. */
  kind: NewsletterMail['kind'];
  /** The sign-up of a subscriber contains something new. */
  changes?: boolean;
}

const SHOP = 'https://shop.example';
/** Storybook serves the shop's pictures, below any path. */
const withPictures = (html: string) => html.replaceAll(`${SHOP}/mail/`, 'mail/');

/** A mail of the newsletter as a mail program shows it, and its plain text below. */
export function Mail({ kind, changes = false }: MailProps) {
  const text = useText();
  const { code, brand } = useSite();
  const locale = toLocale(useLocale()) ?? DEFAULT_LOCALE;
  const facts = toMailFacts(
    {
      id: 'story',
      kind,
      changes,
      to: 'kim@example.com',
      site: toSiteCode(code),
      locale,
      sentAt: STORY_TIME.toISOString(),
      token: '0123456789abcdef0123456789abcdef0123456789abcdef',
      firstName: 'Kim',
      lastName: 'Kovács',
      ...(kind === 'newsletter-voucher' && { voucherCode: 'HELLO10' }),
    },
    SHOP,
  );
  const mail = composeMail({ ...facts, locale, brand: brand.name }, text);
  return (
    <>
      <iframe
        title={mail.subject}
        srcDoc={withPictures(mail.html)}
        // A mail runs no script; the story reads its document.
        sandbox="allow-same-origin"
        style={{ inlineSize: '100%', blockSize: '46rem', border: 0 }}
        onLoad={({ currentTarget: frame }) => {
          // As high as the mail: a picture shows all of it.
          const { scrollHeight } = frame.contentDocument?.documentElement ?? frame;
          frame.style.blockSize = `${scrollHeight}px`;
        }}
      />
      <pre style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{mail.text}</pre>
    </>
  );
}
