import { ADDRESS_MAX_LENGTH } from '#src/config/limits.ts';
import type { Locale } from '#src/config/locales.ts';
import { SITES, type SiteCode } from '#src/config/sites.ts';
import { isMailable } from '#src/lib/forms/emailAddress.ts';
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

/** How long a confirmation link works: 7 days. */
export const LINK_VALID_MS = 7 * DAY_MS;

/** How long the country keeps data of a sign-up that was not confirmed, or of a subscription that has ended (NWL-19). */
const keptMs = (site: SiteCode) => SITES[site].newsletter.unconfirmedDays * DAY_MS;

/** Most mails to one recipient within an hour, from all visitors together. Further sign-ups get the same answer and send no mail. */
export const MAX_MAILS_PER_HOUR = 5;

/** Consents and interests of a subscriber; more than there are fill the store. */
const MAX_CHOICES = 20;

/** Confirmations of a subscriber whose two tokens are remembered: the used one, and the one of the voucher. */
const MAX_USED_TOKENS = 10;

/**
 * Mails to a subscriber who signed up again whose links open the preferences. The links of older ones still unsubscribe, for
 * as long as the country keeps data that has ended.
 */
const MAX_OPEN_TOKENS = 20;

/** Sign-ups of a recipient that wait at a time; the oldest leave first. */
export const MAX_PENDING = 50;

/** Records of given and withdrawn consents that are kept of a subscriber, newest last. */
const MAX_CONSENT_RECORDS = 40;

/** Mails that the outbox holds; the oldest leave first. */
const OUTBOX_SIZE = 200;

/** Key of the outbox's document. */
export const OUTBOX_KEY = 'outbox';

/** What a mail of the newsletter is for. */
export const MAIL_KINDS = ['newsletter-confirm', 'newsletter-known', 'newsletter-voucher'] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/**
 * One mail that the shop has sent: facts, no text. The page that shows it renders it in its language. The token is in
 * here because a mail is where a link's secret goes; the store holds only its hash elsewhere.
 */
export interface OutboxMail {
  id: string;
  /**
   * `newsletter-known` goes to an address that gets the newsletter already, and asks for nothing; `newsletter-voucher`
   * follows the confirmation.
   */
  kind: MailKind;
  to: string;
  site: SiteCode;
  locale: Locale;
  /** ISO 8601. */
  sentAt: string;
  /** What the mail's links carry: each mail has a token of its own, and every one of them unsubscribes. */
  token: string;
  /** The code of the voucher mail. */
  voucherCode?: string;
  /** The page of the sign-up, where the link leads back to. */
  originalAddress?: string;
  firstName?: string;
  lastName?: string;
}

type Details = Omit<Subscriber, 'status'>;

/** Everything about one recipient in one document, so that a confirmation is one atomic write (BFF-08). */
interface RecipientDocument {
  /** What the owner of the address has confirmed. */
  confirmed?: Details;
  /** Hashes of the tokens that confirmed it, newest last. */
  usedTokens: string[];
  /** Hashes of the vouchers' tokens, which open the preferences, newest last. Nobody but the owner makes them. */
  voucherTokens?: string[];
  /** Hashes of the tokens of `newsletter-known` mails, which open the preferences, newest last. Anybody makes them. */
  openTokens?: string[];
  /** What the owner agreed to before unsubscribing: evidence of the consent, kept as long as the country's rule says. */
  withdrawn?: ConsentRecord[];
  /** Sign-ups that wait, each with the data of its own mail's token, by the token's hash. */
  pending: Record<string, { details: Details; expiresAt: number }>;
  /** When mails of the last hour were sent, in milliseconds since 1970. */
  mailedAt: number[];
}

/** Leads from a token to its recipient. Decoys for addresses that get the newsletter already look the same. */
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

/** A recipient without what is over: links that do not work any more, mails of more than an hour ago. */
function current(recipient: RecipientDocument = EMPTY_RECIPIENT, now: number): RecipientDocument {
  const pending = Object.entries(recipient.pending).filter(([, { expiresAt }]) => expiresAt > now);
  return {
    ...recipient,
    pending: Object.fromEntries(pending),
    mailedAt: recipient.mailedAt.filter((time) => time > now - HOUR_MS),
  };
}

/** Only a recipient who does not get the newsletter is forgotten by itself. */
const lifetimeOf = ({ confirmed }: RecipientDocument, { site }: ShopCall) =>
  confirmed ? {} : { expiresInMs: keptMs(site) };

/** A token that leads to a recipient, for as long as the country keeps the recipient's data; `isKept` without an end. */
const putToken = (
  store: DocumentStore,
  hash: string,
  token: TokenDocument,
  { site, isKept }: { site: SiteCode; isKept: boolean },
): Promise<void> =>
  store.change<TokenDocument, void>(tokenKey(hash), () => ({
    document: token,
    value: undefined,
    ...(!isKept && { expiresInMs: keptMs(site) }),
  }));

/** Gives a token an end, as soon as nothing of its recipient names it; what it says stays. */
const endToken = (store: DocumentStore, hash: string, site: SiteCode): Promise<void> =>
  store.change<TokenDocument, void>(tokenKey(hash), (token) => ({
    document: token,
    value: undefined,
    expiresInMs: keptMs(site),
  }));

/** What the site's text says today, by its version and language (BEY-19). */
const consentText = ({ site, locale }: ShopCall) => `${SITES[site].newsletter.consentTextVersion} ${locale}`;

/** The records after a change: consents that are new begin one, consents that are missing end theirs. */
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
  const isGiven = (consent: Consent) =>
    ended.some((record) => record.consent === consent && record.withdrawnAt === undefined);
  const begun = consents
    .filter((consent) => !isGiven(consent))
    .map((consent) => ({ consent, textVersion: consentText(call), givenAt: at }));
  return [...ended, ...begun].slice(-MAX_CONSENT_RECORDS);
}

/** Puts a mail into the outbox; `null` takes the same step of the store and sends nothing. */
function sendMail(store: DocumentStore, mail: OutboxMail | null): Promise<void> {
  return store.change<OutboxMail[], void>(OUTBOX_KEY, (mails = []) => ({
    document: mail ? [mail, ...mails].slice(0, OUTBOX_SIZE) : mails,
    value: undefined,
  }));
}

/** All mails the shop has sent, newest first. */
export const readOutbox = async (store: DocumentStore): Promise<OutboxMail[]> =>
  (await store.read<OutboxMail[]>(OUTBOX_KEY)) ?? [];

/** A list of tokens with one more, and those that no longer have a place in it. */
function withToken(hashes: readonly string[] = [], hash: string, max: number) {
  const all = [...hashes, hash];
  return { kept: all.slice(-max), dropped: all.slice(0, -max) };
}

const withPending = (
  pending: RecipientDocument['pending'],
  hash: string,
  own: RecipientDocument['pending'][string],
): RecipientDocument['pending'] =>
  Object.fromEntries([...Object.entries(pending), [hash, own] as const].slice(-MAX_PENDING));

/**
 * A sign-up (NWL-09, BFF-06). Answer, steps of the store and the visitor's status are the same for every address, so
 * that none of them tells who gets the newsletter already.
 */
export const subscribe: ShopService = async (call, store) => {
  if (!isBase(call)) return NO_SUCH_BASE;
  const asked = (call.body ?? {}) as { email?: unknown };
  // Stricter than the form: a comma would split recipients, angle brackets would hide one (NWL-05).
  if (typeof asked.email === 'string' && !isMailable(asked.email))
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
        document: { ...recipient, openTokens: open.kept },
        value: { kind: 'newsletter-known', dropped: open.dropped[0] },
      };
    }
    recipient.pending = withPending(recipient.pending, hash, { details, expiresAt });
    return { document: recipient, value: { kind: 'newsletter-confirm' }, ...lifetimeOf(recipient, call) };
  });
  // A step of every sign-up, whether or not there is a token to end: time does not tell.
  await endToken(store, dropped ?? hash, call.site);
  await putToken(store, hash, { email, expiresAt }, { site: call.site, isKept: kind === 'newsletter-known' });
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

/** The recipient that a token of a mail leads to; whether the token still works, the recipient's document says. */
async function findToken(call: ShopCall, store: DocumentStore): Promise<FoundToken | null> {
  const hash = await hashToken(call.params.subscriberToken ?? '');
  const token = await store.read<TokenDocument>(tokenKey(hash));
  return token ? { hash, email: token.email, key: recipientKey(token.email) } : null;
}

/**
 * The link in the mail: works once, for 7 days, and confirms what its own sign-up said (BFF-06). The voucher follows in a
 * mail of its own, which opens the preferences (BEY-19).
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
      const { withdrawn: _, ...kept } = recipient;
      return {
        document: {
          ...kept,
          confirmed: details,
          usedTokens: used.kept,
          voucherTokens: vouchers.kept,
          pending,
        },
        value: { details, dropped: [...used.dropped, ...vouchers.dropped] },
      };
    },
  );
  if (!confirmed) return INVALID_TOKEN;
  const { email, firstName, lastName } = confirmed.details;
  for (const hash of confirmed.dropped) await endToken(store, hash, call.site);
  const lasting = { site: call.site, isKept: true };
  // The first mail unsubscribes as long as there is something to unsubscribe from.
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

/** What a token opens of its recipient: its own pending sign-up, or the confirmed data from a later mail. */
function openedBy({ hash }: FoundToken, recipient: RecipientDocument): Subscriber | null {
  const own = recipient.pending[hash];
  if (own) return { ...own.details, status: 'WAITING_FOR_DOI' };
  const isOpen = recipient.voucherTokens?.includes(hash) || recipient.openTokens?.includes(hash);
  return isOpen && recipient.confirmed ? { ...recipient.confirmed, status: 'SUBSCRIBED' } : null;
}

/** The subscriber of a token. The used link of a confirmation opens nothing: it was for that alone (NWL-18). */
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
 * Ends everything that a recipient gets or waits for, and keeps of it when which consent was given and withdrawn, until
 * the country's period is over (BEY-19). Every mail's token may: it was sent to the address. Doing it twice is no error, and
 * does not begin the period again.
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
        expiresInMs: keptMs(call.site),
      };
    },
  );
  if (!ended) return INVALID_TOKEN;
  // The tokens hold the address, so they end with it. What the others say stays: a stranger who signed the address up goes
  // on waiting, and does not see that its owner has unsubscribed.
  const document = { email: token.email, expiresAt: call.now.getTime() };
  await putToken(store, token.hash, document, { site: call.site, isKept: false });
  for (const hash of new Set(ended.tokens)) if (hash !== token.hash) await endToken(store, hash, call.site);
  return answer(ended.answer);
}

/**
 * Changes to the subscriber of a token: to a sign-up until it is confirmed, or to the confirmed data (NWL-18). Without the
 * consent NEWSLETTER a recipient is no subscriber: a change that takes it away unsubscribes.
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
    // An empty text takes a salutation or a name away; what is left out stays.
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
 * How far this visitor's own sign-up has come (FTR-09, NWL-16): it waits as long as its link works, and says nothing
 * about an address that another visitor confirmed.
 */
export async function readNewsletterStatus(
  call: ShopCall,
  { newsletter }: VisitorDocument,
  store: DocumentStore,
): Promise<NewsletterStatus> {
  if (!newsletter) return 'NOT_SUBSCRIBED';
  const { tokenHash, isConfirmed } = newsletter;
  const token = await store.read<TokenDocument>(tokenKey(tokenHash));
  // A token is forgotten after a while; the visitor whose sign-up was confirmed is not asked again.
  if (!token) return isConfirmed ? 'SUBSCRIBED' : 'NOT_SUBSCRIBED';
  const recipient = await store.read<RecipientDocument>(recipientKey(token.email));
  const hasUsed = isConfirmed || recipient?.usedTokens.includes(tokenHash);
  // Whoever has only signed the address up does not learn that its owner has unsubscribed.
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
