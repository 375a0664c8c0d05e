/** A dummy origin for parsing paths. */
const BASE = 'http://page.invalid';

/** The id of a form's answer, which is the visitor's own. */
export const ANSWER_PARAMETER = 'form-answer';

/** Secret query parameters of pages, which no service, log or link receives. */
export const SECRET_PARAMETERS = ['doi', 'token', 'previewToken', ANSWER_PARAMETER] as const;

/** Maximum length of a query that a page repeats, in characters; it appears in dozens of links. */
const MAX_QUERY_LENGTH = 2_000;

/** The first parameters of a query that is too long. */
const boundQuery = (query: string) =>
  query.length <= MAX_QUERY_LENGTH
    ? query
    : query.slice(0, Math.max(query.lastIndexOf('&', MAX_QUERY_LENGTH), 0));

/**
 * A page's path and query without secrets, safe for links, services and logs. It begins with exactly one
 * slash, so that it cannot be read as another host.
 *
 * @param url the request's target, as the visitor sent it
 */
export function publicAddress(url: string): string {
  const parsed = URL.parse(`/${url.replace(/^[/\\]+/, '')}`, BASE);
  if (!parsed) return '/';
  // Compares decoded names, because `%64oi` is `doi` as well. A query without secrets stays unchanged.
  for (const name of SECRET_PARAMETERS) if (parsed.searchParams.has(name)) parsed.searchParams.delete(name);
  return `/${parsed.pathname.replace(/^\/+/, '')}${boundQuery(parsed.search)}`;
}
