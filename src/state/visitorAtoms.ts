import { type Atom, atom } from 'jotai/vanilla';
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
/** The checksum of the last known person and their log-in state. A page that is left keeps it, but no name. */
const lastPersonAtom = atom<string | null>(null);
const personNumberAtom = atom(0);
const lastCustomerAtom = atom<string | null | undefined>(undefined);
/** The log-in cookie of the last person, if scripts can read it. */
const lastLoginAtom = atom<string | null>(null);
/** Whether the last call got no answer. */
const isUnansweredAtom = atom(false);
/** The page was left: what the server knew of the visitor may be another person's when the page comes back. */
const isForgottenAtom = atom(false);
const visitorRequestAtom = atom<Promise<void> | null>(null);
/** Counts the requests, 0 before the first; only the answer to the last one is applied. */
const visitorTurnAtom = atom(0);

/** Whether a component reads the visitor or the person now. */
const isReadAtom = atom(false);
isReadAtom.onMount = (setRead) => {
  setRead(true);
  return () => setRead(false);
};

/** The atom, whose readers count. */
const countingReaders = <Value>(base: Atom<Value>) =>
  atom((get): Value => {
    get(isReadAtom);
    return get(base);
  });

const readLogin = () => readCookie(pageCookies(), COOKIES.login) || null;

/** Remembers whose log-in the page begins with. */
export const rememberLoginAtom = atom(null, (_get, set) => set(lastLoginAtom, readLogin()));

const personOf = (status: LoginStatus, customer: string | null) => `${status} ${customer}`;

const nextPersonAtom = atom(null, (get, set) => set(personNumberAtom, get(personNumberAtom) + 1));

/** Identifies the store among others on the page, for `publishChange`. */
export const visitorOwnerAtom = atom(() => ({}));

/**
 * The visitor, or `null` until the shop has answered. Always `null` on a server: only the browser requests visitor
 * data.
 */
export const visitorAtom = countingReaders(knownVisitorAtom);

/**
 * A number for the person who uses the page, and their log-in state: another number means another person, or perhaps
 * another one. A failed call, after which the page shows a logged-out visitor, is no information about the person.
 */
export const personAtom = countingReaders(personNumberAtom);

/**
 * For data of a person that outlives the parts that show it: whether another person uses the page than at the last call,
 * also if no part was mounted when they changed. The first call remembers the person.
 */
export const createNextPersonAtom = () => {
  const lastAtom = atom<number | null>(null);
  return atom(null, (get, set): boolean => {
    const [last, person] = [get(lastAtom), get(personNumberAtom)];
    set(lastAtom, person);
    return last !== null && last !== person;
  });
};

/**
 * Identifies the last known customer in all log-in states, without the name; `null` for an anonymous visitor, `undefined`
 * until the shop has answered. A failed call changes nothing.
 */
export const customerAtom = atom((get) => get(lastCustomerAtom));

/** The visitor of a hint, of whom only name and log-in state are known. */
const toHinted = (visitor: HintedVisitor): Visitor => ({
  ...ANONYMOUS_VISITOR,
  ...visitor,
  loggedInOrRemembered: true,
});

/** The visitor whom the server read from cookies; `null` without a known one. */
export const hintedVisitorAtom = atom((get): Visitor | null => {
  const { visitor } = get(visitorHintAtom);
  return visitor ? toHinted(visitor) : null;
});

/** The visitor that the page shows: the shop's response, and until then that of the server; `null` without a known one. */
export const shownVisitorAtom = atom(
  (get): Visitor | null => get(visitorAtom) ?? (get(isForgottenAtom) ? null : get(hintedVisitorAtom)),
);

/**
 * Identifies a customer by the name, and by the login id where the browser has one: two customers can have one name.
 * Without the login id, the text is the beginning of that with it, unless the name is unknown, too.
 */
function identify({ customerName }: Visitor): string {
  const token = readCookie(pageCookies(), COOKIES.longTerm);
  let loginId = '';
  try {
    if (token) loginId = checksum(readLoginId(token));
  } catch {
    // Another application's cookie.
  }
  return customerName ? `${checksum(customerName)}:${loginId}` : `${loginId}.`;
}

/**
 * The more exact of two of these texts if both are of one customer, otherwise `null`: the cookie with the login id comes
 * and expires during a log-in.
 */
export function mergeCustomers(one: string, other: string): string | null {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return long.startsWith(short) ? long : null;
}

/**
 * Requests the visitor again, for example after a log-in within the page. The last request wins.
 *
 * @param cause why the known visitor may be old: what another tab has `changed` this one does not publish again, and a
 *   page that is only `shown` again keeps the visitor if the call fails. The `first` request is not due to any change
 *   @default a change within the page
 */
export const reloadVisitorAtom = atom(null, (get, set, cause?: StaleCause | 'first'): Promise<void> => {
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
    if (isSure) {
      set(rememberLoginAtom);
      const former = get(lastPersonAtom);
      const found = visitor.loggedInOrRemembered ? identify(visitor) : null;
      const customer = found && (mergeCustomers(get(lastCustomerAtom) ?? '', found) ?? found);
      const person = personOf(visitor.status, customer);
      set(lastPersonAtom, person);
      set(lastCustomerAtom, customer);
      const isOther = former === null ? isTold(cause) : mergeCustomers(former, person) === null;
      if (isOther) set(nextPersonAtom);
    }
    // Stored for the next page's first paint.
    // The name of an emulated visitor must not appear outside the preview.
    if (isSure && typeof document !== 'undefined' && !isPreviewed(get)) {
      storeVisitorName(site.code, visitor.customerName ? visitor : null);
      const revision = checksum(JSON.stringify(visitor));
      if (cause === 'first') publishChange('visitor', { revision });
      else if (cause !== 'changed') publishChange('visitor', { revision, owner: get(visitorOwnerAtom) });
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

/**
 * Whether the page or another tab says that the visitor has changed. Parts may show data of the former one, even if the
 * page does not know who that was.
 */
const isTold = (cause: StaleCause | 'first' | undefined) => cause === undefined || cause === 'changed';

/** Requests the visitor once per page, however many components need it. */
export const loadVisitorAtom = atom(
  null,
  (get, set): Promise<void> => get(visitorRequestAtom) ?? set(reloadVisitorAtom, 'first'),
);

/** Clears the visitor, so that a page in the back/forward cache contains no personal data. */
export const forgetVisitorAtom = atom(null, (_get, set) => {
  set(visitorTurnAtom, (turn) => turn && turn + 1);
  set(visitorRequestAtom, null);
  set(knownVisitorAtom, null);
  set(isForgottenAtom, true);
});

/**
 * The visitor may be another one. Requests the visitor again if a component reads them; otherwise the next component that
 * does requests them. A page that only compares persons, like a footer alone, sends no request until it is told of a
 * change.
 */
export const renewVisitorAtom = atom(null, (get, set, cause?: StaleCause): void => {
  const login = get(lastLoginAtom);
  // The log-in cookie shows at once that the person has left; the service can be slow.
  if (isTold(cause) && login !== null && login !== readLogin()) {
    if (get(knownVisitorAtom)) set(knownVisitorAtom, ANONYMOUS_VISITOR);
    set(lastPersonAtom, personOf('LOGGED_OUT', null));
    set(nextPersonAtom);
  }
  if (!get(isReadAtom)) set(forgetVisitorAtom);
  else if (isTold(cause) || get(visitorTurnAtom) > 0) void set(reloadVisitorAtom, cause);
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
