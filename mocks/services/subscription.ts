import { SITES, type SiteCode } from '#src/config/sites.ts';
import {
  COMMERCIAL_CONSENT,
  type NewsletterConsent,
  type NewsletterConsentRecord,
  type Subscriber,
  type UpdateSubscriberRequest,
} from '#src/schemas/newsletter.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Lifetime of a confirmation link: 7 days. */
export const LINK_VALID_MS = 7 * DAY_MS;

/** The country's retention period for unconfirmed sign-ups and ended subscriptions. */
export const retentionMs = (site: SiteCode) => SITES[site].newsletter.unconfirmedDays * DAY_MS;

/** Maximum mails per recipient and hour, across all visitors. Further sign-ups get the same response and send no mail. */
export const MAX_MAILS_PER_HOUR = 5;

/** Maximum consents and interests of a subscriber, to limit the document's size. */
const MAX_CHOICES = 20;

/** Maximum consent records of a recipient. Beyond it the oldest withdrawn ones are dropped. */
const MAX_CONSENT_RECORDS = 200;

/**
 * What a link of a mail can do besides unsubscribing. `pending` confirms a sign-up and opens its data, `confirmed` did so
 * before. `welcome` and `notice` open the subscriber's preferences; any visitor can cause a notice.
 */
type LinkRole = 'pending' | 'confirmed' | 'welcome' | 'notice';

/** Maximum links of a recipient by role; the oldest are dropped first. */
export const MAX_LINKS: Readonly<Record<LinkRole, number>> = {
  pending: 50,
  confirmed: 20,
  welcome: 10,
  notice: 20,
};

type Details = Omit<Subscriber, 'status' | 'consentRecords'>;

/** A sign-up that waits for its confirmation. */
interface SignUp {
  details: Details;
  /** The consents that it gives. */
  records: NewsletterConsentRecord[];
  site: SiteCode;
  /** Its place in the order of the recipient's entries. */
  sequence: number;
  /** Milliseconds since 1970, as all times here. */
  expiresAt: number;
  /** When its data is deleted. */
  deletedAt: number;
}

interface Link {
  role: LinkRole;
  signUp?: SignUp;
}

/** All data of a recipient in one document, so that every change is one atomic write. */
export interface Recipient {
  /** The data that the owner of the address confirmed or entered last; missing without a subscription. */
  subscriber?: Details & Pick<SignUp, 'site' | 'sequence'>;
  /** Until when the evidence of an ended subscription is stored. */
  evidenceEndsAt?: number;
  /** By the hash of the mail's token, newest last. */
  links: Record<string, Link>;
  /** Evidence of all consents, newest last: records are added and ended, never removed or replaced. */
  history: NewsletterConsentRecord[];
  /** Timestamps of the mails of the last hour. */
  mailedAt: number[];
  /** The number of the last entry. Clocks of two servers differ, so times do not order entries. */
  sequence: number;
}

/** When and in which language something happens. */
export interface Moment {
  site: SiteCode;
  locale: string;
  now: Date;
}

const EMPTY: Recipient = { links: {}, history: [], mailedAt: [], sequence: 0 };

const distinct = <Choice>(choices: readonly Choice[]): Choice[] =>
  [...new Set(choices)].slice(0, MAX_CHOICES);

/** A recipient without expired data. */
export function currentRecipient(stored: Recipient = EMPTY, now: number): Recipient {
  const { evidenceEndsAt, ...recipient } = stored;
  const hasEvidence = evidenceEndsAt !== undefined && evidenceEndsAt > now;
  const isKept = ({ role, signUp }: Link) =>
    role === 'pending' ? signUp !== undefined && signUp.deletedAt > now : hasEvidence || recipient.subscriber;
  // The link of a notice stays, because it unsubscribes; the data of its sign-up does not.
  const withoutOldData = ({ role, signUp }: Link): Link =>
    signUp && signUp.deletedAt > now ? { role, signUp } : { role };
  return {
    ...recipient,
    ...(hasEvidence && { evidenceEndsAt }),
    links: Object.fromEntries(
      Object.entries(stored.links).flatMap(([hash, link]): [string, Link][] =>
        isKept(link) ? [[hash, withoutOldData(link)]] : [],
      ),
    ),
    history: hasEvidence || recipient.subscriber ? recipient.history : [],
    // A clock that was set back leaves times in the future; they do not count.
    mailedAt: stored.mailedAt.filter((time) => time > now - HOUR_MS && time <= now),
  };
}

/** When the document of a recipient without a subscription is deleted; `undefined` with one. */
export function deletedAt({
  subscriber,
  evidenceEndsAt = 0,
  links,
  mailedAt,
}: Recipient): number | undefined {
  if (subscriber) return undefined;
  const signUps = Object.values(links).map(({ signUp }) => signUp?.deletedAt ?? 0);
  return Math.max(evidenceEndsAt, ...signUps, ...mailedAt.map((time) => time + HOUR_MS));
}

/** Adds a link; also returns the hashes of links that were dropped. */
function withLink(links: Recipient['links'], hash: string, link: Link) {
  const { [hash]: _, ...others } = links;
  const all = { ...others, [hash]: link };
  const ofRole = Object.keys(all).filter((each) => all[each]?.role === link.role);
  const dropped = ofRole.slice(0, -MAX_LINKS[link.role]);
  for (const each of dropped) delete all[each];
  return { links: all, dropped };
}

/** The consents that a site's subscription includes. Without the commercial one, TR's form cannot be sent. */
const impliedConsents = (site: SiteCode): NewsletterConsentRecord['consent'][] =>
  SITES[site].newsletter.commercialConsent ? [COMMERCIAL_CONSENT] : [];

const isActive = ({ withdrawnAt }: NewsletterConsentRecord) => withdrawnAt === undefined;

/** The records of given consents, in the version and language of the text that was shown. */
function toRecords(consents: readonly NewsletterConsentRecord['consent'][], { site, locale, now }: Moment) {
  const textVersion = `${SITES[site].newsletter.consentTextVersion} ${locale}`;
  return consents.map(
    (consent): NewsletterConsentRecord => ({ consent, textVersion, givenAt: now.toISOString() }),
  );
}

/** The history with new records. Whoever has a consent is not recorded again. */
function withGiven(
  history: readonly NewsletterConsentRecord[],
  given: readonly NewsletterConsentRecord[],
): NewsletterConsentRecord[] {
  const isNew = ({ consent }: NewsletterConsentRecord) =>
    !history.some((record) => record.consent === consent && isActive(record));
  const all = [...history, ...given.filter(isNew)];
  let surplus = all.length - MAX_CONSENT_RECORDS;
  return surplus > 0 ? all.filter((record) => isActive(record) || surplus-- <= 0) : all;
}

/** The consents of a confirmed sign-up: without the time of the confirmation they would prove nothing. */
const confirmedRecords = ({ records }: SignUp, now: Date): NewsletterConsentRecord[] =>
  records.map((record) => ({ ...record, confirmedAt: now.toISOString() }));

/** The history in which all consents but the remaining ones are withdrawn. */
const withWithdrawn = (
  history: readonly NewsletterConsentRecord[],
  remaining: readonly NewsletterConsentRecord['consent'][],
  now: Date,
): NewsletterConsentRecord[] =>
  history.map((record) =>
    isActive(record) && !remaining.includes(record.consent)
      ? { ...record, withdrawnAt: now.toISOString() }
      : record,
  );

/** The history after a choice of consents. */
const withChoice = (
  history: readonly NewsletterConsentRecord[],
  consents: readonly NewsletterConsent[],
  moment: Moment,
) => {
  const all = [...consents, ...impliedConsents(moment.site)];
  return withGiven(withWithdrawn(history, all, moment.now), toRecords(all, moment));
};

/** A sign-up that someone sent, before it is known whether the owner of the address did. */
export interface SignUpInput extends Pick<Details, 'email' | 'salutation' | 'firstName' | 'lastName'> {
  consents: readonly NewsletterConsent[];
  /** @default 7 days from now */
  expiresAt?: number;
}

/** The mail that a sign-up sends, if any, and links that no longer work. */
export interface SignUpResult {
  recipient: Recipient;
  /** `changes`: the sign-up contains something that the subscription does not. */
  mail: { kind: 'newsletter-confirm' | 'newsletter-known'; changes?: boolean } | null;
  dropped: readonly string[];
}

/** A sign-up: waits for the confirmation by the mail's link, also for an address with a subscription. */
export function signUp(stored: Recipient, hash: string, input: SignUpInput, moment: Moment): SignUpResult {
  const now = moment.now.getTime();
  const recipient = currentRecipient(stored, now);
  if (recipient.mailedAt.length >= MAX_MAILS_PER_HOUR) return { recipient, mail: null, dropped: [] };
  const { expiresAt = now + LINK_VALID_MS, ...person } = input;
  const consents = distinct(person.consents);
  const waiting: SignUp = {
    details: { ...person, consents, interests: [] },
    records: toRecords([...consents, ...impliedConsents(moment.site)], moment),
    site: moment.site,
    sequence: recipient.sequence + 1,
    expiresAt,
    deletedAt: now + retentionMs(moment.site),
  };
  const { subscriber } = recipient;
  const changes = subscriber !== undefined && hasChanges(subscriber, waiting);
  const link: Link = subscriber
    ? { role: 'notice', ...(changes && { signUp: waiting }) }
    : { role: 'pending', signUp: waiting };
  const { links, dropped } = withLink(recipient.links, hash, link);
  return {
    recipient: { ...recipient, links, mailedAt: [...recipient.mailedAt, now], sequence: waiting.sequence },
    mail: subscriber ? { kind: 'newsletter-known', changes } : { kind: 'newsletter-confirm' },
    dropped,
  };
}

/** What a sign-up adds to a subscription: consents that it lacks, and names that were entered. */
const merged = (known: Details, { details }: SignUp): Details => ({
  ...known,
  salutation: details.salutation ?? known.salutation,
  firstName: details.firstName ?? known.firstName,
  lastName: details.lastName ?? known.lastName,
  consents: distinct([...known.consents, ...details.consents]),
});

const hasChanges = (known: Details, waiting: SignUp) => {
  const next = merged(known, waiting);
  return (
    next.consents.length > known.consents.length ||
    (['salutation', 'firstName', 'lastName'] as const).some((field) => next[field] !== known[field])
  );
};

export interface Confirmation {
  recipient: Recipient;
  /**
   * `welcomed`: a subscription begins. `changed`: a later sign-up changed it. `known`: the subscription exists, nothing
   * changed. `invalid`: the link is unknown or expired, or the subscription has ended.
   */
  result: 'welcomed' | 'changed' | 'known' | 'invalid';
  dropped: readonly string[];
}

/**
 * Confirms a sign-up. With a subscription, only a sign-up that came after its last entry adds anything; every other link
 * of a mail says that it exists.
 *
 * @param welcomeHash the link of the welcome mail
 */
export function confirm(stored: Recipient, hash: string, welcomeHash: string, moment: Moment): Confirmation {
  const recipient = currentRecipient(stored, moment.now.getTime());
  const { subscriber: known, history } = recipient;
  const { role, signUp: waiting } = recipient.links[hash] ?? {};
  const isValid = waiting !== undefined && waiting.expiresAt > moment.now.getTime();
  const given = isValid ? confirmedRecords(waiting, moment.now) : [];
  if (known && role) {
    if (!isValid || waiting.sequence < known.sequence) return { recipient, result: 'known', dropped: [] };
    const subscriber = { ...known, ...merged(known, waiting), sequence: waiting.sequence };
    const links = { ...recipient.links, [hash]: { role } };
    return {
      recipient: { ...recipient, subscriber, links, history: withGiven(history, given) },
      result: 'changed',
      dropped: [],
    };
  }
  if (role !== 'pending' || !isValid) return { recipient, result: 'invalid', dropped: [] };
  const sequence = recipient.sequence + 1;
  const confirmed = withLink(recipient.links, hash, { role: 'confirmed' });
  const welcomed = withLink(confirmed.links, welcomeHash, { role: 'welcome' });
  const { evidenceEndsAt: _, ...others } = recipient;
  return {
    recipient: {
      ...others,
      subscriber: {
        ...waiting.details,
        confirmedAt: moment.now.toISOString(),
        site: waiting.site,
        sequence,
      },
      links: welcomed.links,
      history: withGiven(history, given),
      sequence,
    },
    result: 'welcomed',
    dropped: [...confirmed.dropped, ...welcomed.dropped],
  };
}

/** Whether a link belongs to a subscription that it cannot change any more. */
export function isConfirmedLink(stored: Recipient, hash: string, now: number): boolean {
  const { subscriber, links } = currentRecipient(stored, now);
  const role = links[hash]?.role;
  return subscriber !== undefined && (role === 'pending' || role === 'confirmed');
}

/** The subscriber whom a link shows: its own sign-up, or the subscription for a link of a later mail. */
export function openLink(stored: Recipient, hash: string, now: number): Subscriber | null {
  const { subscriber, links, history } = currentRecipient(stored, now);
  const link = links[hash];
  if (!link) return null;
  const { role, signUp: waiting } = link;
  if (!subscriber) {
    const isOpen = role === 'pending' && waiting !== undefined && waiting.expiresAt > now;
    return isOpen ? { ...waiting.details, consentRecords: waiting.records, status: 'WAITING_FOR_DOI' } : null;
  }
  if (role !== 'welcome' && role !== 'notice') return null;
  const { site: _, sequence: __, ...details } = subscriber;
  return { ...details, consentRecords: history, status: 'SUBSCRIBED' };
}

/** Changes what a link shows; `null` if it shows nothing. */
export function update(
  stored: Recipient,
  hash: string,
  changes: UpdateSubscriberRequest,
  moment: Moment,
): Recipient | null {
  const now = moment.now.getTime();
  const recipient = currentRecipient(stored, now);
  if (!openLink(recipient, hash, now)) return null;
  const { subscriber, links } = recipient;
  const link = links[hash] as Link;
  const apply = <Known extends Details>(details: Known): Known => {
    const { salutation, firstName, lastName, ...others } = changes;
    const next = { ...details, ...others };
    return {
      ...next,
      // An empty text removes a salutation or name; omitted fields stay unchanged.
      salutation: (salutation ?? details.salutation) || undefined,
      firstName: (firstName ?? details.firstName) || undefined,
      lastName: (lastName ?? details.lastName) || undefined,
      consents: distinct(next.consents),
      interests: distinct(next.interests),
    };
  };
  if (subscriber) {
    const sequence = recipient.sequence + 1;
    const next = { ...apply(subscriber), sequence };
    const history = withChoice(recipient.history, next.consents, { ...moment, site: subscriber.site });
    return { ...recipient, subscriber: next, history, sequence };
  }
  const waiting = link.signUp as SignUp;
  const details = apply(waiting.details);
  const records = withChoice(waiting.records, details.consents, { ...moment, site: waiting.site });
  return { ...recipient, links: { ...links, [hash]: { ...link, signUp: { ...waiting, details, records } } } };
}

/** Whether unsubscribing changes nothing: there is neither a subscription nor a pending sign-up. */
export const isEnded = ({ subscriber, links, evidenceEndsAt }: Recipient): boolean =>
  evidenceEndsAt !== undefined && !subscriber && Object.values(links).every(({ role }) => role !== 'pending');

/**
 * Ends the subscription and all pending sign-ups and keeps only the consent records, for the country's retention period.
 * Every mail's link may do this, because it was sent to the address.
 *
 * @returns the recipient, and the hashes of all its links
 */
export function unsubscribe(stored: Recipient, moment: Moment): { recipient: Recipient; ended: string[] } {
  const now = moment.now.getTime();
  const recipient = currentRecipient(stored, now);
  const site = recipient.subscriber?.site ?? moment.site;
  const remaining = Object.entries(recipient.links).flatMap(([hash, { role }]): [string, Link][] =>
    role === 'pending' ? [] : [[hash, { role }]],
  );
  return {
    recipient: {
      links: Object.fromEntries(remaining),
      history: withWithdrawn(recipient.history, [], moment.now),
      mailedAt: recipient.mailedAt,
      sequence: recipient.sequence,
      evidenceEndsAt: Math.max(recipient.evidenceEndsAt ?? 0, now + retentionMs(site)),
    },
    ended: Object.keys(recipient.links),
  };
}
