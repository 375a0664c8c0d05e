import * as z from 'zod/mini';
import { maybe } from './shared.ts';

/** How well the shop knows a visitor. Spec: header and cart, §6. */
export const loginStatus = z.enum(['LOGGED_IN', 'REMEMBERED', 'LOGGED_OUT']);

/** The visitor's personal data for the header (HDR-11, USR-03). */
export const visitorReply = z.object({
  tracking: z.object({ loginStatus }),
  customer: maybe(
    z.object({
      firstname: maybe(z.string()),
      lastname: maybe(z.string()),
      loyaltyBeans: maybe(z.number()),
      /** `isCommunityMember`, and `is<brand>cardMember` with the brand's slug in it. */
      statuses: maybe(z.record(z.string(), z.nullish(z.boolean()))),
    }),
  ),
});

/** How far a newsletter sign-up has come; the footer hides its form for the last two (NWL-16). */
export const newsletterStatus = z.enum(['NOT_SUBSCRIBED', 'WAITING_FOR_DOI', 'SUBSCRIBED']);

/** Data shared with partner sites. An unknown status reads as none (FTR-09). */
export const partnerSiteReply = z.object({
  nl_status: z.optional(z.catch(z.nullish(z.string()), undefined)),
});

/** Customer data that the library passes on as it is (USR-04). */
export const customerInfoReply = z.unknown();

/** What a long-term token carries that the library reads: the login id (USR-04). */
export const longTermTokenPayload = z.object({ lid: z.string() });

export type LoginStatus = z.infer<typeof loginStatus>;
export type VisitorReply = z.infer<typeof visitorReply>;
export type NewsletterStatus = z.infer<typeof newsletterStatus>;
