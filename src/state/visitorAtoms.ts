import { atom } from 'jotai/vanilla';
import { isEndOfSession } from '#src/api/isEndOfSession.ts';
import { isUnanswered } from '#src/api/reportNoAnswer.ts';
import { cardMemberField } from '#src/config/brand.ts';
import { checksum } from '#src/lib/checksum.ts';
import { COOKIES, pageCookies, readCookie } from '#src/lib/cookies.ts';
import { publishChange, type StaleCause } from '#src/lib/freshness.ts';
import { readLoginId } from '#src/lib/longTermToken.ts';
import { type HintedVisitor, storeVisitorName } from '#src/lib/visitorHint.ts';
import type { LoginStatus, VisitorResponse } from '#src/schemas/customer.ts';
import { pageAtom, shopApiAtom } from './pageAtom.ts';
import { isPreviewed } from './previewRevisionAtom.ts';
import { visitorHintAtom } from './visitorHintAtom.ts';

/** The visitor of the page, as far as the shop knows them. */
export interface Visitor {
  status: LoginStatus;
  /** First and last name; empty for unknown visitors and for customers without a name. */
  customerName: string;
  /** The first name, for languages that greet with it; empty if the shop does not know it. */
  firstName: string;
  loggedInOrRemembered: boolean;
  loyaltyBeans: number;
  /** Whether the visitor has the shop's loyalty card. */
  isCardMember: boolean;
  isCommunityMember: boolean;
}

/** An anonymous visitor; a failed or malformed answer counts as this one. */
export const ANONYMOUS_VISITOR: Visitor = {
  status: 'LOGGED_OUT',
  customerName: '',
  firstName: '',
  loggedInOrRemembered: false,
  loyaltyBeans: 0,
  isCardMember: false,
  isCommunityMember: false,
};

/**
 * Converts the shop's answer about a visitor to the header's model.
 *
 * @param slug the brand's slug, which is part of the field for card members
 */
export function toVisitor({ tracking, customer }: VisitorResponse, slug: string): Visitor {
  const isKnown = tracking.loginStatus !== 'LOGGED_OUT';
  // Data left over from an earlier log-in is not shown.
  if (!isKnown) return ANONYMOUS_VISITOR;
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
const lastPersonAtom = atom<string | null>(null);
/** Whether the last call got no answer. */
const isUnansweredAtom = atom(false);
/** The page was left: what the server knew of the visitor may be another person's when the page comes back. */
const isForgottenAtom = atom(false);
const visitorRequestAtom = atom<Promise<void> | null>(null);
/** Counts the requests; only the answer to the last one is applied. */
const visitorTurnAtom = atom(0);

/**
 * The visitor, or `null` until the shop has answered. Always `null` on a server: only the browser requests visitor
 * data.
 */
export const visitorAtom = atom((get) => get(knownVisitorAtom));

/**
 * Tells one person from another, and their log-in states; `null` until the shop has answered. A failed call, after which
 * the page shows a logged-out visitor, is no information about the person.
 */
export const personAtom = atom((get) => get(lastPersonAtom));

/**
 * The visitor that the page shows: the shop's response, and until then the hint that the server read from cookies; `null` without a known visitor.
 */
export const shownVisitorAtom = atom((get): Visitor | null => {
  const { visitor } = get(visitorHintAtom);
  const hinted = visitor && !get(isForgottenAtom) ? toHinted(visitor) : null;
  return get(knownVisitorAtom) ?? hinted;
});

/** The visitor of a hint, of whom only name and log-in state are known. */
export const toHinted = (visitor: HintedVisitor): Visitor => ({
  ...ANONYMOUS_VISITOR,
  ...visitor,
  loggedInOrRemembered: true,
});

/**
 * Requests the visitor again, for example after a log-in within the page. The last request wins.
 *
 * @param cause why the known visitor may be old: what another tab has `changed` this one does not publish again, and a
 *   page that is only `shown` again keeps the visitor if the call fails @default a change within the page
 */
export const reloadVisitorAtom = atom(null, (get, set, cause?: StaleCause): Promise<void> => {
  const turn = get(visitorTurnAtom) + 1;
  set(visitorTurnAtom, turn);
  const load = async () => {
    const { shop, site } = get(pageAtom);
    const answer = await shop.readVisitor();
    if (get(visitorTurnAtom) !== turn) return get(visitorRequestAtom) ?? undefined;
    set(isUnansweredAtom, !answer.ok && isUnanswered(answer.error));
    // A failed call is no information about the visitor.
    const isSure = answer.ok || (answer.error.kind === 'refused' && isEndOfSession(answer.error.status));
    if (!isSure && cause === 'shown' && get(knownVisitorAtom)) return;
    // No answer or a malformed one means logged out: the header works for unknown visitors.
    const visitor = answer.ok ? toVisitor(answer.value, site.brand.slug) : ANONYMOUS_VISITOR;
    set(knownVisitorAtom, visitor);
    if (isSure) set(lastPersonAtom, `${visitor.status} ${visitor.customerName}`);
    // Stored for the next page's first paint.
    // The name of an emulated visitor must not appear outside the preview.
    if (isSure && typeof document !== 'undefined' && !isPreviewed(get)) {
      storeVisitorName(site.code, visitor.customerName ? visitor : null);
      if (cause !== 'changed') publishChange('visitor', { revision: checksum(JSON.stringify(visitor)) });
    }
  };
  const request = load();
  set(visitorRequestAtom, request);
  return request;
});

/** Requests the visitor once more if the last call got no answer. */
export const recoverVisitorAtom = atom(null, async (get, set): Promise<void> => {
  if (get(isUnansweredAtom)) await set(reloadVisitorAtom, 'shown');
});

/** Requests the visitor once per page, however many components need it. */
export const loadVisitorAtom = atom(
  null,
  (get, set): Promise<void> => get(visitorRequestAtom) ?? set(reloadVisitorAtom),
);

/** Clears the visitor, so that a page in the back/forward cache contains no personal data. */
export const forgetVisitorAtom = atom(null, (get, set) => {
  set(visitorTurnAtom, get(visitorTurnAtom) + 1);
  set(visitorRequestAtom, null);
  set(knownVisitorAtom, null);
  set(lastPersonAtom, null);
  set(isForgottenAtom, true);
});

/**
 * The customer data of a visitor whose browser has both the long-term and the login token, as the service sent it;
 * `null` for all other visitors and if the service does not answer. Browser only.
 *
 * @throws InvalidTokenError if the long-term token is invalid
 */
export const readCustomerInfoAtom = atom(null, async (get): Promise<unknown> => {
  const cookies = pageCookies();
  const longTermToken = readCookie(cookies, COOKIES.longTerm);
  if (!longTermToken || !readCookie(cookies, COOKIES.login)) return null;
  const answer = await get(shopApiAtom).readCustomerInfo({ params: { loginId: readLoginId(longTermToken) } });
  return answer.ok ? answer.value : null;
});
