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
  /** The first name alone, for languages that greet by it; empty where the shop knows none. */
  firstName: string;
  loggedInOrRemembered: boolean;
  loyaltyBeans: number;
  /** Holds the shop's loyalty card. */
  isCardMember: boolean;
  isCommunityMember: boolean;
}

/** A visitor that the shop does not know; a failed or malformed answer reads as this one (USR-03). */
export const STRANGER: Visitor = {
  status: 'LOGGED_OUT',
  customerName: '',
  firstName: '',
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
  // Data left over from a log-in is not shown.
  if (!isKnown) return STRANGER;
  return {
    status: tracking.loginStatus,
    customerName: [customer?.firstname, customer?.lastname]
      .map((name) => name?.trim())
      .filter(Boolean)
      .join(' '),
    firstName: customer?.firstname?.trim() ?? '',
    loggedInOrRemembered: true,
    loyaltyBeans: Math.max(0, customer?.loyaltyBeans ?? 0),
    isCardMember: customer?.statuses?.[cardMemberField(slug)] === true,
    isCommunityMember: customer?.statuses?.isCommunityMember === true,
  };
}

const knownVisitorAtom = atom<Visitor | null>(null);
const visitorRequestAtom = atom<Promise<void> | null>(null);
/** Counts the requests; only the answer to the last one is applied. */
const visitorTurnAtom = atom(0);

/** The visitor, or `null` until the shop has answered. Always `null` on a server: visitor data is the browser's to ask for. */
export const visitorAtom = atom((get) => get(knownVisitorAtom));

/** Asks the shop again who the visitor is, for example after a log-in within the page (USR-07). The last request wins. */
export const reloadVisitorAtom = atom(null, (get, set): Promise<void> => {
  const turn = get(visitorTurnAtom) + 1;
  set(visitorTurnAtom, turn);
  const ask = async () => {
    const { shop, site } = get(environmentAtom);
    const answer = await shop.readVisitor();
    if (get(visitorTurnAtom) !== turn) return get(visitorRequestAtom) ?? undefined;
    // No answer or a malformed one means logged out: the header works for strangers.
    set(knownVisitorAtom, answer.ok ? toVisitor(answer.value, site.brand.slug) : STRANGER);
  };
  const request = ask();
  set(visitorRequestAtom, request);
  return request;
});

/** Asks the shop who the visitor is, once per page however many parts want to know (HDR-11). */
export const loadVisitorAtom = atom(
  null,
  (get, set): Promise<void> => get(visitorRequestAtom) ?? set(reloadVisitorAtom),
);

/** Forgets the visitor, so that a page that the browser keeps for "back" holds no personal data (USR-07). */
export const forgetVisitorAtom = atom(null, (get, set) => {
  set(visitorTurnAtom, get(visitorTurnAtom) + 1);
  set(visitorRequestAtom, null);
  set(knownVisitorAtom, null);
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
