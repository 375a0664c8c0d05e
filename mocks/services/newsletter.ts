import { ADDRESS_MAX_LENGTH } from '#src/config/limits.ts';
import type { Locale } from '#src/config/locales.ts';
import { SITES, type SiteCode } from '#src/config/sites.ts';
import { isEmail } from '#src/lib/forms/emailAddress.ts';
import { readEmail } from '#src/lib/forms/enteredText.ts';
import type { NewsletterStatus } from '#src/schemas/customer.ts';
import {
  type Consent,
  type ConsentRecord,
  EMAIL_INVALID_PROBLEM,
  type Subscriber,
  subscribeRequest,
  updateSubscriberRequest,
} from '#src/schemas/newsletter.ts';
import { answer, newsletterProblem } from '../answers.ts';
import { WELCOME_COUPON } from '../content/vouchers.ts';
import { effectOf } from '../scenarios/parseScenarios.ts';
import { createToken, hashToken } from '../secrets.ts';
import type { DocumentStore, ShopAnswer, ShopCall, ShopService } from '../world.ts';
import { changeVisitorDocument, type VisitorDocument } from './visitorDocument.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Lifetime of a confirmation link: 7 days. */
export const LINK_VALID_MS = 7 * DAY_MS;

/** The country's retention period for unconfirmed sign-ups and ended subscriptions (NWL-19). */
const retentionMs = (site: SiteCode) => SITES[site].newsletter.unconfirmedDays * DAY_MS;

/** Maximum mails per recipient and hour, across all visitors. Further sign-ups get the same response and send no mail. */
export const MAX_MAILS_PER_HOUR = 5;

/** Maximum consents and interests of a subscriber, to limit the document's size. */
const MAX_CHOICES = 20;

/** Maximum confirmations of a subscriber with stored tokens: the used one and the voucher's. */
const MAX_USED_TOKENS = 10;

/**
 * Maximum mails for repeated sign-ups whose links open the preferences. Links of older ones still unsubscribe during the
 * country's retention period.
 */
const MAX_OPEN_TOKENS = 20;

/** Maximum pending sign-ups of a recipient; the oldest are dropped first. */
export const MAX_PENDING = 50;

/** Maximum consent records of a subscriber, newest last. */
const MAX_CONSENT_RECORDS = 40;

/** Maximum mails in the outbox; the oldest are dropped first. */
const OUTBOX_SIZE = 200;

/** The key of the outbox document. */
export const OUTBOX_KEY = 'outbox';

/** The kind of a newsletter mail. */
const MAIL_KINDS = ['newsletter-confirm', 'newsletter-known', 'newsletter-voucher'] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/**
 * The data of a sent mail, without text. The outbox page renders it in its language. It contains the token, because a
 * mail contains the link; everywhere else only the hash is stored.
 */
export interface OutboxMail {
  id: string;
  /**
   * `newsletter-known` goes to an address that already gets the newsletter and needs no action; `newsletter-voucher`
   * follows the confirmation.
   */
  kind: MailKind;
  to: string;
  site: SiteCode;
  locale: Locale;
  /** ISO 8601. */
  sentAt: string;
  /** The token in the mail's links: each mail has its own, and every token can unsubscribe. */
  token: string;
  /** The code of the voucher mail. */
  voucherCode?: string;
  /** The page of the sign-up, to which the link returns. */
  originalAddress?: string;
  firstName?: string;
  lastName?: string;
}

type Details = Omit<Subscriber, 'status'>;

/** All data of a recipient in one document, so that a confirmation is one atomic write (BFF-08). */
interface RecipientDocument {
  /** The data confirmed by the owner of the address. */
  confirmed?: Details;
  /** Hashes of the confirming tokens, newest last. */
  usedTokens: string[];
  /** Hashes of the vouchers' tokens, which open the preferences, newest last. Only the owner can create these. */
  voucherTokens?: string[];
  /** Hashes of the tokens of `newsletter-known` mails, which open the preferences, newest last. Any visitor can create these. */
  openTokens?: string[];
  /** Consents before unsubscribing: evidence, stored for the country's retention period. */
  withdrawn?: ConsentRecord[];
  /** Pending sign-ups with their data, by the hash of their mail's token. */
  pending: Record<string, { details: Details; expiresAt: number }>;
  /** Timestamps of the mails of the last hour, in milliseconds since 1970. */
  mailedAt: number[];
}

/** Maps a token to its recipient. Decoys for addresses that already get the newsletter look the same. */
interface TokenDocument {
  email: string;
  expiresAt: number;
}

const distinct = <Choice>(choices: readonly Choice[]): Choice[] =>
  [...new Set(choices)].slice(0, MAX_CHOICES);

const recipientKey = (email: string) => `subscriber:${email.toLowerCase()}`;
const tokenKey = (hash: string) => `subscriber-token:${hash}`;
const INVALID_TOKEN = newsletterProblem(410, 'urn:newsletter:token_invalid', 'The link is no longer valid');
const INVALID_REQUEST = newsletterProblem(400, 'urn:newsletter:request_invalid', 'Invalid request');

function isBase(call: ShopCall): boolean {
  return call.params.base === 'private' || call.params.base === 'internal';
}
const NO_SUCH_BASE = newsletterProblem(404, 'urn:newsletter:not_found', 'Not found');

const EMPTY_RECIPIENT: RecipientDocument = { usedTokens: [], pending: {}, mailedAt: [] };

/** Removes expired data from a recipient: expired links, and mails older than an hour. */
function current(recipient: RecipientDocument = EMPTY_RECIPIENT, now: number): RecipientDocument {
  const pending = Object.entries(recipient.pending).filter(([, { expiresAt }]) => expiresAt > now);
  return {
    ...recipient,
    pending: Object.fromEntries(pending),
    mailedAt: recipient.mailedAt.filter((time) => time > now - HOUR_MS),
  };
}

/** Only the document of a recipient without a subscription expires automatically. */
const lifetimeOf = ({ confirmed }: RecipientDocument, { site }: ShopCall) =>
  confirmed ? {} : { expiresInMs: retentionMs(site) };

/** Stores a token's recipient for the country's retention period, or with `isPermanent` without expiry. */
const putToken = (
  store: DocumentStore,
  hash: string,
  token: TokenDocument,
  { site, isPermanent }: { site: SiteCode; isPermanent: boolean },
): Promise<void> =>
  store.change<TokenDocument, void>(tokenKey(hash), () => ({
    document: token,
    value: undefined,
    ...(!isPermanent && { expiresInMs: retentionMs(site) }),
  }));

/** Lets a token expire when its recipient no longer references it; its data stays unchanged. */
const endToken = (store: DocumentStore, hash: string, site: SiteCode): Promise<void> =>
  store.change<TokenDocument, void>(tokenKey(hash), (token) => ({
    document: token,
    value: undefined,
    expiresInMs: retentionMs(site),
  }));

/** The current consent text, by version and language (BEY-19). */
const consentText = ({ site, locale }: ShopCall) => `${SITES[site].newsletter.consentTextVersion} ${locale}`;

/** Updates the records: new consents start a record, missing consents end theirs. */
function recordConsents(
  records: readonly ConsentRecord[],
  consents: readonly Consent[],
  call: ShopCall,
): ConsentRecord[] {
  const at = call.now.toISOString();
  const ended = records.map((record) =>
    record.withdrawnAt === undefined && !consents.includes(record.consent)
      ? { ...record, withdrawnAt: at }
      : record,
  );
  const isCurrent = (consent: Consent) =>
    ended.some((record) => record.consent === consent && record.withdrawnAt === undefined);
  const begun = consents
    .filter((consent) => !isCurrent(consent))
    .map((consent) => ({ consent, textVersion: consentText(call), givenAt: at }));
  return [...ended, ...begun].slice(-MAX_CONSENT_RECORDS);
}

/** Adds a mail to the outbox; `null` makes the same store access without a mail. */
function sendMail(store: DocumentStore, mail: OutboxMail | null): Promise<void> {
  return store.change<OutboxMail[], void>(OUTBOX_KEY, (mails = []) => ({
    document: mail ? [mail, ...mails].slice(0, OUTBOX_SIZE) : mails,
    value: undefined,
  }));
}

/** All sent mails, newest first. */
export const readOutbox = async (store: DocumentStore): Promise<OutboxMail[]> =>
  (await store.read<OutboxMail[]>(OUTBOX_KEY)) ?? [];

/** Adds a token to a list; also returns the tokens that were dropped. */
function withToken(hashes: readonly string[] = [], hash: string, max: number) {
  const all = [...hashes, hash];
  return { current: all.slice(-max), dropped: all.slice(0, -max) };
}

const withPending = (
  pending: RecipientDocument['pending'],
  hash: string,
  own: RecipientDocument['pending'][string],
): RecipientDocument['pending'] =>
  Object.fromEntries([...Object.entries(pending), [hash, own] as const].slice(-MAX_PENDING));

/**
 * A sign-up (NWL-09, BFF-06). Response, store accesses and the visitor's status are the same for every address, so that
 * they do not reveal who already gets the newsletter.
 */
export const subscribe: ShopService = async (call, store) => {
  if (!isBase(call)) return NO_SUCH_BASE;
  const input = (call.body ?? {}) as { email?: unknown };
  if (typeof input.email === 'string' && !isEmail(readEmail(input.email)))
    return newsletterProblem(400, EMAIL_INVALID_PROBLEM, 'Invalid e-mail address');
  const parsed = subscribeRequest.safeParse(call.body);
  if (!parsed.success) return INVALID_REQUEST;
  const { email, salutation, firstName, lastName } = parsed.data;
  const consents = distinct(parsed.data.consents);
  const details: Details = {
    email,
    salutation,
    firstName,
    lastName,
    consents,
    interests: [],
    consentRecords: recordConsents([], consents, call),
  };
  const token = createToken();
  const hash = await hashToken(token);
  const now = call.now.getTime();
  const expiresAt = now + (effectOf(call.scenarios).linksAreExpired ? 0 : LINK_VALID_MS);

  const { kind, dropped } = await store.change<
    RecipientDocument,
    { kind: OutboxMail['kind'] | null; dropped?: string | undefined }
  >(recipientKey(email), (stored) => {
    const recipient = current(stored, now);
    if (recipient.mailedAt.length >= MAX_MAILS_PER_HOUR)
      return { document: recipient, value: { kind: null }, ...lifetimeOf(recipient, call) };
    recipient.mailedAt.push(now);
    if (recipient.confirmed) {
      const open = withToken(recipient.openTokens, hash, MAX_OPEN_TOKENS);
      return {
        document: { ...recipient, openTokens: open.current },
        value: { kind: 'newsletter-known', dropped: open.dropped[0] },
      };
    }
    recipient.pending = withPending(recipient.pending, hash, { details, expiresAt });
    return { document: recipient, value: { kind: 'newsletter-confirm' }, ...lifetimeOf(recipient, call) };
  });
  // Runs for every sign-up, even without a token to expire, so that timing reveals nothing.
  await endToken(store, dropped ?? hash, call.site);
  await putToken(
    store,
    hash,
    { email, expiresAt },
    { site: call.site, isPermanent: kind === 'newsletter-known' },
  );
  await changeVisitorDocument(call, store, (document) => ({
    ...document,
    newsletter: { tokenHash: hash, isConfirmed: false },
  }));
  await sendMail(
    store,
    kind && {
      id: hash.slice(0, 16),
      kind,
      to: email,
      site: call.site,
      locale: call.locale,
      sentAt: call.now.toISOString(),
      token,
      originalAddress: call.header('X-Original-Address')?.slice(0, ADDRESS_MAX_LENGTH),
      firstName,
      lastName,
    },
  );
  return answer(undefined, { status: 202 });
};

interface FoundToken {
  hash: string;
  /** The recipient's address, and the key of the recipient's document. */
  email: string;
  key: string;
}

/** The recipient of a mail's token; the recipient's document determines whether the token is still valid. */
async function findToken(call: ShopCall, store: DocumentStore): Promise<FoundToken | null> {
  const hash = await hashToken(call.params.subscriberToken ?? '');
  const token = await store.read<TokenDocument>(tokenKey(hash));
  return token ? { hash, email: token.email, key: recipientKey(token.email) } : null;
}

/**
 * Confirms a sign-up by the link in its mail: works once, for 7 days, with the data of that sign-up (BFF-06). The voucher
 * follows in a separate mail, which opens the preferences (BEY-19).
 */
export const confirmSubscriber: ShopService = async (call, store) => {
  if (!isBase(call)) return NO_SUCH_BASE;
  const token = await findToken(call, store);
  if (!token) return INVALID_TOKEN;
  const voucherToken = createToken();
  const voucherHash = await hashToken(voucherToken);
  const confirmed = await store.change<RecipientDocument, { details: Details; dropped: string[] } | null>(
    token.key,
    (stored) => {
      const recipient = current(stored, call.now.getTime());
      const { [token.hash]: own, ...pending } = recipient.pending;
      if (!own) return { document: stored, value: null, ...(stored && lifetimeOf(stored, call)) };
      const details = { ...own.details, confirmedAt: call.now.toISOString() };
      const used = withToken(recipient.usedTokens, token.hash, MAX_USED_TOKENS);
      const vouchers = withToken(recipient.voucherTokens, voucherHash, MAX_USED_TOKENS);
      const { withdrawn: _, ...remaining } = recipient;
      return {
        document: {
          ...remaining,
          confirmed: details,
          usedTokens: used.current,
          voucherTokens: vouchers.current,
          pending,
        },
        value: { details, dropped: [...used.dropped, ...vouchers.dropped] },
      };
    },
  );
  if (!confirmed) return INVALID_TOKEN;
  const { email, firstName, lastName } = confirmed.details;
  for (const hash of confirmed.dropped) await endToken(store, hash, call.site);
  const lasting = { site: call.site, isPermanent: true };
  // The first mail's token can unsubscribe as long as there is a subscription.
  await putToken(store, token.hash, { email, expiresAt: call.now.getTime() }, lasting);
  await putToken(store, voucherHash, { email, expiresAt: call.now.getTime() }, lasting);
  await sendMail(store, {
    id: voucherHash.slice(0, 16),
    kind: 'newsletter-voucher',
    to: email,
    site: call.site,
    locale: call.locale,
    sentAt: call.now.toISOString(),
    token: voucherToken,
    voucherCode: WELCOME_COUPON,
    firstName,
    lastName,
  });
  return answer(undefined, { status: 204 });
};

/** The data that a token gives access to: its own pending sign-up, or the confirmed data for a later mail's token. */
function openedBy({ hash }: FoundToken, recipient: RecipientDocument): Subscriber | null {
  const own = recipient.pending[hash];
  if (own) return { ...own.details, status: 'WAITING_FOR_DOI' };
  const isOpen = recipient.voucherTokens?.includes(hash) || recipient.openTokens?.includes(hash);
  return isOpen && recipient.confirmed ? { ...recipient.confirmed, status: 'SUBSCRIBED' } : null;
}

/** The subscriber of a token. A used confirmation link gives no access (NWL-18). */
export const readSubscriber: ShopService = async (call, store) => {
  if (!isBase(call)) return NO_SUCH_BASE;
  const token = await findToken(call, store);
  const stored = token && (await store.read<RecipientDocument>(token.key));
  const own = token && stored && openedBy(token, current(stored, call.now.getTime()));
  return own ? answer(own) : INVALID_TOKEN;
};

const withoutConsent = (email: string, consentRecords: ConsentRecord[]): Subscriber => ({
  email,
  consents: [],
  interests: [],
  consentRecords,
  status: 'UNSUBSCRIBED',
});

/**
 * Ends all subscriptions and pending sign-ups of a recipient and keeps only the consent records for the country's
 * retention period (BEY-19). Every mail's token may do this, because it was sent to the address. Repeating it is not an
 * error and does not restart the period.
 */
async function unsubscribe(call: ShopCall, store: DocumentStore, token: FoundToken): Promise<ShopAnswer> {
  const known = await store.read<RecipientDocument>(token.key);
  if (known?.withdrawn && Object.keys(current(known, call.now.getTime()).pending).length === 0)
    return answer(withoutConsent(token.email, known.withdrawn));
  const ended = await store.change<RecipientDocument, { tokens: string[]; answer: Subscriber } | null>(
    token.key,
    (stored) => {
      if (!stored) return { document: stored, value: null };
      const recipient = current(stored, call.now.getTime());
      const { pending, confirmed, usedTokens, voucherTokens = [], openTokens = [], mailedAt } = recipient;
      const records = recipient.withdrawn ?? confirmed?.consentRecords ?? [];
      const withdrawn = recordConsents(records, [], call);
      const { email } = confirmed ?? pending[token.hash]?.details ?? { email: token.email };
      return {
        document: { usedTokens, voucherTokens, openTokens, pending: {}, mailedAt, withdrawn },
        value: {
          tokens: [...Object.keys(pending), ...usedTokens, ...voucherTokens, ...openTokens],
          answer: withoutConsent(email, withdrawn),
        },
        expiresInMs: retentionMs(call.site),
      };
    },
  );
  if (!ended) return INVALID_TOKEN;
  // The tokens contain the address, so they expire with it. Other tokens stay unchanged: a stranger who signed the address
  // up still sees a pending sign-up and does not learn that its owner has unsubscribed.
  const document = { email: token.email, expiresAt: call.now.getTime() };
  await putToken(store, token.hash, document, { site: call.site, isPermanent: false });
  for (const hash of new Set(ended.tokens)) if (hash !== token.hash) await endToken(store, hash, call.site);
  return answer(ended.answer);
}

/**
 * Updates the subscriber of a token: a pending sign-up, or the confirmed data (NWL-18). Removing the consent NEWSLETTER
 * unsubscribes.
 */
export const updateSubscriber: ShopService = async (call, store): Promise<ShopAnswer> => {
  if (!isBase(call)) return NO_SUCH_BASE;
  const changes = updateSubscriberRequest.safeParse(call.body);
  if (!changes.success) return INVALID_REQUEST;
  const token = await findToken(call, store);
  if (!token) return INVALID_TOKEN;
  if (changes.data.consents && !changes.data.consents.includes('NEWSLETTER'))
    return unsubscribe(call, store, token);
  const changed = await store.change<RecipientDocument, Subscriber | null>(token.key, (stored) => {
    const recipient = current(stored, call.now.getTime());
    const opened = openedBy(token, recipient);
    if (!opened) return { document: stored, value: null, ...(stored && lifetimeOf(stored, call)) };
    const { status, ...details } = opened;
    const { salutation, firstName, lastName, ...others } = changes.data;
    // An empty text removes a salutation or name; omitted fields stay unchanged.
    const merged = {
      ...details,
      ...others,
      salutation: (salutation ?? details.salutation) || undefined,
      firstName: (firstName ?? details.firstName) || undefined,
      lastName: (lastName ?? details.lastName) || undefined,
    };
    const consents = distinct(merged.consents);
    const next: Details = {
      ...merged,
      consents,
      interests: distinct(merged.interests),
      consentRecords: recordConsents(details.consentRecords, consents, call),
    };
    const own = recipient.pending[token.hash];
    if (own) own.details = next;
    else recipient.confirmed = next;
    return { document: recipient, value: { ...next, status }, ...lifetimeOf(recipient, call) };
  });
  return changed ? answer(changed) : INVALID_TOKEN;
};

/**
 * The status of this visitor's own sign-up (FTR-09, NWL-16): pending while its link is valid. It reveals nothing about an
 * address that another visitor confirmed.
 */
export async function readNewsletterStatus(
  call: ShopCall,
  { newsletter }: VisitorDocument,
  store: DocumentStore,
): Promise<NewsletterStatus> {
  if (!newsletter) return 'NOT_SUBSCRIBED';
  const { tokenHash, isConfirmed } = newsletter;
  const token = await store.read<TokenDocument>(tokenKey(tokenHash));
  // Tokens expire; a visitor with a confirmed sign-up is not asked again.
  if (!token) return isConfirmed ? 'SUBSCRIBED' : 'NOT_SUBSCRIBED';
  const recipient = await store.read<RecipientDocument>(recipientKey(token.email));
  const hasUsed = isConfirmed || recipient?.usedTokens.includes(tokenHash);
  // Must not reveal to other visitors that the address owner has unsubscribed.
  if (recipient?.withdrawn && hasUsed) return 'NOT_SUBSCRIBED';
  if (isConfirmed) return 'SUBSCRIBED';
  if (hasUsed) {
    await changeVisitorDocument(call, store, (document) => ({
      ...document,
      newsletter: { tokenHash, isConfirmed: true },
    }));
    return 'SUBSCRIBED';
  }
  return token.expiresAt > call.now.getTime() ? 'WAITING_FOR_DOI' : 'NOT_SUBSCRIBED';
}
