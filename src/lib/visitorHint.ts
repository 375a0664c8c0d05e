import { HINT_SECONDS, MAX_HINTED_COUNT, MAX_HINTED_NAME } from '#src/config/limits.ts';
import { COOKIES, expireCookie, readCookie, writeCookie } from './cookies.ts';

/** How a person was greeted when the shop was last asked, and whether their log-in is still there. */
export interface HintedVisitor {
  status: 'LOGGED_IN' | 'REMEMBERED';
  firstName: string;
  /** First and last name. */
  customerName: string;
}

/**
 * What a page may show of its visitor before the shop has answered (BEY-16). It comes from cookies, so it may be old or
 * forged: it greets and counts, and nothing else may depend on it.
 */
export interface VisitorHint {
  visitor?: HintedVisitor;
  /** How many articles the cart holds; missing where the cart is empty or unknown. */
  cartCount?: number;
}

/** A name as people write it; linear, and without any sign that means something in markup, scripts or cookies. */
const NAME = /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} .'’-]*$/u;

/** A text as a name, or `null` for everything else. */
const toName = (text: string | undefined): string | null =>
  text !== undefined && text.length <= MAX_HINTED_NAME && NAME.test(text) ? text : null;

/** Signs of a token that are compared; more are no better. */
const MAX_TOKEN_LENGTH = 4_096;

/**
 * A checksum of site and token (FNV-1a). It does not protect the cookie: a script that can write the cookie can read
 * the token.
 */
function checkOf(site: string, token: string): string {
  let hash = 0x811c9dc5;
  for (const sign of `${site} ${token.slice(0, MAX_TOKEN_LENGTH)}`)
    hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}

/** What names the person: the long-term token, which stays over log-ins, else the log-in token. */
const tokenOf = (cookies: string) =>
  readCookie(cookies, COOKIES.longTerm) || readCookie(cookies, COOKIES.login) || null;

/**
 * The value of the cookie `visitor-name`: a person's first and whole name, tied to the site and to the token of their
 * log-in; `null` for a name with other signs than names have, which is not stored (BEY-16).
 *
 * @param site the site's code
 * @param token the value of the cookie `LongTermToken`, or of `LoginToken` where there is none
 */
export function formatVisitorName(
  site: string,
  token: string,
  { firstName, customerName }: Pick<HintedVisitor, 'firstName' | 'customerName'>,
): string | null {
  if (token === '' || toName(customerName) === null || (firstName !== '' && toName(firstName) === null))
    return null;
  return [checkOf(site, token), firstName, customerName].join(':');
}

/** The value of the cookie `cart-count`; `null` for an empty cart, which has none (BEY-16). */
export const formatCartCount = (site: string, count: number): string | null =>
  Number.isInteger(count) && count > 0 ? `${site}:${Math.min(count, MAX_HINTED_COUNT)}` : null;

function readVisitor(cookies: string, site: string): HintedVisitor | undefined {
  const token = tokenOf(cookies);
  const value = readCookie(cookies, COOKIES.visitorName);
  if (token === null || value === null || value.length > 3 * MAX_HINTED_NAME) return undefined;
  const [check, first = '', whole, ...rest] = value.split(':');
  const customerName = toName(whole);
  const firstName = first === '' ? '' : toName(first);
  if (rest.length > 0 || check !== checkOf(site, token) || customerName === null || firstName === null)
    return undefined;
  return { status: readCookie(cookies, COOKIES.login) ? 'LOGGED_IN' : 'REMEMBERED', firstName, customerName };
}

function readCount(cookies: string, site: string): number | undefined {
  const [, owner, digits] = /^(\w{2,8}):(\d{1,6})$/.exec(readCookie(cookies, COOKIES.cartCount) ?? '') ?? [];
  const count = Number(digits);
  return owner === site && count > 0 && count <= MAX_HINTED_COUNT ? count : undefined;
}

/**
 * Reads what a page may show of its visitor from a `Cookie` header or `document.cookie`: the name of a person whose
 * log-in is there and who it belongs to, and the number of articles in the site's cart (BEY-16). Never throws; whatever
 * is not exactly what the library writes is left out.
 *
 * @param cookies the whole header
 * @param site the site's code
 */
export function readVisitorHint(cookies: string, site: string): VisitorHint {
  const visitor = readVisitor(cookies, site);
  const cartCount = readCount(cookies, site);
  return { ...(visitor && { visitor }), ...(cartCount !== undefined && { cartCount }) };
}

function store(name: string, value: string | null): void {
  if (value === null) {
    expireCookie(name);
    return;
  }
  const secure = location.protocol === 'https:' ? '; secure' : '';
  writeCookie(name, encodeURIComponent(value), `max-age=${HINT_SECONDS}; samesite=lax${secure}`);
}

/** Stores in the browser how many articles the shop says are in the site's cart. */
export const storeCartCount = (site: string, count: number): void =>
  store(COOKIES.cartCount, formatCartCount(site, count));

/** The number of articles in the site's cart, as it was last stored; `undefined` where nothing is. */
export const readStoredCartCount = (site: string): number | undefined => readCount(document.cookie, site);

/** Stores in the browser how the shop's visitor is greeted; `null` forgets them. */
export function storeVisitorName(
  site: string,
  names: Pick<HintedVisitor, 'firstName' | 'customerName'> | null,
): void {
  const token = tokenOf(document.cookie);
  // A server whose tokens scripts cannot see writes the name itself.
  if (names && token === null) return;
  store(COOKIES.visitorName, names && token !== null ? formatVisitorName(site, token, names) : null);
}
