import { cardInterest } from '#src/config/brand.ts';
import type { SiteConfig } from '#src/config/sites.ts';
import type { MessageId } from '#src/i18n/siteIntl.ts';
import { failed, ok, type Result } from '#src/lib/result.ts';
import {
  INTERESTS,
  type InterestCategory,
  type PreferencesValues,
  preferencesForm,
  type Salutation,
  type Subscriber,
  type UpdateSubscriberRequest,
} from '#src/schemas/newsletter.ts';
import { boundPosted, isConsent, type SignUpField, toProblems } from './newsletterModel.ts';

/** The values of the preferences form before validation. */
export interface PreferencesInput {
  salutation: string;
  firstName: string;
  lastName: string;
  interests: readonly string[];
  consents: readonly string[];
}

/** The fields of the form with validation rules. */
type PreferencesField = Extract<SignUpField, 'salutation' | 'firstName' | 'lastName'>;

/** Error messages by field. */
export type PreferencesProblems = Partial<Record<PreferencesField, MessageId>>;

export interface InterestChoice {
  value: InterestCategory;
  label: MessageId;
}

const INTEREST_TEXTS: Record<(typeof INTERESTS)[number], MessageId> = {
  WOMEN_FASHION: 'newsletter.interest.women_fashion',
  MEN_FASHION: 'newsletter.interest.men_fashion',
  SPORT: 'newsletter.interest.sport',
  LIVING_FURNITURE: 'newsletter.interest.living_furniture',
  HOBBY: 'newsletter.interest.hobby',
  KIDS: 'newsletter.interest.kids',
  KITCHEN: 'newsletter.interest.kitchen',
  SLEEPING: 'newsletter.interest.sleeping',
  DISCOUNTS: 'newsletter.interest.discounts',
  COFFEE: 'newsletter.interest.coffee',
  MOBILE: 'newsletter.interest.mobile',
  STORE: 'newsletter.interest.store',
};

/** The topics of a site: its assortment, and what else the shop has. */
export function listInterests({ brand, loyaltyCard, links, newsletter }: SiteConfig): InterestChoice[] {
  const offers: Partial<Record<(typeof INTERESTS)[number], boolean>> = {
    DISCOUNTS: true,
    MOBILE: links.mobilePlan !== null,
    STORE: links.stores !== null,
  };
  const isOffered = (interest: (typeof INTERESTS)[number]) => offers[interest] ?? newsletter.namesAssortment;
  const choices: InterestChoice[] = INTERESTS.filter(isOffered).map((value) => ({
    value,
    label: INTEREST_TEXTS[value],
  }));
  return loyaltyCard
    ? [...choices, { value: cardInterest(brand.slug), label: 'newsletter.interest.card' }]
    : choices;
}

/** Validates an entry by the site's rules. Browser and server share this function. */
export function checkPreferences(
  entry: PreferencesInput,
  site: SiteConfig,
): Result<PreferencesValues, PreferencesProblems> {
  const offered = new Set<string>(listInterests(site).map(({ value }) => value));
  const parsed = preferencesForm(site.newsletter).safeParse({
    ...entry,
    interests: entry.interests.filter((interest) => offered.has(interest)),
    consents: entry.consents.filter(isConsent),
  });
  return parsed.success ? ok(parsed.data) : failed(toProblems(parsed.error.issues));
}

/** Reads an entry from an untrusted form. @param read returns all values of a name */
export function readPreferencesInput(read: (name: string) => readonly string[]): PreferencesInput {
  const all = (name: string) => boundPosted(read(name));
  const one = (name: string) => all(name)[0] ?? '';
  return {
    salutation: one('salutation'),
    firstName: one('firstName'),
    lastName: one('lastName'),
    interests: all('interests'),
    consents: all('consents'),
  };
}

/** The initial values of the form from a subscriber's stored data. */
export function toPreferencesInput(subscriber: Subscriber): PreferencesInput {
  const { salutation = '', firstName = '', lastName = '', interests, consents } = subscriber;
  return { salutation, firstName, lastName, interests, consents };
}

/**
 * The request body: what the site does not ask for stays as it is. @param stored the subscriber's interests until now
 */
export function toPreferencesRequest(
  { salutation, firstName, lastName, interests, consents }: PreferencesValues,
  site: SiteConfig,
  stored: readonly InterestCategory[] = [],
): UpdateSubscriberRequest {
  const { newsletter: rule } = site;
  const offered = new Set(listInterests(site).map(({ value }) => value));
  return {
    ...(rule.salutation !== 'hidden' && { salutation: salutation as Salutation | '' }),
    ...(rule.names !== 'hidden' && { firstName, lastName }),
    interests: [...stored.filter((interest) => !offered.has(interest)), ...interests],
    consents: ['NEWSLETTER', ...(consents.includes('DNE') ? (['DNE'] as const) : [])],
  };
}
