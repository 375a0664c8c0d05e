import { ADDRESS_MAX_LENGTH } from '#src/config/limits.ts';
import type { SiteCode } from '#src/config/sites.ts';
import { isEmail } from '#src/lib/forms/emailAddress.ts';
import { readEmail } from '#src/lib/forms/enteredText.ts';
import type { NewsletterStatus } from '#src/schemas/customer.ts';
import {
  ALREADY_CONFIRMED_PROBLEM,
  EMAIL_INVALID_PROBLEM,
  type Subscriber,
  subscribeRequest,
  updateSubscriberRequest,
} from '#src/schemas/newsletter.ts';
import { answer, newsletterProblem } from '../answers.ts';
import { WELCOME_COUPON } from '../content/vouchers.ts';
import { effectOf } from '../scenarios/parseScenarios.ts';
import { createToken, hashToken } from '../secrets.ts';
import type { DocumentStore, ShopCall, ShopResponse, ShopService } from '../world.ts';
import { mailboxOf, type NewsletterMail, sendMail } from './outbox.ts';
import {
  confirm,
  currentRecipient,
  deletedAt,
  isConfirmedLink,
  isEnded,
  LINK_VALID_MS,
  openLink,
  type Recipient,
  retentionMs,
  signUp,
  unsubscribe,
  update,
} from './subscription.ts';
import { changeVisitorDocument, type VisitorDocument } from './visitorDocument.ts';

/** Maps a token to its recipient. Decoys for addresses that already get the newsletter look the same. */
interface TokenDocument {
  email: string;
  expiresAt: number;
}

const recipientKey = (email: string) => `subscriber:${mailboxOf(email)}`;
const tokenKey = (hash: string) => `subscriber-token:${hash}`;
const INVALID_TOKEN = newsletterProblem(410, 'urn:newsletter:token_invalid', 'The link is no longer valid');
const INVALID_REQUEST = newsletterProblem(400, 'urn:newsletter:request_invalid', 'Invalid request');

function isBase(call: ShopCall): boolean {
  return call.params.base === 'private' || call.params.base === 'internal';
}
const NO_SUCH_BASE = newsletterProblem(404, 'urn:newsletter:not_found', 'Not found');

const ALREADY_CONFIRMED = newsletterProblem(
  410,
  ALREADY_CONFIRMED_PROBLEM,
  'The link has confirmed a subscription',
);

/** A change of a recipient's document, which expires without a subscription. */
const changeRecipient = <Value>(
  store: DocumentStore,
  key: string,
  now: number,
  change: (recipient: Recipient) => { recipient: Recipient; value: Value },
): Promise<Value> =>
  store.change<Recipient, Value>(key, (stored) => {
    const { recipient, value } = change(currentRecipient(stored, now));
    const end = deletedAt(recipient);
    if (end === undefined) return { document: recipient, value };
    return end > now
      ? { document: recipient, value, expiresInMs: end - now }
      : { document: undefined, value };
  });

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

/**
 * A sign-up. Response, store accesses and the visitor's status are the same for every address, so that
 * they do not reveal who already gets the newsletter.
 */
export const subscribe: ShopService = async (call, store) => {
  if (!isBase(call)) return NO_SUCH_BASE;
  const { email: entered } = (call.body ?? {}) as { email?: unknown };
  if (typeof entered === 'string' && !isEmail(readEmail(entered)))
    return newsletterProblem(400, EMAIL_INVALID_PROBLEM, 'Invalid e-mail address');
  const parsed = subscribeRequest.safeParse(call.body);
  if (!parsed.success) return INVALID_REQUEST;
  const { email, salutation, firstName, lastName } = parsed.data;
  const token = createToken();
  const hash = await hashToken(token);
  const now = call.now.getTime();
  const expiresAt = now + (effectOf(call.scenarios).linksAreExpired ? 0 : LINK_VALID_MS);
  const input = { email, salutation, firstName, lastName, consents: parsed.data.consents, expiresAt };
  const { mail, dropped } = await changeRecipient(store, recipientKey(email), now, (recipient) => {
    const { recipient: next, ...value } = signUp(recipient, hash, input, call);
    return { recipient: next, value };
  });
  // Runs for every sign-up, even without a token to expire, so that timing reveals nothing.
  for (const each of dropped.length > 0 ? dropped : [hash]) await endToken(store, each, call.site);
  await putToken(
    store,
    hash,
    { email, expiresAt },
    { site: call.site, isPermanent: mail?.kind === 'newsletter-known' },
  );
  await changeVisitorDocument(call, store, (document) => ({
    ...document,
    newsletter: { tokenHash: hash, isConfirmed: false },
  }));
  await sendMail(
    store,
    mail && {
      ...mail,
      id: hash.slice(0, 16),
      to: email,
      site: call.site,
      locale: call.locale,
      sentAt: call.now.toISOString(),
      token,
      originalAddress: call.header('X-Original-Address')?.slice(0, ADDRESS_MAX_LENGTH),
      firstName,
      lastName,
    },
    call.now,
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
 * Confirms a sign-up by the link in its mail, for 7 days and with the data of that sign-up. It may be repeated:
 * the link of a subscription confirms it again and changes nothing. The voucher follows in a separate mail, once per
 * subscription, which opens the preferences.
 */
export const confirmSubscriber: ShopService = async (call, store) => {
  if (!isBase(call)) return NO_SUCH_BASE;
  const token = await findToken(call, store);
  if (!token) return INVALID_TOKEN;
  const now = call.now.getTime();
  const voucherToken = createToken();
  const voucherHash = await hashToken(voucherToken);
  const { result, dropped, subscriber } = await changeRecipient(store, token.key, now, (recipient) => {
    const { recipient: next, ...value } = confirm(recipient, token.hash, voucherHash, call);
    return { recipient: next, value: { ...value, subscriber: next.subscriber } };
  });
  if (result === 'invalid' || !subscriber) return INVALID_TOKEN;
  if (result !== 'welcomed') return answer(undefined, { status: 204 });
  const { email, site, firstName, lastName } = subscriber;
  for (const hash of dropped) await endToken(store, hash, site);
  const lasting = { site, isPermanent: true };
  // The first mail's token can unsubscribe as long as there is a subscription.
  await putToken(store, token.hash, { email, expiresAt: now }, lasting);
  await putToken(store, voucherHash, { email, expiresAt: now }, lasting);
  const voucher: NewsletterMail = {
    id: voucherHash.slice(0, 16),
    kind: 'newsletter-voucher',
    to: email,
    site,
    locale: call.locale,
    sentAt: call.now.toISOString(),
    token: voucherToken,
    voucherCode: WELCOME_COUPON,
    firstName,
    lastName,
  };
  await sendMail(store, voucher, call.now);
  return answer(undefined, { status: 204 });
};

/**
 * The subscriber of a token. The link that confirmed a subscription gives no access to it and says why, so that
 * a page can say the same.
 */
export const readSubscriber: ShopService = async (call, store) => {
  if (!isBase(call)) return NO_SUCH_BASE;
  const token = await findToken(call, store);
  const stored = token && (await store.read<Recipient>(token.key));
  if (!stored) return INVALID_TOKEN;
  const now = call.now.getTime();
  const opened = openLink(stored, token.hash, now);
  if (opened) return answer(opened);
  return isConfirmedLink(stored, token.hash, now) ? ALREADY_CONFIRMED : INVALID_TOKEN;
};

/** Unsubscribes the recipient of a token. Repeating it is no error and does not restart the retention period. */
async function endSubscription(
  call: ShopCall,
  store: DocumentStore,
  token: FoundToken,
): Promise<ShopResponse> {
  const now = call.now.getTime();
  const withoutConsent = ({ history }: Recipient): Subscriber => ({
    email: token.email,
    consents: [],
    interests: [],
    consentRecords: history,
    status: 'UNSUBSCRIBED',
  });
  const stored = await store.read<Recipient>(token.key);
  const known = stored && currentRecipient(stored, now);
  if (!known) return INVALID_TOKEN;
  if (isEnded(known)) return answer(withoutConsent(known));
  const { next, ended } = await changeRecipient(store, token.key, now, (recipient) => {
    const { recipient: next, ended } = unsubscribe(recipient, call);
    return { recipient: next, value: { next, ended } };
  });
  // The tokens contain the address, so they expire with it. Other tokens stay unchanged: a stranger who signed the address
  // up still sees a pending sign-up and does not learn that its owner has unsubscribed.
  await putToken(
    store,
    token.hash,
    { email: token.email, expiresAt: now },
    { site: call.site, isPermanent: false },
  );
  for (const hash of new Set(ended)) if (hash !== token.hash) await endToken(store, hash, call.site);
  return answer(withoutConsent(next));
}

/**
 * Updates the subscriber of a token: a pending sign-up, or the subscription. Removing the consent NEWSLETTER
 * unsubscribes.
 */
export const updateSubscriber: ShopService = async (call, store): Promise<ShopResponse> => {
  if (!isBase(call)) return NO_SUCH_BASE;
  const changes = updateSubscriberRequest.safeParse(call.body);
  if (!changes.success) return INVALID_REQUEST;
  const token = await findToken(call, store);
  if (!token) return INVALID_TOKEN;
  if (changes.data.consents && !changes.data.consents.includes('NEWSLETTER'))
    return endSubscription(call, store, token);
  const now = call.now.getTime();
  const changed = await changeRecipient(store, token.key, now, (recipient) => {
    const next = update(recipient, token.hash, changes.data, call);
    return { recipient: next ?? recipient, value: next && openLink(next, token.hash, now) };
  });
  return changed ? answer(changed) : INVALID_TOKEN;
};

/**
 * The status of this visitor's own sign-up: pending while its link is valid. It reveals nothing about an
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
  const recipient = await store.read<Recipient>(recipientKey(token.email));
  const hasUsed = isConfirmed || recipient?.links[tokenHash]?.role === 'confirmed';
  // Must not reveal to other visitors that the address owner has unsubscribed.
  if (recipient && !recipient.subscriber && hasUsed) return 'NOT_SUBSCRIBED';
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
