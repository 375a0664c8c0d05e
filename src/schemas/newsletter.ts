import * as z from 'zod/mini';
import { EMAIL_MAX_LENGTH, NAME_MAX_LENGTH } from '#src/config/limits.ts';
import { list, maybe } from './shared.ts';

/** Salutations in the order people see them (NWL-02). */
export const SALUTATIONS = ['MRS', 'MR', 'DIVERS', 'COMPANY'] as const;
export const salutation = z.enum(SALUTATIONS);

/** NEWSLETTER is the legal consent, DNE personalised offers and profiling (NWL-04). */
export const consent = z.enum(['NEWSLETTER', 'DNE']);

/** Topics a subscriber can care about; `<BRAND>_CARD` carries the default brand's name (NWL-18). */
export const interestCategory = z.enum([
  'WOMEN_FASHION',
  'MEN_FASHION',
  'SPORT',
  'LIVING_FURNITURE',
  'HOBBY',
  'KIDS',
  'KITCHEN',
  'SLEEPING',
  'DISCOUNTS',
  'COFFEE',
  'MOBILE',
  'VITRINE_CARD',
  'STORE',
]);

/** What a mail can be about (NWL-18). */
export const mailingType = z.enum(['NEWSLETTER', 'SHOPPING_CART']);

/** A local part, an at sign and a dotted domain (NWL-05). */
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** Letters, digits, white space and + & ' ` ´ , ( ) / . - (NWL-06). */
export const NAME_PATTERN = /^[\p{L}\p{M}\p{N}\s+&'`´,()/.-]*$/u;

/** Looks like a web address or a domain: `www.`, `://` or a word with a dotted ending of letters (NWL-06). */
export const ADDRESS_IN_NAME_PATTERN = /(?:www\.|:\/\/|[\p{L}\p{N}-]+\.[\p{L}]{2,}(?=$|[\s/,)]))/iu;

export const email = z.string().check(z.maxLength(EMAIL_MAX_LENGTH), z.regex(EMAIL_PATTERN));

export const personName = z.string().check(
  z.maxLength(NAME_MAX_LENGTH),
  z.regex(NAME_PATTERN),
  z.refine((name) => !ADDRESS_IN_NAME_PATTERN.test(name)),
);

/** The sign-up call's body. Empty salutation and names are left out (NWL-09). */
export const subscribeRequest = z.object({
  email,
  salutation: z.optional(salutation),
  firstName: z.optional(personName),
  lastName: z.optional(personName),
  consents: z.array(consent),
  origin: z.string(),
  originAddition: z.string(),
});

/** What the shop knows about a logged-in customer; fills the form (NWL-12). */
export const baseDataReply = z.object({
  email: maybe(z.string()),
  salutation: maybe(salutation),
  firstName: maybe(z.string()),
  lastName: maybe(z.string()),
  consents: list(consent),
  legals: list(z.string()),
});

/** `urn:newsletter:email_invalid` means the address, anything else is a technical failure (NWL-10). */
export const newsletterProblem = z.object({
  type: z.string(),
  title: maybe(z.string()),
  status: maybe(z.number()),
});

/** The problem type that blames the address. */
export const EMAIL_INVALID_PROBLEM = 'urn:newsletter:email_invalid';

/** A subscriber as the subscriber calls know one (NWL-18). */
export const subscriber = z.object({
  email: z.string(),
  salutation: maybe(salutation),
  firstName: maybe(z.string()),
  lastName: maybe(z.string()),
  consents: list(consent),
  interests: list(interestCategory),
  status: z.enum(['WAITING_FOR_DOI', 'SUBSCRIBED']),
});

/** Changes to a subscriber; what is left out stays (NWL-18). */
export const updateSubscriberRequest = z.partial(
  z.object({
    salutation,
    firstName: personName,
    lastName: personName,
    consents: z.array(consent),
    interests: z.array(interestCategory),
  }),
);

export type Salutation = z.infer<typeof salutation>;
export type Consent = z.infer<typeof consent>;
export type InterestCategory = z.infer<typeof interestCategory>;
export type SubscribeRequest = z.infer<typeof subscribeRequest>;
export type BaseData = z.infer<typeof baseDataReply>;
export type Subscriber = z.infer<typeof subscriber>;
export type UpdateSubscriberRequest = z.infer<typeof updateSubscriberRequest>;
