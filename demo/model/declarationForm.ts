import type { FormAnswer } from '#demo/model/formAnswer.ts';
import type { MessageId } from '#src/i18n/siteIntl.ts';
import { cutText } from '#src/lib/cutText.ts';
import { readEmail } from '#src/lib/forms/enteredText.ts';
import { email } from '#src/schemas/newsletter.ts';
import { readTexts } from './readTexts.ts';
import type { DeclarationName } from './topics.ts';

export const DECLARATION_TEXT_MAX_LENGTH = 250;

/** `extraordinary` ends a contract at once and needs a reason (§ 312k BGB). */
export const CANCELLATION_KINDS = ['ordinary', 'extraordinary'] as const;

const FIELDS = {
  withdrawal: ['name', 'contract', 'email'],
  cancellation: ['name', 'contract', 'kind', 'reason', 'date', 'email'],
} as const satisfies Record<DeclarationName, readonly string[]>;
export type DeclarationField = (typeof FIELDS)[DeclarationName][number];

/** The values of a declaration; a withdrawal has fewer than a cancellation. */
export type DeclarationInput = Partial<Record<DeclarationField, string>>;
export type DeclarationProblems = Partial<Record<DeclarationField, MessageId>>;

export interface DeclarationReceipt {
  entry: DeclarationInput;
  /** ISO 8601. */
  receivedAt: string;
  /** Whether the receipt was sent by mail; only the number of mails is limited, never that of declarations. */
  isMailed: boolean;
}

/** A withdrawal has two steps: the statement with its values, then its confirmation. */
export type DeclarationAnswer = FormAnswer<
  DeclarationInput,
  DeclarationProblems,
  { toConfirm: DeclarationInput } | DeclarationReceipt
>;

/** The fields of a declaration in reading order. */
export const declarationFields = (name: DeclarationName): readonly DeclarationField[] => FIELDS[name];

/** Whether the law asks for a confirmation of the statement (Directive 2011/83/EU Art. 11a). */
export const hasConfirmation = (name: DeclarationName): boolean => name === 'withdrawal';

/** The values of a posted declaration, each one character longer than allowed at most. */
export const readDeclaration = (name: DeclarationName, body: unknown): DeclarationInput =>
  readTexts(body, declarationFields(name), (text, field) => {
    const entered = text.trim();
    return cutText(field === 'email' ? readEmail(entered) : entered, DECLARATION_TEXT_MAX_LENGTH + 1);
  });

const TOO_LONG: MessageId = 'forms.too_long';

/** The problems of a declaration. Only what the law needs is required. */
export function checkDeclaration(entry: DeclarationInput): DeclarationProblems {
  const problems: DeclarationProblems = {};
  for (const [field, value] of Object.entries(entry) as [DeclarationField, string][]) {
    if (value.length > DECLARATION_TEXT_MAX_LENGTH) problems[field] = TOO_LONG;
    else if (value === '' && (field === 'name' || field === 'contract')) problems[field] = 'forms.required';
  }
  if (entry.email === '') problems.email = 'forms.email.required';
  else if (!email.safeParse(entry.email).success) problems.email ??= 'newsletter.email.invalid';
  if (entry.kind === undefined) return problems;
  if (!(CANCELLATION_KINDS as readonly string[]).includes(entry.kind))
    problems.kind = 'page.declaration.kind_required';
  if (entry.kind === 'extraordinary' && entry.reason === '')
    problems.reason = 'page.declaration.reason_required';
  return problems;
}

export const DECLARATION_PROBLEM_VALUES = { max: DECLARATION_TEXT_MAX_LENGTH };

export const declarationLabel = (name: DeclarationName, field: DeclarationField): MessageId => {
  if (field === 'contract') return `page.declaration.${name}`;
  return field === 'email' ? 'forms.email.label' : `page.declaration.${field}`;
};
