import type { endpoints } from '#src/api/endpoints.ts';
import { isEndOfSession } from '#src/api/isEndOfSession.ts';
import type { CallResult } from '#src/api/request.ts';
import type { SiteConfig } from '#src/config/sites.ts';
import type { MessageId } from '#src/i18n/siteIntl.ts';
import { cutText } from '#src/lib/cutText.ts';
import { memoizeByReference } from '#src/lib/memoizeByReference.ts';
import { failed, ok, type Result } from '#src/lib/result.ts';
import {
  type BaseData,
  EMAIL_INVALID_PROBLEM,
  type NewsletterConsent,
  type Salutation,
  type SignUpProblem,
  type SignUpValues,
  type SubscribeRequest,
  signUpForm,
} from '#src/schemas/newsletter.ts';
import type { FormFailure } from '#src/ui/Form/FailureAnswer.tsx';

/** The fields of a site's newsletter form; part of its row in the site table. */
export type NewsletterRule = SiteConfig['newsletter'];

/** The fields with validation rules, in reading order. */
export const SIGN_UP_FIELDS = ['email', 'salutation', 'firstName', 'lastName', 'legals'] as const;
export type SignUpField = (typeof SIGN_UP_FIELDS)[number];

/** The form's values before validation. */
export interface SignUpInput {
  email: string;
  salutation: string;
  firstName: string;
  lastName: string;
  consents: readonly string[];
  legals: readonly string[];
}

export const EMPTY_ENTRY: SignUpValues = {
  email: '',
  salutation: '',
  firstName: '',
  lastName: '',
  consents: [],
  legals: [],
};

/** Error messages by field. */
export type SignUpProblems = Partial<Record<SignUpField, MessageId>>;

const PROBLEM_TEXTS: Record<SignUpField, Record<SignUpProblem, MessageId>> = {
  email: { required: 'newsletter.email.required', invalid: 'newsletter.email.invalid' },
  salutation: { required: 'newsletter.salutation.required', invalid: 'newsletter.salutation.required' },
  firstName: { required: 'newsletter.first_name.required', invalid: 'newsletter.name_invalid' },
  lastName: { required: 'newsletter.last_name.required', invalid: 'newsletter.name_invalid' },
  legals: {
    required: 'newsletter.consent_commercial_required',
    invalid: 'newsletter.consent_commercial_required',
  },
};

interface Issue {
  path: readonly PropertyKey[];
  message: string;
}

/** The error message of each field: that of its first issue. */
export function toProblems(issues: readonly Issue[]): SignUpProblems {
  const problems: SignUpProblems = {};
  for (const { path, message } of issues) {
    const field = path[0] as SignUpField;
    problems[field] ??= PROBLEM_TEXTS[field]?.[message === 'required' ? 'required' : 'invalid'];
  }
  return problems;
}

export const isConsent = (value: string): value is NewsletterConsent =>
  value === 'NEWSLETTER' || value === 'DNE';

/** A site's form schema, built once: every blur validates against it. */
const formOf = memoizeByReference(signUpForm);

/** Validates an entry by the site's rules. Browser and server share this function. */
export function checkSignUp(entry: SignUpInput, rule: NewsletterRule): Result<SignUpValues, SignUpProblems> {
  const parsed = formOf(rule).safeParse({
    ...entry,
    consents: entry.consents.filter(isConsent),
    legals: [...entry.legals],
  });
  return parsed.success ? ok(parsed.data) : failed(toProblems(parsed.error.issues));
}

/** The error of one field, or `null`: for validation on blur. */
export function checkSignUpField(
  field: SignUpField,
  value: string | readonly string[],
  rule: NewsletterRule,
): MessageId | null {
  const checked = checkSignUp({ ...EMPTY_ENTRY, [field]: value }, rule);
  return checked.ok ? null : (checked.error[field] ?? null);
}

/** Limits for values per name and characters per value of a posted form; a genuine form has fewer. */
const MAX_POSTED_VALUES = 20;
const MAX_POSTED_LENGTH = 300;

/** The values of a name that a response may repeat: without duplicates, and within the limits of the form. */
export const boundPosted = (values: readonly string[]): string[] =>
  [...new Set(values.slice(0, MAX_POSTED_VALUES))].map((value) => cutText(value, MAX_POSTED_LENGTH));

/** Reads an entry from an untrusted form, in browser or server. @param read returns all values of a name */
export function readSignUpInput(read: (name: string) => readonly string[]): SignUpInput {
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

/** The initial values of the form from a customer's stored data. */
export function toSignUpEntry(baseData: BaseData): SignUpInput {
  const { email = '', salutation = '', firstName = '', lastName = '', consents, legals } = baseData;
  return { email, salutation, firstName, lastName, consents, legals };
}

/**
 * Read-only fields of a pre-filled form. A value that violates the site's rules is not locked, so it can be corrected.
 */
export function lockedFields(
  prefilled: SignUpInput,
  rule: NewsletterRule,
): ReadonlySet<'salutation' | 'firstName' | 'lastName'> {
  const fields = ['salutation', 'firstName', 'lastName'] as const;
  const isLocked = (field: (typeof fields)[number]) =>
    prefilled[field] !== '' && checkSignUpField(field, prefilled[field], rule) === null;
  return new Set(rule.locksPrefilled ? fields.filter(isLocked) : []);
}

/** Whether two texts are the same e-mail address, ignoring surrounding white space and letter case. */
export const isSameAddress = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/** Whether the whole form is visible initially: the address or a field of this site is filled in. */
export function startsExpanded(entry: SignUpInput, rule: NewsletterRule): boolean {
  return (
    entry.email !== '' ||
    (rule.salutation !== 'hidden' && entry.salutation !== '') ||
    (rule.names !== 'hidden' && (entry.firstName !== '' || entry.lastName !== ''))
  );
}

/** Where a sign-up happens, for the shop's statistics. */
export interface SignUpOrigin {
  origin: string;
  originAddition: string;
}

/** The request body: empty salutation and names are omitted, NEWSLETTER is always included. */
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

/** The result of a sign-up. */
export type SignUpStatus = 'SUCCESS' | 'ERROR_GENERIC' | 'ERROR_INVALID_EMAIL';

/** The outcome of a sign-up. */
export interface SignUpOutcome {
  status: SignUpStatus;
  /** A cause with its own text: too many sign-ups, or a page that was open too long. @default the service is down */
  failure?: Exclude<FormFailure, 'down'>;
}

const TOO_MANY_REQUESTS = 429;

export function toOutcome(result: CallResult<typeof endpoints.subscribe>): SignUpOutcome {
  if (result.ok) return { status: 'SUCCESS' };
  const { error } = result;
  if (error.kind !== 'refused') return { status: 'ERROR_GENERIC' };
  if (error.body?.type === EMAIL_INVALID_PROBLEM) return { status: 'ERROR_INVALID_EMAIL' };
  return {
    status: 'ERROR_GENERIC',
    ...(error.status === TOO_MANY_REQUESTS && { failure: 'limited' as const }),
  };
}

/** The session has ended; the shop did not process the sign-up. */
export const isSessionEnd = (result: CallResult<typeof endpoints.subscribe>): boolean =>
  !result.ok &&
  result.error.kind === 'refused' &&
  isEndOfSession(result.error.status) &&
  result.error.body?.type !== EMAIL_INVALID_PROBLEM;

/** A server's response to a form that was posted without JavaScript: the entry, with its errors or its outcome. */
export interface PostedSignUp {
  entry: SignUpInput;
  problems?: SignUpProblems;
  outcome?: SignUpOutcome;
  /** The origin of an attempted sign-up, which the response page reports to analytics. */
  triedFrom?: SignUpOrigin;
  /** The confirmation mail was requested again. */
  isResent?: boolean;
  /** A robot filled in the trap: nothing was sent. */
  isRobot?: boolean;
}

/** The field of the form that requests the confirmation mail again. */
export const RESEND_NAME = 'resend';

/** The field of the same form that returns to the sign-up, to correct the address. */
export const CORRECT_NAME = 'correct';

/** The name of the honeypot field. It has no meaning for a browser's autofill or a password manager. */
export const TRAP_NAME = 'vt_q7';
