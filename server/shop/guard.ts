import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { WriteKind } from '#server/limits.ts';
import { type RateLimiter, sayWhen } from '#server/plugins/rateLimit.ts';
import { hasCsrfToken, isSameOrigin } from '#server/plugins/session.ts';
import { type Endpoint, type EndpointName, endpoints, type Service } from '#src/api/endpoints.ts';
import { sendFailure } from './failures.ts';
import { type MatchedCall, matchCall } from './matchCall.ts';

export const pathOf = (url: string): string => url.split('?', 1)[0] ?? url;
export const queryOf = (url: string): URLSearchParams => new URLSearchParams(url.slice(pathOf(url).length));

/** Longest query of a call, in characters; the longest honest one is a search term in percent signs. */
const MAX_QUERY_LENGTH = 4_096;

/** Cart writes, and everything that changes a preview session, need the session's token (contract: calls). */
export const needsToken = ({ service, method, headers = [] }: Endpoint): boolean =>
  (service === 'CART' && method !== 'GET') || (service === 'PREVIEW' && headers.includes('csrf'));

/** What a write counts as, by call; what only looks does not count. */
export const WRITE_KINDS: Partial<Record<EndpointName, WriteKind>> = {
  changeCart: 'cart',
  subscribe: 'signUp',
  confirmSubscriber: 'confirm',
  updateSubscriber: 'other',
  setPreview: 'other',
  renewStaff: 'other',
  logoutStaff: 'other',
};

/** What a query may hold, each parameter by itself: whether one is missing is the service's business. */
const QUERIES = new Map(
  Object.entries(endpoints as Record<string, Endpoint>).flatMap(([name, { query }]) =>
    query ? [[name, z.partial(query as unknown as z.ZodMiniObject)] as const] : [],
  ),
);

const asBoolean = (value: string) => (value === 'true' ? true : value === 'false' ? false : value);

/** Whether a call's query is one that a service may see: readable, of the right kinds, without control characters. */
export function isSoundQuery(name: EndpointName, url: string): boolean {
  const text = url.slice(pathOf(url).length);
  if (text === '') return true;
  if (text.length > MAX_QUERY_LENGTH) return false;
  try {
    if (/\p{Cc}/u.test(decodeURIComponent(text.replaceAll('+', ' ')))) return false;
  } catch {
    return false;
  }
  const schema = QUERIES.get(name);
  if (!schema) return true;
  const given = Object.fromEntries(queryOf(url));
  if (schema.safeParse(given).success) return true;
  const typed = Object.fromEntries(Object.entries(given).map(([key, value]) => [key, asBoolean(value)]));
  return schema.safeParse(typed).success;
}

/** The status a call is refused with before any service sees it, or `null` for one that may pass (BFF-05). */
function refuse(request: FastifyRequest, { name, endpoint }: MatchedCall): number | null {
  if (!isSoundQuery(name, request.url)) return 400;
  if (needsToken(endpoint) && !hasCsrfToken(request)) return 403;
  if (endpoint.method === 'GET') return null;
  if (!isSameOrigin(request)) return 403;
  const type = request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
  const hasBody = request.body !== undefined && request.body !== null;
  return hasBody && type !== 'application/json' ? 415 : null;
}

const MATCHED = Symbol('the call of the endpoint table that a request is');
type MatchedRequest = FastifyRequest & { [MATCHED]?: MatchedCall };

/** The call that a guarded request is. */
export const matchedCall = (request: FastifyRequest): MatchedCall =>
  (request as MatchedRequest)[MATCHED] as MatchedCall;

/**
 * Lets pass only what is in the endpoint table, may come from this page and does not come too often; everything else
 * ends here, in the shape of the service.
 */
export function guard(service: Service, limiter: RateLimiter) {
  return (request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void): void => {
    const call = matchCall(request.method, pathOf(request.url));
    if (!call) return void sendFailure(reply, service, 404);
    const status = refuse(request, call);
    if (status !== null) return void sendFailure(reply, service, status);
    (request as MatchedRequest)[MATCHED] = call;
    const kind = WRITE_KINDS[call.name];
    if (kind === undefined) {
      done();
      return;
    }
    limiter.count(kind, request).then((waitSeconds) => {
      if (waitSeconds > 0) sendFailure(sayWhen(reply, waitSeconds), service, 429);
      else done();
    }, done);
  };
}
