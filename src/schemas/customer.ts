import * as z from 'zod/mini';
import { lenient, maybe, maybeText, number, text } from './shared.ts';

/** The visitor's log-in status. Spec: header and cart, §6. */
export const loginStatus = z.enum(['LOGGED_IN', 'REMEMBERED', 'LOGGED_OUT']);

const FLAG_WORDS: ReadonlyMap<unknown, boolean> = new Map([
  ['true', true],
  ['false', false],
]);

/** Converts memberships that are sent as words to booleans. */
const readFlags = (statuses: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(statuses).map(([name, value]) => [name, FLAG_WORDS.get(value) ?? value]));

/** Whether all memberships are booleans; other entries are not the library's. */
const areFlags = (statuses: Record<string, unknown>) =>
  Object.entries(statuses).every(
    ([name, value]) => !/^is[A-Z]/.test(name) || value === null || typeof value === 'boolean',
  );

/**
 * The visitor's personal data for the header. Every field of the customer may be missing or `null`; one of a
 * wrong type makes the whole answer malformed, which counts as logged out.
 */
export const visitorResponse = z.object({
  tracking: z.object({ loginStatus }),
  customer: maybe(
    z.object({
      firstname: maybeText,
      lastname: maybeText,
      loyaltyBeans: maybe(number),
      /** `isCommunityMember`, and `is<Brand>cardMember` with the brand's capitalised slug. */
      statuses: maybe(z.record(text, z.unknown()).check(z.overwrite(readFlags), z.refine(areFlags))),
    }),
  ),
});

/** The state of a newsletter sign-up; the footer hides its form for the last two. */
export const newsletterStatus = z.enum(['NOT_SUBSCRIBED', 'WAITING_FOR_DOI', 'SUBSCRIBED']);

/** Data shared with partner sites. An unknown status counts as none. */
export const partnerSiteResponse = z.object({
  nl_status: lenient(newsletterStatus),
});

/** Customer data that the library passes on unchanged. */
export const customerInfoResponse = z.unknown();

/** The part of a long-term token that the library reads: the login id. */
export const longTermTokenPayload = z.object({ lid: text });

export type LoginStatus = z.infer<typeof loginStatus>;
export type VisitorResponse = z.infer<typeof visitorResponse>;
export type NewsletterStatus = z.infer<typeof newsletterStatus>;
