import type { Locale } from '#src/config/locales.ts';
import type { SiteCode } from '#src/config/sites.ts';
import type { NewsletterStatus } from '#src/schemas/customer.ts';
import {
  EMAIL_INVALID_PROBLEM,
  email as emailSchema,
  type Subscriber,
  subscribeRequest,
  updateSubscriberRequest,
} from '#src/schemas/newsletter.ts';
import { answer, newsletterProblem } from '../answers.ts';
import { effectOf } from '../scenarios/parseScenarios.ts';
import { createToken, hashToken } from '../secrets.ts';
import type { DocumentStore, ShopAnswer, ShopCall, ShopService } from '../world.ts';
import { changeVisitorDocument, type VisitorDocument } from './visitorDocument.ts';

/** How long a confirmation link works: 7 days. */
export const LINK_VALID_MS = 7 * 24 * 3_600_000;

/** Mails that the outbox keeps; the oldest leave first. */
const OUTBOX_SIZE = 200;

/** Key of the outbox's document. */
export const OUTBOX_KEY = 'outbox';

/**
 * One mail that the shop has sent: facts, not words. Who shows it writes it in the language of its page. The token
 * is in here because a mail is where a link's secret goes; everywhere else only its hash is kept.
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

interface SubscriberToken {
  email: string;
  expiresAt: number;
  isConfirmed?: true;
}

const subscriberKey = (email: string) => `subscriber:${email.toLowerCase()}`;
const tokenKey = (hash: string) => `subscriber-token:${hash}`;
const INVALID_TOKEN = newsletterProblem(410, 'urn:newsletter:token_invalid', 'The link is no longer valid');
const INVALID_REQUEST = newsletterProblem(400, 'urn:newsletter:request_invalid', 'Invalid request');

function isBase(call: ShopCall): boolean {
  return call.params.base === 'private' || call.params.base === 'internal';
}
const NO_SUCH_BASE = newsletterProblem(404, 'urn:newsletter:not_found', 'Not found');

function sendMail(store: DocumentStore, mail: OutboxMail): Promise<void> {
  return store.change<OutboxMail[], void>(OUTBOX_KEY, (mails = []) => ({
    document: [mail, ...mails].slice(0, OUTBOX_SIZE),
    value: undefined,
  }));
}

/** All mails the shop has sent, newest first. */
export const readOutbox = async (store: DocumentStore): Promise<OutboxMail[]> =>
  (await store.read<OutboxMail[]>(OUTBOX_KEY)) ?? [];

/**
 * A sign-up (NWL-09, BFF-06). The answer is the same for every address, and so is what the visitor sees afterwards:
 * nobody can find out here who gets the newsletter already.
 */
export const subscribe: ShopService = async (call, store) => {
  if (!isBase(call)) return NO_SUCH_BASE;
  const parsed = subscribeRequest.safeParse(call.body);
  if (!parsed.success) {
    const { email } = (call.body ?? {}) as { email?: unknown };
    return typeof email === 'string' && !emailSchema.safeParse(email).success
      ? newsletterProblem(400, EMAIL_INVALID_PROBLEM, 'Invalid e-mail address')
      : INVALID_REQUEST;
  }
  const { email, salutation, firstName, lastName, consents } = parsed.data;
  const token = createToken();
  const hash = await hashToken(token);
  const expiresAt = call.now.getTime() + (effectOf(call.scenarios).linksAreExpired ? 0 : LINK_VALID_MS);

  const isKnown = await store.change<Subscriber, boolean>(subscriberKey(email), (subscriber) =>
    subscriber?.status === 'SUBSCRIBED'
      ? { document: subscriber, value: true }
      : {
          document: {
            email,
            salutation,
            firstName,
            lastName,
            consents,
            interests: [],
            status: 'WAITING_FOR_DOI',
          },
          value: false,
        },
  );
  // A known address gets no token, but the same steps: how long an answer takes must not tell either.
  await store.change<SubscriberToken, void>(tokenKey(hash), () => ({
    document: isKnown ? undefined : { email, expiresAt },
    value: undefined,
  }));
  await changeVisitorDocument(call, store, (document) => ({ ...document, newsletterTokenHash: hash }));
  await sendMail(store, {
    id: hash.slice(0, 16),
    kind: isKnown ? 'newsletter-known' : 'newsletter-confirm',
    to: email,
    site: call.site,
    locale: call.locale,
    sentAt: call.now.toISOString(),
    ...(!isKnown && { token }),
    originalAddress: call.header('X-Original-Address') ?? undefined,
    firstName,
    lastName,
  });
  return answer(undefined, { status: 202 });
};

async function readToken(
  call: ShopCall,
  store: DocumentStore,
): Promise<(SubscriberToken & { key: string }) | null> {
  const key = tokenKey(await hashToken(call.params.subscriberToken ?? ''));
  const token = await store.read<SubscriberToken>(key);
  return token && (token.isConfirmed || token.expiresAt > call.now.getTime()) ? { ...token, key } : null;
}

/** The link in the mail: works once, and not for ever (BFF-06). */
export const confirmSubscriber: ShopService = async (call, store) => {
  if (!isBase(call)) return NO_SUCH_BASE;
  const token = await readToken(call, store);
  if (!token) return INVALID_TOKEN;
  const isFirst = await store.change<SubscriberToken, boolean>(token.key, (kept) =>
    kept && !kept.isConfirmed
      ? { document: { ...kept, isConfirmed: true }, value: true }
      : { document: kept, value: false },
  );
  if (!isFirst) return INVALID_TOKEN;
  await store.change<Subscriber, void>(subscriberKey(token.email), (subscriber) => ({
    document: subscriber && { ...subscriber, status: 'SUBSCRIBED' },
    value: undefined,
  }));
  return answer(undefined, { status: 204 });
};

/** A subscriber, by the token of the mail (NWL-18). */
export const readSubscriber: ShopService = async (call, store) => {
  if (!isBase(call)) return NO_SUCH_BASE;
  const token = await readToken(call, store);
  const subscriber = token && (await store.read<Subscriber>(subscriberKey(token.email)));
  return subscriber ? answer(subscriber) : INVALID_TOKEN;
};

/** Changes to a subscriber (NWL-18). */
export const updateSubscriber: ShopService = async (call, store): Promise<ShopAnswer> => {
  if (!isBase(call)) return NO_SUCH_BASE;
  const changes = updateSubscriberRequest.safeParse(call.body);
  if (!changes.success) return INVALID_REQUEST;
  const token = await readToken(call, store);
  if (!token) return INVALID_TOKEN;
  const subscriber = await store.change<Subscriber, Subscriber | undefined>(
    subscriberKey(token.email),
    (kept) => {
      const value = kept && { ...kept, ...changes.data };
      return { document: value, value };
    },
  );
  return subscriber ? answer(subscriber) : INVALID_TOKEN;
};

/** How far this visitor's own sign-up has come: it says nothing about an address that somebody else confirmed. */
export async function readNewsletterStatus(
  { newsletterTokenHash }: VisitorDocument,
  store: DocumentStore,
): Promise<NewsletterStatus> {
  if (!newsletterTokenHash) return 'NOT_SUBSCRIBED';
  const token = await store.read<SubscriberToken>(tokenKey(newsletterTokenHash));
  return token?.isConfirmed ? 'SUBSCRIBED' : 'WAITING_FOR_DOI';
}
