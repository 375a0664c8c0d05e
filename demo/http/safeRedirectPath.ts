/**
 * The redirect target after a log-in, if it is a path of this shop, else the home page (BFF-05, no open redirect). The
 * WHATWG URL parser decides, because it treats `//host`, `/\host` and embedded tabs as a browser does.
 */
export function safeRedirectPath(target: unknown): string {
  if (typeof target !== 'string' || !target.startsWith('/')) return '/';
  const base = 'http://own.invalid';
  const url = URL.parse(target, base);
  // `/..//host` is a local path to the parser, but its normalised form is another host to the next parser.
  return url?.origin === base && !url.pathname.startsWith('//') ? url.pathname + url.search : '/';
}
