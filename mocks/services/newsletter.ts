import { ADDRESS_MAX_LENGTH } from '#src/config/limits.ts';
import type { Locale } from '#src/config/locales.ts';
import type { SiteCode } from '#src/config/sites.ts';
import { isMailable } from '#src/lib/forms/emailAddress.ts';
import type { NewsletterStatus } from '#src/schemas/customer.ts';
import {
  EMAIL_INVALID_PROBLEM,
  type Subscriber,
  subscribeRequest,
  updateSubscriberRequest,
} from '#src/schemas/newsletter.ts';
import { answer, newsletterProblem } from '../answers.ts';
import { effectOf } from '../scenarios/parseScenarios.ts';
import { createToken, hashToken } from '../secrets.ts';
import type { DocumentStore, ShopAnswer, ShopCall, ShopService } from '../world.ts';
import { changeVisitorDocument, type VisitorDocument } from './visitorDocument.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** How long a confirmation link works: 7 days. */
export const LINK_VALID_MS = 7 * DAY_MS;

/** Unconfirmed data is deleted within 14 days of the last sign-up (NWL-19). */
const UNCONFIRMED_MS = 14 * DAY_MS;

/** Mails to one recipient within an hour, whoever asks for them; further sign-ups are answered alike and send none. */
export const MAX_MAILS_PER_HOUR = 5;

/** Consents and interests of a subscriber; more than there are fill the store. */
const MAX_CHOICES = 20;

/** Tokens of a subscriber that are remembered as used. */
const MAX_USED_TOKENS = 10;

/** Mails that the outbox holds; the oldest leave first. */
const OUTBOX_SIZE = 200;

/** Key of the outbox's document. */
export const OUTBOX_KEY = 'outbox';

/**
 * One mail that the shop has sent: facts, no text. The page that shows it renders it in its language. The token is in
 * here because a mail is where a link's secret goes; the store holds only its hash elsewhere.
 */
export interface OutboxMail {
  id: string;
  /** `newsletter-known` goes to an address that gets the newsletter already, and asks for nothing. */
  kind: 'newsletter-confirm' | 'newsletter-known';
  to: string;
  site: SiteCode;
  locale: Locale;
  /** ISO 8601. */
  sentAt: string;
  /** What the confirmation link carries. */
  token?: string;
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

/** Only an unconfirmed recipient is forgotten by itself. */
const lifetimeOf = ({ confirmed }: RecipientDocument) => (confirmed ? {} : { expiresInMs: UNCONFIRMED_MS });

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
  const details: Details = { email, salutation, firstName, lastName, consents, interests: [] };
  const token = createToken();
  const hash = await hashToken(token);
  const now = call.now.getTime();
  const expiresAt = now + (effectOf(call.scenarios).linksAreExpired ? 0 : LINK_VALID_MS);

  const kind = await store.change<RecipientDocument, OutboxMail['kind'] | null>(
    recipientKey(email),
    (stored) => {
      const recipient = current(stored, now);
      if (recipient.mailedAt.length >= MAX_MAILS_PER_HOUR)
        return { document: recipient, value: null, ...lifetimeOf(recipient) };
      recipient.mailedAt.push(now);
      if (recipient.confirmed) return { document: recipient, value: 'newsletter-known' };
      recipient.pending[hash] = { details, expiresAt };
      return { document: recipient, value: 'newsletter-confirm', ...lifetimeOf(recipient) };
    },
  );
  await store.change<TokenDocument, void>(tokenKey(hash), () => ({
    document: { email, expiresAt },
    value: undefined,
    expiresInMs: UNCONFIRMED_MS,
  }));
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
      ...(kind === 'newsletter-confirm' && { token }),
      originalAddress: call.header('X-Original-Address')?.slice(0, ADDRESS_MAX_LENGTH),
      firstName,
      lastName,
    },
  );
  return answer(undefined, { status: 202 });
};

interface FoundToken {
  hash: string;
  key: string;
}

/** The recipient that a token of a mail leads to; whether the token still works, the recipient's document says. */
async function findToken(call: ShopCall, store: DocumentStore): Promise<FoundToken | null> {
  const hash = await hashToken(call.params.subscriberToken ?? '');
  const token = await store.read<TokenDocument>(tokenKey(hash));
  return token ? { hash, key: recipientKey(token.email) } : null;
}

/** The link in the mail: works once, for 7 days, and confirms what its own sign-up said (BFF-06). */
export const confirmSubscriber: ShopService = async (call, store) => {
  if (!isBase(call)) return NO_SUCH_BASE;
  const token = await findToken(call, store);
  if (!token) return INVALID_TOKEN;
  const isConfirmed = await store.change<RecipientDocument, boolean>(token.key, (stored) => {
    const recipient = current(stored, call.now.getTime());
    const { [token.hash]: own, ...pending } = recipient.pending;
    if (!own) return { document: stored, value: false, ...(stored && lifetimeOf(stored)) };
    const usedTokens = [...recipient.usedTokens, token.hash].slice(-MAX_USED_TOKENS);
    return { document: { ...recipient, confirmed: own.details, usedTokens, pending }, value: true };
  });
  return isConfirmed ? answer(undefined, { status: 204 }) : INVALID_TOKEN;
};

/** What a token's own sign-up said. A used or expired token opens nothing: it was for one confirmation (NWL-18). */
export const readSubscriber: ShopService = async (call, store) => {
  if (!isBase(call)) return NO_SUCH_BASE;
  const token = await findToken(call, store);
  const stored = token && (await store.read<RecipientDocument>(token.key));
  const own = token && stored && current(stored, call.now.getTime()).pending[token.hash];
  return own ? answer({ ...own.details, status: 'WAITING_FOR_DOI' }) : INVALID_TOKEN;
};

/** Changes to what a token's own sign-up said, until it is confirmed (NWL-18). */
export const updateSubscriber: ShopService = async (call, store): Promise<ShopAnswer> => {
  if (!isBase(call)) return NO_SUCH_BASE;
  const changes = updateSubscriberRequest.safeParse(call.body);
  if (!changes.success) return INVALID_REQUEST;
  const token = await findToken(call, store);
  if (!token) return INVALID_TOKEN;
  const details = await store.change<RecipientDocument, Details | null>(token.key, (stored) => {
    const recipient = current(stored, call.now.getTime());
    const own = recipient.pending[token.hash];
    if (!own) return { document: stored, value: null, ...(stored && lifetimeOf(stored)) };
    const merged = { ...own.details, ...changes.data };
    own.details = {
      ...merged,
      consents: distinct(merged.consents),
      interests: distinct(merged.interests),
    };
    return { document: recipient, value: own.details, ...lifetimeOf(recipient) };
  });
  return details ? answer({ ...details, status: 'WAITING_FOR_DOI' }) : INVALID_TOKEN;
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
  if (newsletter.isConfirmed) return 'SUBSCRIBED';
  const { tokenHash } = newsletter;
  const token = await store.read<TokenDocument>(tokenKey(tokenHash));
  if (!token) return 'NOT_SUBSCRIBED';
  const recipient = await store.read<RecipientDocument>(recipientKey(token.email));
  if (recipient?.usedTokens.includes(tokenHash)) {
    // The token is forgotten after a while; the visitor is not asked again.
    await changeVisitorDocument(call, store, (document) => ({
      ...document,
      newsletter: { tokenHash, isConfirmed: true },
    }));
    return 'SUBSCRIBED';
  }
  return token.expiresAt > call.now.getTime() ? 'WAITING_FOR_DOI' : 'NOT_SUBSCRIBED';
}
