import * as z from 'zod/mini';
import { uniqueBy } from '#src/lib/uniqueBy.ts';
import { lenientDate } from './isoDate.ts';
import { lenient, lenientFlag, lenientList, lenientText, text } from './shared.ts';

/** The status of a preview call. Spec: newsletter and footer, §3. */
export const previewStatus = z.enum(['SUCCESS', 'BAD_REQUEST', 'INTERNAL_ERROR', 'UNAUTHORIZED']);

/** The visitors that staff can emulate, without a log-in. */
export const EMULATED_VISITORS = ['LOGGED_OUT', 'REMEMBERED', 'LOGGED_IN', 'CARD_MEMBER'] as const;
/** One of them. */
export const emulatedVisitor = z.enum(EMULATED_VISITORS);

/** Whether a member of staff is logged in, and what they preview. */
export const authCheckResponse = z.object({
  status: previewStatus,
  /** ISO 8601 date-time. */
  dateTime: lenientText,
  abTestName: lenientText,
  abTestGroup: lenientText,
  /** The visitor as whom the shop is shown. */
  visitor: lenient(emulatedVisitor),
  /** Opened by a colleague's link: shown, and not to be changed. */
  isShared: lenientFlag,
  /** When the session or the shared link ends, ISO 8601. */
  expiresAt: lenientDate,
});

/** The answer of the token, renew and logout calls. */
export const previewResponse = z.object({
  status: previewStatus,
  /** When the session ends that was renewed, ISO 8601. */
  expiresAt: lenientDate,
});

const nameOf = ({ name }: { name: string }) => name;

/** An A/B test and its groups. */
export const abTest = z.object({
  name: text,
  groups: lenientList(z.object({ name: text })).check(z.overwrite((groups) => uniqueBy(groups, nameOf))),
});

/** The answer of the list of A/B tests. Their names are their ids: one that is repeated cannot be chosen. */
export const abTestsResponse = z.array(z.catch(z.nullable(abTest), null)).check(
  z.overwrite((tests) =>
    uniqueBy(
      tests.filter((test) => test !== null),
      nameOf,
    ),
  ),
) as unknown as z.ZodMiniType<AbTest[], z.input<typeof abTest>[]>;

/** A selected test with its group. */
export const previewSelection = z.object({ test: text, group: text });

/** A selection in the panel's format: a JSON text with test and group. */
export const selectionText = ({ test, group }: PreviewSelection): string => JSON.stringify({ test, group });

/** The selection in a JSON text, or `null` for any other text. */
export function readSelection(json: string): PreviewSelection | null {
  try {
    return previewSelection.safeParse(JSON.parse(json)).data ?? null;
  } catch {
    return null;
  }
}

export type AuthCheck = z.infer<typeof authCheckResponse>;
export type EmulatedVisitor = z.infer<typeof emulatedVisitor>;
export type AbTest = z.infer<typeof abTest>;
export type PreviewSelection = z.infer<typeof previewSelection>;
