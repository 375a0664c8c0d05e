import type { Locale } from '#src/config/locales.ts';
import { DEFAULT_SITE, type SiteCode } from '#src/config/sites.ts';
import type { Cart } from '#src/schemas/cart.ts';
import type { DocumentStore } from '../world.ts';
import { retentionMs } from './subscription.ts';

/** Maximum mails in the outbox; the oldest are dropped first. */
const OUTBOX_SIZE = 200;

const HOUR_MS = 3_600_000;

/** The key of the outbox document. */
export const OUTBOX_KEY = 'outbox';

/** The data of a sent mail, without text. The outbox page renders it in its language. */
interface Mail {
  id: string;
  to: string;
  site: SiteCode;
  locale: Locale;
  /** ISO 8601. */
  sentAt: string;
}

export interface NewsletterMail extends Mail {
  /**
   * `newsletter-known` goes to an address that already gets the newsletter; `newsletter-voucher` follows the
   * confirmation.
   */
  kind: 'newsletter-confirm' | 'newsletter-known' | 'newsletter-voucher';
  /** The sign-up contains something that the subscription does not: the link of a `newsletter-known` mail confirms it. */
  changes?: boolean;
  /**
   * The token in the mail's links: each mail has its own, and every token can unsubscribe. The mail contains it, because
   * it contains the link; everywhere else only the hash is stored.
   */
  token: string;
  voucherCode?: string;
  /** The page of the sign-up, to which the link returns. */
  originalAddress?: string;
  firstName?: string;
  lastName?: string;
}

/** The receipt of a legal declaration, with its content. */
interface ReceiptMail extends Mail {
  kind: 'declaration-receipt';
  declaration: 'withdrawal' | 'cancellation';
  entry: Record<string, string>;
}

/** The confirmation of an order, with what was ordered. */
interface OrderMail extends Mail {
  kind: 'order-receipt';
  entry: Record<'firstName' | 'lastName' | 'street' | 'postcode' | 'city' | 'delivery' | 'payment', string>;
  cart: Cart;
  /** The visitor holds the shop's card, which can include shipping in the sums. */
  isCardMember: boolean;
  number: string;
}

/** A mail of the mock shop. */
export type OutboxMail = NewsletterMail | ReceiptMail | OrderMail;
export type MailKind = OutboxMail['kind'];

/** One name for all spellings of a mailbox: case, composed letters, and the domain in any script. */
export function mailboxOf(email: string): string {
  const [, name = email, domain = ''] = /^(.*)@(.*)$/.exec(email.normalize('NFKC').toLowerCase()) ?? [];
  const address = `http://${domain}`;
  return `${name}@${URL.canParse(address) ? new URL(address).hostname : domain}`;
}

/**
 * Adds a mail to the outbox; `null` makes the same store access without a mail.
 *
 * @param maxPerHour mails of this kind to the same mailbox; further ones are not sent. @default unlimited
 * @returns whether it was sent
 */
export function sendMail(
  store: DocumentStore,
  mail: OutboxMail | null,
  now: Date,
  maxPerHour?: number,
): Promise<boolean> {
  const ageOf = ({ sentAt }: OutboxMail) => now.getTime() - Date.parse(sentAt);
  const isKept = (each: OutboxMail) => ageOf(each) < retentionMs(each.site);
  // A clock that was set back leaves times in the future; they do not count.
  const isRecent = (each: OutboxMail) => ageOf(each) >= 0 && ageOf(each) < HOUR_MS;
  return store.change<OutboxMail[], boolean>(OUTBOX_KEY, (mails = []) => {
    const isSame = ({ kind, to }: OutboxMail) => kind === mail?.kind && mailboxOf(to) === mailboxOf(mail.to);
    const isSent =
      mail !== null &&
      (maxPerHour === undefined ||
        mails.filter((each) => isRecent(each) && isSame(each)).length < maxPerHour);
    return {
      document: (isSent ? [mail, ...mails] : mails).filter(isKept).slice(0, OUTBOX_SIZE),
      value: isSent,
      // A mail contains an address, so it is stored no longer than an unconfirmed sign-up.
      expiresInMs: retentionMs(DEFAULT_SITE),
    };
  });
}

/** All sent mails, newest first. */
export const readOutbox = async (store: DocumentStore): Promise<OutboxMail[]> =>
  (await store.read<OutboxMail[]>(OUTBOX_KEY)) ?? [];
