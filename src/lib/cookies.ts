/** The cookies the library reads or the demo server sets. Names are part of the contract. */
export const COOKIES = {
  login: 'LoginToken',
  longTerm: 'LongTermToken',
  csrf: 'csrf-token',
  staff: 'StaffAuth',
  preview: 'preview',
  /** The visitor's decision: version and allowed categories (BEY-20). */
  consent: 'consent',
  affiliate: 'affiliate',
  newApp: 'newapp',
  shopApp: 'shopapp',
  site: 'site',
  scenario: 'scenario',
  session: 'sid',
} as const;

/**
 * One cookie's value out of a `Cookie` header or `document.cookie`, or `null`.
 * A value that is not valid percent-encoding is given as it stands.
 */
export function readCookie(cookies: string, name: string): string | null {
  for (const pair of cookies.split(';')) {
    const at = pair.indexOf('=');
    if (at < 0 || pair.slice(0, at).trim() !== name) continue;
    const value = pair.slice(at + 1).trim();
    try {
      return decodeURIComponent(value);
    } catch {
      return value;
    }
  }
  return null;
}

/**
 * Writes a cookie for all pages of the origin.
 *
 * @param value without `;`, spaces and commas
 * @param attributes beside the path: `max-age=0`
 */
export function writeCookie(name: string, value: string, attributes: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in the supported Baseline.
  document.cookie = `${name}=${value}; path=/; ${attributes}`;
}

/** Removes a cookie of the page. One that scripts cannot see stays; only its server can remove it. */
export const expireCookie = (name: string): void => writeCookie(name, '', 'max-age=0');
