/** Schemes that content from other systems may link to. Everything else (`javascript:`, `data:`, …) is dropped. */
const SAFE_PROTOCOLS = new Set(['http:', 'https:']);

/** A base that no content can name by accident, only there so that relative addresses parse. */
const BASE = 'https://relative.invalid';

/** What most links are: a path on the page's own origin in plain characters, which no parser could read otherwise. */
const PLAIN_PATH = /^\/(?![/\\])[\w\-.~/?=&%+,#]*$/;

/** Whether an address needs no parser to be known as one on the page's own origin. */
export const isPlainPath = (href: string): boolean => PLAIN_PATH.test(href);

/**
 * The address if a shopper may follow it, else `null` (PRM-09).
 *
 * Content comes from other systems and is hostile until proved harmless: only `http`, `https` and addresses on the
 * page's own origin pass. The browser's own URL parser decides, because it also strips tabs and line breaks inside
 * `java\nscript:` the way a click would.
 */
export function safeHref(href: unknown): string | null {
  if (typeof href !== 'string' || href.trim() === '') return null;
  if (isPlainPath(href)) return href;
  const url = URL.parse(href, BASE);
  return url && SAFE_PROTOCOLS.has(url.protocol) ? href.trim() : null;
}
