import * as z from 'zod/mini';
import type { SiteConfig } from '#src/config/sites.ts';
import { isEmail } from '#src/lib/forms/emailAddress.ts';
import { readEmail, readName } from '#src/lib/forms/enteredText.ts';
import { isPersonName } from '#src/lib/forms/personName.ts';
import { lenient, lenientList, lenientNumber, lenientText, list, text } from './shared.ts';

/** Salutations in display order. */
export const SALUTATIONS = ['MRS', 'MR', 'DIVERS', 'COMPANY'] as const;
/** One of the salutations. */
export const salutation = z.enum(SALUTATIONS);

/** NEWSLETTER is the legal consent, DNE personalised offers and profiling. */
export const newsletterConsent = z.enum(['NEWSLETTER', 'DNE']);

/** Topics that a subscriber can choose, besides the brand's card. */
export const INTERESTS = [
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
  'STORE',
] as const;

/** A topic: one of `INTERESTS`, or the brand's card as named by `cardInterest`. */
export const interestCategory = z.union([
  z.enum(INTERESTS),
  text.check(z.maxLength(60), z.regex(/^[A-Z0-9_]+_CARD$/)) as z.ZodMiniType<
    `${string}_CARD`,
    `${string}_CARD`
  >,
]);

/** The types of mails. */
export const mailingType = z.enum(['NEWSLETTER', 'SHOPPING_CART']);

export { EMAIL_PATTERN } from '#src/lib/forms/emailAddress.ts';
export { ADDRESS_IN_NAME_PATTERN, NAME_PATTERN } from '#src/lib/forms/personName.ts';

/** An e-mail address by the rule of the forms. */
export const email = text.check(z.overwrite(readEmail), z.refine(isEmail));

/** A first or last name without a web address. */
export const personName = text.check(z.overwrite(readName), z.refine(isPersonName));

/** The body of the sign-up call. Empty salutation and names are omitted. */
export const subscribeRequest = z.object({
  email,
  salutation: z.optional(salutation),
  firstName: z.optional(personName),
  lastName: z.optional(personName),
  consents: z.array(newsletterConsent).check(z.refine((consents) => consents.includes('NEWSLETTER'))),
  origin: text,
  originAddition: text,
});

/** The error of a form field: missing or invalid. */
export type SignUpProblem = 'required' | 'invalid';
const REQUIRED: SignUpProblem = 'required';
const INVALID: SignUpProblem = 'invalid';

/** The value of the checkbox that consents to commercial messages. */
export const COMMERCIAL_CONSENT = 'COMMERCIAL_MESSAGES';

const formText = z._default(text, '').check(z.trim());
const nonEmpty = z.minLength(1, { abort: true, error: REQUIRED });
const hiddenText = z.pipe(
  z.unknown(),
  z.transform(() => ''),
);
const hiddenList = z.pipe(
  z.unknown(),
  z.transform((): string[] => []),
);

const nameText = formText.check(z.overwrite(readName));
const isName = z.refine<string>(isPersonName, INVALID);
const formSalutation = z._default(z.union([salutation, z.literal('')], INVALID), '');

type PersonRule = Pick<SiteConfig['newsletter'], 'salutation' | 'names'>;

/** Salutation and names by a site's rule. */
function personFields(rule: PersonRule) {
  const name = {
    hidden: hiddenText,
    optional: nameText.check(isName),
    required: nameText.check(nonEmpty, isName),
  }[rule.names];
  return {
    salutation: {
      hidden: hiddenText,
      optional: formSalutation,
      required: formSalutation.check(z.refine((value) => value !== '', REQUIRED)),
    }[rule.salutation] as typeof formSalutation,
    firstName: name,
    lastName: name,
  };
}

/** The preferences form of a site, shared by the browser and the server that receives it. */
export const preferencesForm = (rule: PersonRule) =>
  z.object({ ...personFields(rule), consents: list(newsletterConsent), interests: list(interestCategory) });

/**
 * The sign-up form of a site as one schema, shared by the browser and the server that receives the form without
 * JavaScript. An issue's message is a `SignUpProblem`. Fields that a site does not show count as
 * empty, whatever was posted.
 *
 * @param rule the site's row of the rule table
 */
export const signUpForm = (
  rule: Pick<SiteConfig['newsletter'], 'salutation' | 'names' | 'commercialConsent'>,
) => {
  return z.object({
    email: formText.check(z.overwrite(readEmail), nonEmpty, z.refine<string>(isEmail, INVALID)),
    ...personFields(rule),
    consents: list(newsletterConsent),
    legals: rule.commercialConsent
      ? list(text).check(z.refine((legals) => legals.includes(COMMERCIAL_CONSENT), REQUIRED))
      : hiddenList,
  });
};

/** The stored data of a logged-in customer, which pre-fills the form. */
export const baseDataResponse = z.object({
  email: lenientText,
  salutation: lenient(salutation),
  firstName: lenientText,
  lastName: lenientText,
  consents: lenientList(newsletterConsent),
  legals: lenientList(text),
});

/** `urn:newsletter:email_invalid` refers to the e-mail address, anything else is a technical failure. */
export const newsletterProblem = z.object({
  type: text,
  title: lenientText,
  status: lenientNumber,
});

/** The problem type of an invalid address. */
export const EMAIL_INVALID_PROBLEM = 'urn:newsletter:email_invalid';

/** The problem type of a link that has confirmed a subscription and opens nothing any more. */
export const ALREADY_CONFIRMED_PROBLEM = 'urn:newsletter:already_confirmed';

/** Which consent was given when, to which version of the text, when it was confirmed, and when it was withdrawn. */
export const newsletterConsentRecord = z.object({
  consent: z.union([newsletterConsent, z.literal(COMMERCIAL_CONSENT)]),
  textVersion: text,
  /** ISO 8601. */
  givenAt: text,
  /** When the link of the mail confirmed it, ISO 8601. A choice on the page of a mail's link needs no confirmation. */
  confirmedAt: lenientText,
  /** ISO 8601. */
  withdrawnAt: lenientText,
});

/** A subscriber in the subscriber calls. */
export const subscriber = z.object({
  email: text,
  salutation: lenient(salutation),
  firstName: lenientText,
  lastName: lenientText,
  consents: lenientList(newsletterConsent),
  interests: lenientList(interestCategory),
  consentRecords: lenientList(newsletterConsentRecord),
  /** ISO 8601. */
  confirmedAt: lenientText,
  status: z.enum(['WAITING_FOR_DOI', 'SUBSCRIBED', 'UNSUBSCRIBED']),
});

/**
 * Changes to a subscriber. Omitted fields stay unchanged, an empty salutation or name is removed, and consents without
 * NEWSLETTER unsubscribe.
 */
export const updateSubscriberRequest = z.partial(
  z.object({
    salutation: z.union([salutation, z.literal('')]),
    firstName: personName,
    lastName: personName,
    consents: z.array(newsletterConsent),
    interests: z.array(interestCategory),
  }),
);

export type Salutation = z.infer<typeof salutation>;
export type NewsletterConsent = z.infer<typeof newsletterConsent>;
export type NewsletterConsentRecord = z.infer<typeof newsletterConsentRecord>;
export type PreferencesValues = z.output<ReturnType<typeof preferencesForm>>;
export type InterestCategory = z.infer<typeof interestCategory>;
export type SignUpValues = z.output<ReturnType<typeof signUpForm>>;
export type SubscribeRequest = z.infer<typeof subscribeRequest>;
export type BaseData = z.infer<typeof baseDataResponse>;
export type Subscriber = z.infer<typeof subscriber>;
export type UpdateSubscriberRequest = z.infer<typeof updateSubscriberRequest>;
