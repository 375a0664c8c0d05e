import { ADDRESS_MAX_LENGTH, PHONE_LINK_MAX_LENGTH } from '#src/config/limits.ts';
import { parseUrl } from './parseUrl.ts';

/** URL schemes that content from other systems may link to. */
const SAFE_PROTOCOLS: readonly string[] = ['http:', 'https:'];

/** Base URL for the current page. The host is reserved (RFC 2606), so content cannot contain it by accident. */
const CURRENT_PAGE = new URL('https://relative.invalid/:current-page:');

/**
 * The only function that turns a URL from shop data, editors or visitors into a link: it returns the parsed and
 * validated URL, or `null`.
 *
 * Absolute URLs must be http or https and contain no credentials. Everything else is a URL on the page's own origin:
 * `?…` and `#…` belong to the current page, a path is resolved from the root, because content does not know which page
 * shows it. The result is the URL parser's output, in ASCII and without the characters that parsers and `trim()`
 * disagree about; the original text is never used as a link.
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

/** Whether a URL from `safeHref` stays on the page's own origin. */
export const isOwnOrigin = (href: string): boolean => /^[/?#]/.test(href);

/** A telephone number after its scheme, with the separators that editors write. Some systems write `tel://`. */
const PHONE = /^tel:(?:\/\/)?(\+?[\d()./\-\u2010-\u2015\p{Zs}]+)$/iu;

/** A telephone number (`tel:`, digits and separators) as a link, or `null`. All other links lead to web pages. */
export function phoneHref(url: unknown): string | null {
  if (typeof url !== 'string' || url.length > PHONE_LINK_MAX_LENGTH) return null;
  // The zero of `+49 (0)40` is dialled only without the country's code; that of Italy, +39, is part of the number.
  const number = PHONE.exec(url)?.[1]?.replace(/^(\+(?!39)[^(]*)\(0\)/, '$1');
  // Separators are for readers; a blank is not allowed in an address.
  const digits = number?.replace(/[^+\d]/g, '') ?? '';
  return /\d/.test(digits) ? `tel:${digits}` : null;
}
