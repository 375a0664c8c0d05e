import * as z from 'zod/mini';
import { lenient, lenientNumber, lenientText, text } from './shared.ts';

/** How well the shop knows a visitor. Spec: header and cart, §6. */
export const loginStatus = z.enum(['LOGGED_IN', 'REMEMBERED', 'LOGGED_OUT']);

/**
 * The visitor's personal data for the header (HDR-11, USR-03). Only the login state is needed; who is logged in with
 * an unreadable name is greeted without one.
 */
export const visitorReply = z.object({
  tracking: z.object({ loginStatus }),
  customer: lenient(
    z.object({
      firstname: lenientText,
      lastname: lenientText,
      loyaltyBeans: lenientNumber,
      /** `isCommunityMember`, and `is<Brand>cardMember` with the brand's slug, capitalised, in it. */
      statuses: lenient(z.record(text, z.catch(z.nullish(z.boolean()), undefined))),
    }),
  ),
});

/** How far a newsletter sign-up has come; the footer hides its form for the last two (NWL-16). */
export const newsletterStatus = z.enum(['NOT_SUBSCRIBED', 'WAITING_FOR_DOI', 'SUBSCRIBED']);

/** Data shared with partner sites. An unknown status reads as none (FTR-09). */
export const partnerSiteReply = z.object({
  nl_status: lenient(newsletterStatus),
});

/** Customer data that the library passes on as it is (USR-04). */
export const customerInfoReply = z.unknown();

/** What a long-term token carries that the library reads: the login id (USR-04). */
export const longTermTokenPayload = z.object({ lid: text });

export type LoginStatus = z.infer<typeof loginStatus>;
export type VisitorReply = z.infer<typeof visitorReply>;
export type NewsletterStatus = z.infer<typeof newsletterStatus>;
