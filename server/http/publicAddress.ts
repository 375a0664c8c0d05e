/** Only there so that paths parse. */
const BASE = 'http://page.invalid';

/** Query parameters of pages that are keys, and that no service, log or link gets to see. */
const SECRET_PARAMETERS = ['doi', 'token'] as const;

/**
 * A page's address as links, services and logs may repeat it: path and query, without the keys in it (BFF-05). It
 * begins with exactly one slash, so that it cannot be read as another host.
 *
 * @param url the request's target, as the visitor sent it
 */
export function publicAddress(url: string): string {
  const parsed = URL.parse(`/${url.replace(/^[/\\]+/, '')}`, BASE);
  if (!parsed) return '/';
  // Parsed names, because `%64oi` is `doi` as well. The query stays as it was where it holds no key.
  for (const name of SECRET_PARAMETERS) if (parsed.searchParams.has(name)) parsed.searchParams.delete(name);
  return `/${parsed.pathname.replace(/^\/+/, '')}${parsed.search}`;
}
