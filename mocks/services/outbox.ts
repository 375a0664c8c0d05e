import type { Locale } from '#src/config/locales.ts';
import { DEFAULT_SITE, type SiteCode } from '#src/config/sites.ts';
import type { Cart } from '#src/schemas/cart.ts';
import { hashToken } from '../secrets.ts';
import type { DocumentStore } from '../world.ts';
import { MAX_MAILS_PER_HOUR, retentionMs } from './subscription.ts';

/** Maximum mails in the outbox; the oldest are dropped first. */
export const OUTBOX_SIZE = 200;

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
 * Whether a mailbox may get another mail of a kind: a form's address can belong to another person. The times have a key of
 * their own, which mails to others do not displace.
 */
async function countMail(store: DocumentStore, { kind, to }: OutboxMail, now: number): Promise<boolean> {
  return store.change<number[], boolean>(
    `mail-times:${kind}:${await hashToken(mailboxOf(to))}`,
    (times = []) => {
      // A clock that was set back leaves times in the future; they do not count.
      const recent = times.filter((time) => time <= now && time > now - HOUR_MS);
      const isAllowed = recent.length < MAX_MAILS_PER_HOUR;
      return {
        document: isAllowed ? [...recent, now] : recent,
        value: isAllowed,
        expiresInMs: HOUR_MS,
      };
    },
  );
}

/**
 * Adds a mail to the outbox; `null` makes the same store access without a mail.
 *
 * @returns whether it was sent; further mails of an hour to the same mailbox are not
 */
export async function sendMail(store: DocumentStore, mail: OutboxMail | null, now: Date): Promise<boolean> {
  if (mail && !(await countMail(store, mail, now.getTime()))) return false;
  const isKept = ({ site, sentAt }: OutboxMail) => now.getTime() - Date.parse(sentAt) < retentionMs(site);
  return store.change<OutboxMail[], boolean>(OUTBOX_KEY, (mails = []) => ({
    document: (mail ? [mail, ...mails] : mails).filter(isKept).slice(0, OUTBOX_SIZE),
    value: mail !== null,
    // A mail contains an address, so it is stored no longer than an unconfirmed sign-up.
    expiresInMs: retentionMs(DEFAULT_SITE),
  }));
}

/** All sent mails, newest first. */
export const readOutbox = async (store: DocumentStore): Promise<OutboxMail[]> =>
  (await store.read<OutboxMail[]>(OUTBOX_KEY)) ?? [];
