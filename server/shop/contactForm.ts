import * as z from 'zod/mini';
import type { MessageId } from '#src/i18n/siteIntl.ts';
import { email, personName } from '#src/schemas/newsletter.ts';

/** Longest message to the customer service, in characters. */
export const MESSAGE_MAX_LENGTH = 2_000;

/** The texts of the customer form (INP-11). */
export interface ContactEntry {
  customerFirstName: string;
  customerLastName: string;
  customerEmail: string;
  message: string;
}

export const CONTACT_FIELDS = ['customerFirstName', 'customerLastName', 'customerEmail', 'message'] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number];

/** What is wrong, by field, each as the text that says so. */
export type ContactProblems = Partial<Record<ContactField, MessageId>>;

const given = z.string().check(z.trim(), z.minLength(1));

const RULES: Record<ContactField, readonly [schema: z.ZodMiniType, problem: MessageId][]> = {
  customerFirstName: [
    [given, 'forms.contact.name_required'],
    [personName, 'newsletter.name_invalid'],
  ],
  customerLastName: [
    [given, 'forms.contact.name_required'],
    [personName, 'newsletter.name_invalid'],
  ],
  customerEmail: [
    [given, 'newsletter.email.required'],
    [email, 'newsletter.email.invalid'],
  ],
  message: [
    [given, 'forms.contact.message_required'],
    [z.string().check(z.maxLength(MESSAGE_MAX_LENGTH)), 'forms.contact.message_required'],
  ],
};

/** What is wrong with one field, or `null`. Browser and server ask the same rules. */
export function checkContactField(field: ContactField, value: string): MessageId | null {
  const text = value.trim();
  return RULES[field].find(([schema]) => !schema.safeParse(text).success)?.[1] ?? null;
}

/** What is wrong with the whole form; empty when it holds. */
export function checkContact(entry: ContactEntry): ContactProblems {
  return Object.fromEntries(
    CONTACT_FIELDS.flatMap((field) => {
      const problem = checkContactField(field, entry[field]);
      return problem ? [[field, problem]] : [];
    }),
  );
}
