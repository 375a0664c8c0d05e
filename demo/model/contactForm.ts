import * as z from 'zod/mini';
import type { MessageId } from '#src/i18n/siteIntl.ts';
import type { RefusedFile } from '#src/lib/forms/attachments.ts';
import { readEmail, readName } from '#src/lib/forms/enteredText.ts';
import { withSingleLineBreaks } from '#src/lib/forms/lineBreaks.ts';
import { email, personName } from '#src/schemas/newsletter.ts';

/** Maximum length of a message to customer service, in characters. */
export const MESSAGE_MAX_LENGTH = 2_000;

/** The texts of the customer form. */
export interface ContactInput {
  customerFirstName: string;
  customerLastName: string;
  customerEmail: string;
  message: string;
}

export const CONTACT_FIELDS = ['customerFirstName', 'customerLastName', 'customerEmail', 'message'] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];

/** Problems by field, as message ids, and the files that were refused. */
export type ContactProblems = Partial<Record<ContactField, MessageId>> & {
  attachments?: readonly RefusedFile[];
};

const nonEmpty = z.string().check(z.trim(), z.minLength(1));

const RULES: Record<ContactField, readonly [schema: z.ZodMiniType, problem: MessageId][]> = {
  customerFirstName: [
    [nonEmpty, 'forms.first_name.required'],
    [personName, 'newsletter.name_invalid'],
  ],
  customerLastName: [
    [nonEmpty, 'forms.last_name.required'],
    [personName, 'newsletter.name_invalid'],
  ],
  customerEmail: [
    [nonEmpty, 'forms.email.required'],
    [email, 'newsletter.email.invalid'],
  ],
  message: [
    [nonEmpty, 'forms.contact.message_required'],
    [z.string().check(z.maxLength(MESSAGE_MAX_LENGTH)), 'forms.too_long'],
  ],
};

const READERS: Record<ContactField, (text: string) => string> = {
  customerFirstName: readName,
  customerLastName: readName,
  customerEmail: readEmail,
  message: withSingleLineBreaks,
};

/** The value that a posted text stands for. A line break counts as one character. */
export const readContactField = (field: ContactField, text: string): string => READERS[field](text);

/** The problem of one field, or `null`. Browser and server share these rules. */
export function checkContactField(field: ContactField, value: string): MessageId | null {
  const text = readContactField(field, value).trim();
  return RULES[field].find(([schema]) => !schema.safeParse(text).success)?.[1] ?? null;
}

/** The problems of the whole form; empty when it is valid. */
export function checkContact(entry: ContactInput): ContactProblems {
  return Object.fromEntries(
    CONTACT_FIELDS.flatMap((field) => {
      const problem = checkContactField(field, entry[field]);
      return problem ? [[field, problem]] : [];
    }),
  );
}

export const CONTACT_PROBLEM_VALUES = { max: MESSAGE_MAX_LENGTH };
