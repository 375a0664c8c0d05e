import * as z from 'zod/mini';
import { lenientList, lenientText, text } from './shared.ts';

/** How a preview call went. Spec: newsletter and footer, §3. */
export const previewStatus = z.enum(['SUCCESS', 'BAD_REQUEST', 'INTERNAL_ERROR', 'UNAUTHORIZED']);

/** Whether a member of staff is logged in, and what they look at (PRV-01). */
export const authCheckReply = z.object({
  status: previewStatus,
  /** ISO 8601 date-time. */
  dateTime: lenientText,
  abTestName: lenientText,
  abTestGroup: lenientText,
});

/** The answer of the token, renew and logout calls. */
export const previewReply = z.object({ status: previewStatus });

/** An A/B test and its groups (PRV-03). */
export const abTest = z.object({ name: text, groups: lenientList(z.object({ name: text })) });

/** The answer of the list of A/B tests (PRV-03). */
export const abTestsReply = z
  .array(z.catch(z.nullable(abTest), null))
  .check(z.overwrite((tests) => tests.filter((test) => test !== null))) as unknown as z.ZodMiniType<
  AbTest[],
  z.input<typeof abTest>[]
>;

/** A chosen test with its group (PRV-04). */
export const previewSelection = z.object({ test: text, group: text });

/** A selection as the panel holds it: a JSON text with test and group (PRV-07). */
export const selectionText = ({ test, group }: PreviewSelection): string => JSON.stringify({ test, group });

/** The selection of a JSON text, or `null` for any other text. */
export function readSelection(json: string): PreviewSelection | null {
  try {
    return previewSelection.safeParse(JSON.parse(json)).data ?? null;
  } catch {
    return null;
  }
}

export type AuthCheck = z.infer<typeof authCheckReply>;
export type AbTest = z.infer<typeof abTest>;
export type PreviewSelection = z.infer<typeof previewSelection>;
