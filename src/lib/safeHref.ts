import { ADDRESS_MAX_LENGTH, PHONE_LINK_MAX_LENGTH } from '#src/config/limits.ts';
import { parseUrl } from './parseUrl.ts';

/** Schemes that content from other systems may link to (PRM-09). */
const SAFE_PROTOCOLS: readonly string[] = ['http:', 'https:'];

/** Stands for the page that shows a link. The host is reserved (RFC 2606), so no content names it by accident. */
const CURRENT_PAGE = new URL('https://relative.invalid/:current-page:');

/**
 * The only function that turns an address from shop data, editors or visitors into a link: it answers the parsed and
 * judged URL, or `null` where there is none (PRM-09).
 *
 * Absolute addresses must be http or https and carry no credentials. Everything else is an address on the page's own
 * origin: `?…` and `#…` belong to the current page, a path is read from the root, because content does not know which
 * page shows it. The answer is what the URL parser wrote, in ASCII and without the characters that parsers and
 * `trim()` disagree about; the given text itself is never used as a link.
 *
 * @param href at most `ADDRESS_MAX_LENGTH` characters
 */
export function safeHref(href: unknown): string | null {
  if (typeof href !== 'string' || href.length > ADDRESS_MAX_LENGTH || href.trim() === '') return null;
  const url = parseUrl(href, CURRENT_PAGE);
  if (!url || !SAFE_PROTOCOLS.includes(url.protocol) || url.username || url.password) return null;
  if (url.origin !== CURRENT_PAGE.origin) return url.href;
  // `/..//host` parses to a path that the next parser would read as another host.
  if (url.pathname.startsWith('//')) return null;
  const path = url.pathname === CURRENT_PAGE.pathname ? '' : url.pathname;
  return path + url.search + url.hash || null;
}

/** Whether an address from `safeHref` stays on the page's own origin. */
export const isOwnOrigin = (href: string): boolean => /^[/?#]/.test(href);

/**
 * A telephone number as a link, or `null`: the footer's customer support is the only place that links to anything but
 * web pages (FTR-02).
 *
 * @param url `tel:` and a number of digits, spaces, dots, hyphens and parentheses
 */
export function phoneHref(url: unknown): string | null {
  if (typeof url !== 'string' || url.length > PHONE_LINK_MAX_LENGTH) return null;
  return /^tel:\+?[\d().\- ]+$/.test(url) ? url : null;
}
