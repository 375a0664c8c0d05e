import { atom } from 'jotai/vanilla';
import { cardMemberField } from '#src/config/brand.ts';
import { COOKIES, readCookie } from '#src/lib/cookies.ts';
import { readLoginId } from '#src/lib/longTermToken.ts';
import type { LoginStatus, VisitorReply } from '#src/schemas/customer.ts';
import { environmentAtom, shopApiAtom } from './environmentAtom.ts';

/** Who is looking at the page, as far as the shop knows (USR-03). */
export interface Visitor {
  status: LoginStatus;
  /** First and last name; empty for strangers and for customers without a name. */
  customerName: string;
  loggedInOrRemembered: boolean;
  loyaltyBeans: number;
  /** Holds the shop's loyalty card. */
  isCardMember: boolean;
  isCommunityMember: boolean;
}

/** Nobody the shop knows; also what a failed or malformed answer reads as (USR-03). */
export const STRANGER: Visitor = {
  status: 'LOGGED_OUT',
  customerName: '',
  loggedInOrRemembered: false,
  loyaltyBeans: 0,
  isCardMember: false,
  isCommunityMember: false,
};

/**
 * Puts the shop's answer about a visitor into the header's own words (USR-03).
 *
 * @param slug the brand's slug, which names the field for card members
 */
export function toVisitor({ tracking, customer }: VisitorReply, slug: string): Visitor {
  const isKnown = tracking.loginStatus !== 'LOGGED_OUT';
  // Leftover data of somebody who logged out is nobody's business.
  if (!isKnown) return STRANGER;
  return {
    status: tracking.loginStatus,
    customerName: [customer?.firstname, customer?.lastname]
      .map((name) => name?.trim())
      .filter(Boolean)
      .join(' '),
    loggedInOrRemembered: true,
    loyaltyBeans: Math.max(0, customer?.loyaltyBeans ?? 0),
    isCardMember: customer?.statuses?.[cardMemberField(slug)] === true,
    isCommunityMember: customer?.statuses?.isCommunityMember === true,
  };
}

const knownVisitorAtom = atom<Visitor | null>(null);
const visitorRequestAtom = atom<Promise<void> | null>(null);

/** The visitor, or `null` until the shop has answered. Always `null` on a server: visitor data is the browser's to ask for. */
export const visitorAtom = atom((get) => get(knownVisitorAtom));

/** Asks the shop who the visitor is, once per page however many parts want to know (HDR-11). */
export const loadVisitorAtom = atom(null, (get, set) => {
  const running = get(visitorRequestAtom);
  if (running) return running;
  const request = (async () => {
    const { shop, site } = get(environmentAtom);
    const answer = await shop.readVisitor();
    // No answer or a broken one means logged out: the header works for strangers.
    set(knownVisitorAtom, answer.ok ? toVisitor(answer.value, site.brand.slug) : STRANGER);
  })();
  set(visitorRequestAtom, request);
  return request;
});

/**
 * The customer data of a person whose browser holds both the long-term and the login token, as the service sent it;
 * `null` for everybody else and when the service does not answer (USR-04). Browser only.
 *
 * @throws InvalidTokenError when the long-term token is not one
 */
export const readCustomerInfoAtom = atom(null, async (get): Promise<unknown> => {
  const cookies = globalThis.document?.cookie ?? '';
  const longTermToken = readCookie(cookies, COOKIES.longTerm);
  if (!longTermToken || !readCookie(cookies, COOKIES.login)) return null;
  const answer = await get(shopApiAtom).readCustomerInfo({ params: { loginId: readLoginId(longTermToken) } });
  return answer.ok ? answer.value : null;
});
