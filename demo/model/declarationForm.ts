import * as z from 'zod/mini';
import { EMAIL_MAX_LENGTH } from '#src/config/limits.ts';
import { email } from '#src/schemas/newsletter.ts';

/** Maximum length of the name and order number of a declaration. */
export const DECLARATION_TEXT_MAX_LENGTH = 120;

const text = z.string().check(z.trim(), z.minLength(1), z.maxLength(DECLARATION_TEXT_MAX_LENGTH));

/** A withdrawal from or cancellation of a contract. */
const declaration = z.object({
  name: text,
  contract: text,
  email: z.string().check(z.maxLength(EMAIL_MAX_LENGTH), z.trim()),
});

/** The declaration in a posted form, or `null` if a field is missing or too long. */
export function readDeclaration(body: unknown): z.infer<typeof declaration> | null {
  const parsed = declaration.safeParse(body);
  return parsed.success && email.safeParse(parsed.data.email).success ? parsed.data : null;
}
