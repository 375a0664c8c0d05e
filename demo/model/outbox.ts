import type { MailKind } from '#mocks/services/outbox.ts';
import type { Locale } from '#src/config/locales.ts';
import { dateText } from '#src/lib/dateText.ts';

/** A mail in the demo's outbox. */
export interface MailSummary {
  id: string;
  kind: MailKind;
  to: string;
  /** ISO 8601. */
  sentAt: string;
  /** In the mail's own language. */
  subject: string;
  /** The language of the subject. */
  locale: Locale;
  /** The targets of the mail's links: confirmation or preferences, and unsubscription. */
  links: { confirm?: string; preferences?: string; unsubscribe?: string };
}

/** When a mail was sent. UTC on both sides, so that the browser's time zone causes no hydration mismatch. */
export function sentAtText(sentAt: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  return `${dateText(format, new Date(sentAt))} UTC`;
}
