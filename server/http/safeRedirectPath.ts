/**
 * The path to go on to after a log-in, if it is one of this shop's own; everything else leads home (BFF-05, no open
 * redirect). The browser's own parser decides, because it reads `//host`, `/\host` and tabs inside like a click would.
 */
export function safeRedirectPath(target: unknown): string {
  if (typeof target !== 'string' || !target.startsWith('/')) return '/';
  const base = 'http://own.invalid';
  const url = URL.parse(target, base);
  // `/..//host` is a path of ours to the parser, and what is left of it another host to the next one.
  return url?.origin === base && !url.pathname.startsWith('//') ? url.pathname + url.search : '/';
}
