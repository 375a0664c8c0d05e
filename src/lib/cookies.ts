/** The cookies that the library reads or the demo server sets. The names are part of the contract. */
export const COOKIES = {
  login: 'LoginToken',
  longTerm: 'LongTermToken',
  csrf: 'csrf-token',
  staff: 'StaffAuth',
  preview: 'preview',
  /** The signed token of a share link, which shows a preview without a log-in; `HttpOnly`. */
  sharedPreview: 'previewShare',
  /** The visitor's decision: version and allowed categories. */
  consent: 'consent',
  /** How a known visitor is greeted at the first paint. */
  visitorName: 'visitor-name',
  /** How many articles the first paint counts in the cart. */
  cartCount: 'cart-count',
  /** That the first paint offers no newsletter: the visitor has signed up. */
  newsletterSettled: 'newsletter-settled',
  shopApp: 'shopapp',
  site: 'site',
  scenario: 'scenario',
  session: 'sid',
} as const;

/** A `Cookie` header or `document.cookie`. A request without cookies has none: `undefined` in Node, `null` in `Headers`. */
export type CookieHeader = string | null | undefined;

/**
 * What a cookie in a `Cookie` header or `document.cookie` says, or `null`. Another application of the domain can set
 * one of the same name, and browsers send both: the first readable value counts.
 */
export function findCookie<Value>(
  cookies: CookieHeader,
  name: string,
  read: (value: string) => Value | null | undefined,
): Value | null {
  for (const pair of (cookies ?? '').split(';')) {
    const at = pair.indexOf('=');
    if (at < 0 || pair.slice(0, at).trim() !== name) continue;
    const found = read(decode(pair.slice(at + 1).trim()));
    if (found !== null && found !== undefined) return found;
  }
  return null;
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** The first value of a cookie in a `Cookie` header or `document.cookie`, or `null`. */
export const readCookie = (cookies: CookieHeader, name: string): string | null =>
  findCookie(cookies, name, (value) => value);

/** The page's cookies; a sandboxed frame has none and throws. A form named `cookie` takes their place. */
export function pageCookies(): string {
  try {
    const cookies: unknown = globalThis.document?.cookie;
    return typeof cookies === 'string' ? cookies : '';
  } catch {
    return '';
  }
}

/**
 * Writes a cookie for all pages of the origin, where it has cookies.
 *
 * @param value without `;`, spaces and commas
 */
export function writeCookie(name: string, value: string, maxAgeSeconds: number): void {
  const secure = globalThis.location?.protocol === 'https:' ? '; secure' : '';
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in the supported Baseline.
    document.cookie = `${name}=${value}; path=/; max-age=${maxAgeSeconds}; samesite=lax${secure}`;
  } catch {
    // The choice holds for this page only.
  }
}

/** Removes a cookie of the page. Only the server can remove a cookie that scripts cannot see. */
export const expireCookie = (name: string): void => writeCookie(name, '', 0);
