import type { Locale } from '#src/config/locales.ts';
import type { SiteConfig } from '#src/config/sites.ts';
import { type BirthDateProblems, checkBirthDate } from '#src/lib/forms/birthDate.ts';
import { checkDecimal, type DecimalProblem, decimalFormat } from '#src/lib/forms/decimal.ts';
import { checkIban, type IbanProblem } from '#src/lib/forms/iban.ts';
import { checkTelephone, type TelephoneProblem } from '#src/lib/forms/telephone.ts';
import { readTexts } from './readTexts.ts';

/** The fields of the refund form by their names. */
const REFUND_FIELDS = [
  'amount',
  'iban',
  'birthDate-day',
  'birthDate-month',
  'birthDate-year',
  'telephone-code',
  'telephone',
] as const;
type RefundField = (typeof REFUND_FIELDS)[number];

/** The posted values. */
export type RefundInput = Readonly<Record<RefundField, string>>;

/** Longer than any text in which a field finds its value: a part of a number could be another valid number. */
const REFUND_TEXT_MAX_LENGTH = 301;

/** The limits of a refund, in the currency's unit. */
export const REFUND_AMOUNT = { minValue: 1, maxValue: 5_000 } as const;
export const REFUND_MIN_AGE = 18;

/** Problems by field; `required` for an empty field. */
export interface RefundProblems {
  amount?: DecimalProblem | 'required';
  iban?: IbanProblem | 'required';
  birthDate?: BirthDateProblems;
  telephone?: TelephoneProblem;
}

/** The fields of a posted form, each truncated to its limit. */
export const readRefund = (body: unknown): RefundInput =>
  readTexts(body, REFUND_FIELDS, (text) => text.slice(0, REFUND_TEXT_MAX_LENGTH));

/** The problems of the whole form; empty when it is valid. @param today `YYYY-MM-DD` */
export function checkRefund(
  entry: RefundInput,
  { site, locale, today }: { site: SiteConfig; locale: Locale; today: string },
): RefundProblems {
  const problems: RefundProblems = {};
  const amount = checkDecimal(entry.amount, decimalFormat(site.money, site.currency), REFUND_AMOUNT);
  if (!amount.ok) problems.amount = entry.amount.trim() === '' ? 'required' : amount.error;
  const iban = checkIban(entry.iban);
  if (!iban.ok) problems.iban = entry.iban.trim() === '' ? 'required' : iban.error;
  const born = checkBirthDate(
    { day: entry['birthDate-day'], month: entry['birthDate-month'], year: entry['birthDate-year'] },
    { today, locale, isRequired: true, minAge: REFUND_MIN_AGE },
  );
  if (born.value === '') problems.birthDate = born.problems;
  const telephone = checkTelephone({ code: entry['telephone-code'], number: entry.telephone });
  // Optional: only for questions.
  if (!telephone.ok && entry.telephone.trim() !== '') problems.telephone = telephone.error;
  return problems;
}
