import type { endpoints } from '#src/api/endpoints.ts';
import type { CallResult } from '#src/api/request.ts';
import type { SiteConfig } from '#src/config/sites.ts';
import type { MessageId } from '#src/i18n/siteIntl.ts';
import { failed, ok, type Result } from '#src/lib/result.ts';
import {
  type BaseData,
  COMMERCIAL_CONSENT,
  type Consent,
  EMAIL_INVALID_PROBLEM,
  type Salutation,
  type SignUpProblem,
  type SignUpValues,
  type SubscribeRequest,
  signUpForm,
} from '#src/schemas/newsletter.ts';

/** What a site's newsletter form asks for; a row's part of the site table (NWL-02, NWL-03). */
export type NewsletterRule = SiteConfig['newsletter'];

/** The fields that a rule can find fault with, in the order people meet them. */
export const SIGN_UP_FIELDS = ['email', 'salutation', 'firstName', 'lastName', 'legals'] as const;
export type SignUpField = (typeof SIGN_UP_FIELDS)[number];

/** What stands in the form, before anything has looked at it. */
export interface SignUpEntry {
  email: string;
  salutation: string;
  firstName: string;
  lastName: string;
  consents: readonly string[];
  legals: readonly string[];
}

export const EMPTY_ENTRY: SignUpEntry = {
  email: '',
  salutation: '',
  firstName: '',
  lastName: '',
  consents: [],
  legals: [],
};

/** What is wrong, by field, each as the text that says so. */
export type SignUpProblems = Partial<Record<SignUpField, MessageId>>;

export const PROBLEM_TEXTS: Record<SignUpField, Record<SignUpProblem, MessageId>> = {
  email: { required: 'newsletter.email.required', invalid: 'newsletter.email.invalid' },
  salutation: { required: 'newsletter.salutation.required', invalid: 'newsletter.salutation.required' },
  firstName: { required: 'newsletter.first_name.required', invalid: 'newsletter.name_invalid' },
  lastName: { required: 'newsletter.last_name.required', invalid: 'newsletter.name_invalid' },
  legals: {
    required: 'newsletter.consent_commercial_required',
    invalid: 'newsletter.consent_commercial_required',
  },
};

export const isConsent = (value: string): value is Consent => value === 'NEWSLETTER' || value === 'DNE';

const forms = new WeakMap<NewsletterRule, ReturnType<typeof signUpForm>>();

/** A site's form, built once: it is asked with every field that a person leaves. */
function formOf(rule: NewsletterRule): ReturnType<typeof signUpForm> {
  const form = forms.get(rule) ?? signUpForm(rule);
  forms.set(rule, form);
  return form;
}

/** What a site's rules make of an entry (NWL-02 … NWL-06). The browser and the server ask this one function. */
export function checkSignUp(entry: SignUpEntry, rule: NewsletterRule): Result<SignUpValues, SignUpProblems> {
  const parsed = formOf(rule).safeParse({
    ...entry,
    consents: entry.consents.filter(isConsent),
    legals: [...entry.legals],
  });
  if (parsed.success) return ok(parsed.data);
  const problems: SignUpProblems = {};
  for (const { path, message } of parsed.error.issues) {
    const field = path[0] as SignUpField;
    problems[field] ??= PROBLEM_TEXTS[field]?.[message === 'required' ? 'required' : 'invalid'];
  }
  return failed(problems);
}

/** What is wrong with one field alone, or `null`: for the moment a person leaves it (NWL-07). */
export function checkSignUpField(
  field: SignUpField,
  value: string | readonly string[],
  rule: NewsletterRule,
): MessageId | null {
  const checked = checkSignUp({ ...EMPTY_ENTRY, [field]: value }, rule);
  return checked.ok ? null : (checked.error[field] ?? null);
}

/** Values under one name, and characters of one value, that are read of a posted form; an honest form has fewer. */
const MAX_POSTED_VALUES = 20;
const MAX_POSTED_LENGTH = 300;

/** The values under a name as an answer may repeat them: each once, and no more and no longer than forms have. */
export const boundPosted = (values: readonly string[]): string[] =>
  [...new Set(values.slice(0, MAX_POSTED_VALUES))].map((value) => value.slice(0, MAX_POSTED_LENGTH));

/**
 * An entry out of a posted form, whatever was posted: the browser's `FormData` or a server's parsed body.
 *
 * @param read all values under a name
 */
export function readSignUpEntry(read: (name: string) => readonly string[]): SignUpEntry {
  const all = (name: string) => boundPosted(read(name));
  const one = (name: string) => all(name)[0] ?? '';
  return {
    email: one('email'),
    salutation: one('salutation'),
    firstName: one('firstName'),
    lastName: one('lastName'),
    consents: all('consents'),
    legals: all('legals'),
  };
}

/** What the shop knows about a customer, as the form starts with it (NWL-12). */
export function toEntry(baseData: BaseData): SignUpEntry {
  const { email = '', salutation = '', firstName = '', lastName = '', consents, legals } = baseData;
  return { email, salutation, firstName, lastName, consents, legals };
}

/**
 * Fields that a pre-filled form does not let people change (NWL-12). A value that breaks the site's rule is not locked:
 * the customer could neither correct it nor sign up.
 */
export function lockedFields(prefilled: SignUpEntry, rule: NewsletterRule): ReadonlySet<SignUpField> {
  const fields = ['salutation', 'firstName', 'lastName'] as const;
  const isLocked = (field: (typeof fields)[number]) =>
    prefilled[field] !== '' && checkSignUpField(field, prefilled[field], rule) === null;
  return new Set(rule.locksPrefilled ? fields.filter(isLocked) : []);
}

/** What a form knows about the logged-in customer that it was filled from (NWL-12). */
export interface Prefilled {
  /** The customer's own address. */
  email: string;
  locked: ReadonlySet<SignUpField>;
  /** The customer agreed to personal offers before (NWL-04). */
  hasDne: boolean;
}

export const toPrefilled = (entry: SignUpEntry, rule: NewsletterRule): Prefilled => ({
  email: entry.email,
  locked: lockedFields(entry, rule),
  hasDne: entry.consents.includes('DNE'),
});

/** Whether two texts are one address. White space around and letter case do not matter. */
export const isSameAddress = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/** Whether the whole form is there from the start: the address or a field of this site is filled (NWL-01). */
export function startsExpanded(entry: SignUpEntry, rule: NewsletterRule): boolean {
  return (
    entry.email !== '' ||
    (rule.salutation !== 'hidden' && entry.salutation !== '') ||
    (rule.names !== 'hidden' && (entry.firstName !== '' || entry.lastName !== ''))
  );
}

/** The box that consents to commercial messages, ticked from the start where the shop has the consent already. */
export const hasCommercialConsent = (legals: readonly string[]) => legals.includes(COMMERCIAL_CONSENT);

/** Where a sign-up happens, for the shop's statistics. */
export interface SignUpOrigin {
  origin: string;
  originAddition: string;
}

/** The call's body: empty salutation and names are left out, NEWSLETTER is always agreed to (NWL-04, NWL-09). */
export function toSubscribeRequest(
  { email, salutation, firstName, lastName, consents }: SignUpValues,
  { origin, originAddition }: SignUpOrigin,
): SubscribeRequest {
  return {
    email,
    ...(salutation && { salutation: salutation as Salutation }),
    ...(firstName && { firstName }),
    ...(lastName && { lastName }),
    consents: ['NEWSLETTER', ...(consents.includes('DNE') ? (['DNE'] as const) : [])],
    origin,
    originAddition,
  };
}

/** How a sign-up ended (NWL-10). */
export type SignUpStatus = 'SUCCESS' | 'ERROR_GENERIC' | 'ERROR_INVALID_EMAIL';

/** What is known after a sign-up (NWL-10). */
export interface SignUpOutcome {
  status: SignUpStatus;
  /** The shop asks to slow down: more than 10 sign-ups a minute from one address. */
  isLimited?: boolean;
}

const TOO_MANY_REQUESTS = 429;

/** What the shop's answer means for the person (NWL-10). */
export function toOutcome(result: CallResult<typeof endpoints.subscribe>): SignUpOutcome {
  if (result.ok) return { status: 'SUCCESS' };
  const { error } = result;
  if (error.kind !== 'refused') return { status: 'ERROR_GENERIC' };
  if (error.body?.type === EMAIL_INVALID_PROBLEM) return { status: 'ERROR_INVALID_EMAIL' };
  return { status: 'ERROR_GENERIC', ...(error.status === TOO_MANY_REQUESTS && { isLimited: true }) };
}

/**
 * What a server that took the form without JavaScript has to say (NWL-17): the entry as it was posted, and either
 * what is wrong with it or how the sign-up ended.
 */
export interface PostedSignUp {
  entry: SignUpEntry;
  problems?: SignUpProblems;
  outcome?: SignUpOutcome;
  /** Where a sign-up that was tried came from: the page that answers it tells analytics (NWL-15). */
  triedFrom?: SignUpOrigin;
  /** The confirmation was asked for again (BEY-19). */
  isResent?: boolean;
}

/** The field of the form that asks for the confirmation again. */
export const RESEND_NAME = 'resend';

/** The name of the field that only robots fill. It means nothing to a browser's form filler or a password manager. */
export const TRAP_NAME = 'vt_q7';
