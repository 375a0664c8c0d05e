import type { FastifyRequest } from 'fastify';
import { COOKIE_NAME } from '#server/config/cookieName.ts';
import { isSecure, OWN_COOKIES } from '#server/http/cookies.ts';
import type { EndpointName, Service } from '#src/api/endpoints.ts';
import { COOKIES } from '#src/lib/cookies.ts';
import { isPreviewed } from './isPreviewed.ts';
import { isPublicCall } from './publicCalls.ts';

/** A cookie's name without surrounding spaces, as browsers read it. */
const nameOf = (pair: string) => (pair.split(';', 1)[0]?.split('=', 1)[0] ?? '').trim();

/** The visitor's cookies without this server's own. */
export const withoutOwnCookies = (cookies: string | undefined): string | undefined =>
  cookies
    ?.split(';')
    .filter((pair) => !OWN_COOKIES.includes(nameOf(pair)))
    .map((pair) => pair.trim())
    .join('; ') || undefined;

/** The visitor's cookies for an upstream. A call that is the same for everyone is asked without. */
export const cookiesFor = (request: FastifyRequest, name: EndpointName): string | undefined =>
  isPublicCall(name) && !isPreviewed(request) ? undefined : withoutOwnCookies(request.headers.cookie);

/** The cookies that each service sets by the contract; `SHOP_COOKIES_<SERVICE>` adds a shop's own. */
const SERVICE_COOKIES: Partial<Record<Service, readonly string[]>> = {
  CUSTOMERFRONTENDDATA: [COOKIES.login, COOKIES.longTerm],
  CUSTOMER: [COOKIES.login, COOKIES.longTerm],
  CART: [COOKIES.longTerm],
  PREVIEW: [COOKIES.staff, COOKIES.preview],
};

/** Maximum length of an upstream's cookie, in characters; browsers drop longer ones. */
const MAX_COOKIE_LENGTH = 4_096;

/** Budget of a visitor's cookies, in characters: half of a request's header. What does not grow is always allowed. */
const MAX_COOKIES_LENGTH = 8_192;

/** Attributes that a service may choose. Its cookies apply to the whole shop and to no other host. */
const ATTRIBUTE =
  /^(?:expires=[\w ,:-]{1,40}|max-age=-?\d{1,10}|samesite=(?:lax|strict|none)|secure|httponly)$/i;

/** Whether a browser deletes the cookie: a maximum age has precedence over a date. */
function isDeletion(attributes: readonly string[]): boolean {
  const attributeOf = (name: string) =>
    attributes.findLast((each) => each.toLowerCase().startsWith(name))?.slice(name.length);
  const age = attributeOf('max-age=');
  return age === undefined ? Date.parse(attributeOf('expires=') ?? '') <= Date.now() : Number(age) <= 0;
}

/**
 * The `Set-Cookie` values that a service may set, rewritten with the allowed attributes; a single one arrives as a
 * string.
 *
 * @param added names from the settings
 */
export function foreignCookies(
  service: Service,
  header: string | string[] | undefined,
  request: Pick<FastifyRequest, 'headers' | 'origin'>,
  added: readonly string[] = [],
): string[] {
  const allowed = [...(SERVICE_COOKIES[service] ?? []), ...added];
  // Of two lines for one name, a browser keeps the last.
  const last = new Map<string, { pair: string; attributes: string[] }>();
  for (const line of header === undefined ? [] : [header].flat()) {
    if (line.length > MAX_COOKIE_LENGTH) continue;
    const [pair = '', ...rest] = line.split(';');
    const name = nameOf(pair);
    if (!pair.includes('=') || !COOKIE_NAME.test(name)) continue;
    if (!allowed.includes(name) || OWN_COOKIES.includes(name)) continue;
    const attributes = rest.map((each) => each.trim()).filter((each) => ATTRIBUTE.test(each));
    last.delete(name);
    last.set(name, { pair: pair.trim(), attributes });
  }
  const { cookie: sent = '' } = request.headers;
  let length = sent.length;
  return [...last].flatMap(([name, { pair, attributes }]) => {
    const replaced =
      sent
        .split(';')
        .findLast((each) => nameOf(each) === name)
        ?.trim().length ?? 0;
    const growth = (isDeletion(attributes) ? 0 : pair.length) - replaced;
    if (growth > 0 && length + growth > MAX_COOKIES_LENGTH) return [];
    length += growth;
    const flags = [...attributes, ...(isSecure(request) ? ['Secure'] : [])];
    return [[...new Set([pair, 'Path=/', ...flags])].join('; ')];
  });
}
