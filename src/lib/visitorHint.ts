import { HINT_SECONDS, MAX_HINTED_NAME } from '#src/config/limits.ts';
import { checksum } from './checksum.ts';
import {
  COOKIES,
  type CookieHeader,
  expireCookie,
  findCookie,
  pageCookies,
  readCookie,
  writeCookie,
} from './cookies.ts';
import { isCount } from './isCount.ts';

/** The visitor's name from the shop's last response, and the log-in state from the cookies. */
export interface HintedVisitor {
  status: 'LOGGED_IN' | 'REMEMBERED';
  firstName: string;
  /** First and last name. */
  customerName: string;
}

/**
 * What a page may show before the shop responds: greeting, cart count, newsletter form. Cookies can be old or forged.
 */
export interface VisitorHint {
  visitor?: HintedVisitor;
  /** The number of articles in the cart; missing if the cart is empty or unknown. */
  cartCount?: number;
  /** The visitor has signed up for the newsletter, so that the footer does not offer it. */
  isNewsletterSettled?: true;
}

/** A person's name, without characters that are special in markup, scripts or cookies. Matches in linear time. */
const NAME = /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} .'’-]*$/u;

const toName = (text: string | undefined): string | null =>
  text !== undefined && text.length <= MAX_HINTED_NAME && NAME.test(text) ? text : null;

/** The number of a token's characters in the checksum. */
const MAX_TOKEN_LENGTH = 4_096;

/** A checksum of site and token, which protects nothing: a script that can write the cookie can read the token. */
const checkOf = (site: string, token: string) => checksum(`${site} ${token.slice(0, MAX_TOKEN_LENGTH)}`);

/** The token that identifies the person: the long-term token, which outlives log-ins, or else the log-in token. */
const tokenOf = (cookies: CookieHeader) =>
  readCookie(cookies, COOKIES.longTerm) || readCookie(cookies, COOKIES.login) || null;

/**
 * The value of the cookie `visitor-name`: a person's names, bound to the site and their log-in; `null` for an invalid
 * one.
 *
 * @param site the site's code
 * @param token the value of the cookie `LongTermToken`, or of `LoginToken` if there is none
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

/** The site to which a count belongs: the beginning of the cookie `cart-count`. */
const countOwner = (site: string) => `${site}:`;

/** The value of the cookie `cart-count`; `null` for an empty cart, which has no cookie. */
export const formatCartCount = (site: string, count: number): string | null =>
  isCount(count) && count > 0 ? `${countOwner(site)}${count}` : null;

function readVisitor(cookies: CookieHeader, site: string): HintedVisitor | null {
  const token = tokenOf(cookies);
  if (token === null) return null;
  const status = readCookie(cookies, COOKIES.login) ? 'LOGGED_IN' : 'REMEMBERED';
  return findCookie(cookies, COOKIES.visitorName, (value) => {
    if (value.length > 3 * MAX_HINTED_NAME) return null;
    const [check, first = '', fullName, ...rest] = value.split(':');
    const customerName = toName(fullName);
    const firstName = first === '' ? '' : toName(first);
    if (rest.length > 0 || check !== checkOf(site, token) || customerName === null || firstName === null)
      return null;
    return { status, firstName, customerName };
  });
}

function readCount(cookies: CookieHeader, site: string): number | undefined {
  const owner = countOwner(site);
  const count = findCookie(cookies, COOKIES.cartCount, (value) => {
    const digits = value.startsWith(owner) ? value.slice(owner.length) : '';
    const number = Number(digits);
    return /^\d+$/.test(digits) && isCount(number) && number > 0 ? number : null;
  });
  return count ?? undefined;
}

/**
 * Reads the visitor hint from a `Cookie` header or `document.cookie`: the name, if it belongs to the current log-in,
 * the number of articles in the site's cart, and whether the newsletter is settled. Never throws.
 *
 * @param site the site's code
 */
export function readVisitorHint(cookies: CookieHeader, site: string): VisitorHint {
  const visitor = readVisitor(cookies, site);
  const cartCount = readCount(cookies, site);
  return {
    ...(visitor && { visitor }),
    ...(cartCount !== undefined && { cartCount }),
    ...(findCookie(cookies, COOKIES.newsletterSettled, (value) => value === site || null) && {
      isNewsletterSettled: true as const,
    }),
  };
}

const store = (name: string, value: string | null): void =>
  value === null ? expireCookie(name) : writeCookie(name, encodeURIComponent(value), HINT_SECONDS);

/** Stores the number of articles in the site's cart in the browser. */
export const storeCartCount = (site: string, count: number): void =>
  store(COOKIES.cartCount, formatCartCount(site, count));

/** The last stored number of articles in the site's cart; 0 where that of another site is stored, or `undefined`. */
export const readStoredCartCount = (site: string): number | undefined =>
  readCount(pageCookies(), site) ??
  findCookie(pageCookies(), COOKIES.cartCount, (value) => (/:\d+$/.test(value) ? 0 : null)) ??
  undefined;

/** Stores in the browser whether the visitor has signed up for the site's newsletter. */
export const storeNewsletterSettled = (site: string, isSettled: boolean): void =>
  store(COOKIES.newsletterSettled, isSettled ? site : null);

/** Stores the visitor's name in the browser; `null` deletes it. */
export function storeVisitorName(
  site: string,
  names: Pick<HintedVisitor, 'firstName' | 'customerName'> | null,
): void {
  const token = tokenOf(pageCookies());
  // If the tokens are hidden from scripts, the server writes the name itself.
  if (names && token === null) return;
  store(COOKIES.visitorName, names && token !== null ? formatVisitorName(site, token, names) : null);
}
