import type { Locale } from '#src/config/locales.ts';
import { DEFAULT_SITE, type SiteCode } from '#src/config/sites.ts';
import type { Cart } from '#src/schemas/cart.ts';
import type { DocumentStore } from '../world.ts';
import { retentionMs } from './subscription.ts';

/** Maximum mails in the outbox; the oldest are dropped first. */
const OUTBOX_SIZE = 200;

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

/** A mail of the newsletter. */
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
  /** The code of the voucher mail. */
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
  /** The number of the order. */
  number: string;
}

/** A mail of the mock shop. */
export type OutboxMail = NewsletterMail | ReceiptMail | OrderMail;
export type MailKind = OutboxMail['kind'];

/** Adds a mail to the outbox; `null` makes the same store access without a mail. */
export function sendMail(store: DocumentStore, mail: OutboxMail | null, now: Date): Promise<void> {
  const isKept = ({ site, sentAt }: OutboxMail) => Date.parse(sentAt) > now.getTime() - retentionMs(site);
  return store.change<OutboxMail[], void>(OUTBOX_KEY, (mails = []) => ({
    document: (mail ? [mail, ...mails] : mails).filter(isKept).slice(0, OUTBOX_SIZE),
    value: undefined,
    // A mail contains an address, so it is stored no longer than an unconfirmed sign-up.
    expiresInMs: retentionMs(DEFAULT_SITE),
  }));
}

/** All sent mails, newest first. */
export const readOutbox = async (store: DocumentStore): Promise<OutboxMail[]> =>
  (await store.read<OutboxMail[]>(OUTBOX_KEY)) ?? [];
