/** A dummy origin for parsing paths. */
const BASE = 'http://page.invalid';

/** Secret query parameters of pages, which no service, log or link receives. */
export const SECRET_PARAMETERS = ['doi', 'token', 'previewToken'] as const;

/**
 * A page's path and query without secrets, safe for links, services and logs (BFF-05). It begins with exactly one
 * slash, so that it cannot be read as another host.
 *
 * @param url the request's target, as the visitor sent it
 */
export function publicAddress(url: string): string {
  const parsed = URL.parse(`/${url.replace(/^[/\\]+/, '')}`, BASE);
  if (!parsed) return '/';
  // Compares decoded names, because `%64oi` is `doi` as well. A query without secrets stays unchanged.
  for (const name of SECRET_PARAMETERS) if (parsed.searchParams.has(name)) parsed.searchParams.delete(name);
  return `/${parsed.pathname.replace(/^\/+/, '')}${parsed.search}`;
}
