import type { MailKind } from '#mocks/services/outbox.ts';
import type { Locale } from '#src/config/locales.ts';

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
