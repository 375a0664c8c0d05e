import { LINKS } from '#src/config/links.ts';

/** Whether a path is that of the log-out, as the router reads it. */
function isLogOut(path: string): boolean {
  try {
    return decodeURIComponent(path).replace(/\/$/, '') === LINKS.logout;
  } catch {
    // No page has such a path.
    return false;
  }
}

/**
 * The redirect target after a log-in, if it is a path of this shop, else the home page (no open redirect). The
 * WHATWG URL parser decides, because it treats `//host`, `/\host` and embedded tabs as a browser does. The log-out is no
 * target, because it acts when a page of the shop leads to it.
 */
export function safeRedirectPath(target: unknown): string {
  if (typeof target !== 'string' || !target.startsWith('/')) return '/';
  const base = 'http://own.invalid';
  const url = URL.parse(target, base);
  // `/..//host` is a local path to the parser, but its normalised form is another host to the next parser.
  const isOwn = url?.origin === base && !url.pathname.startsWith('//');
  return isOwn && !isLogOut(url.pathname) ? url.pathname + url.search : '/';
}
