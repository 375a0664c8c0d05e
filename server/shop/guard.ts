import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { type RateLimiter, setRetryAfter } from '#server/http/rateLimit.ts';
import { hasCsrfToken, isSameOrigin } from '#server/http/session.ts';
import type { WriteKind } from '#server/model/limits.ts';
import { type MatchedCall, matchCall, pathOf, queryOf } from '#server/model/matchCall.ts';
import { type Endpoint, type EndpointName, endpoints, type Service } from '#src/api/endpoints.ts';
import { sendFailure } from './failures.ts';

/** Longest query of a call, in characters; the longest honest one is a search term in percent signs. */
const MAX_QUERY_LENGTH = 4_096;

/** Cart writes, and everything that changes a preview session, need the session's token (contract: calls). */
export const needsToken = ({ service, method, headers = [] }: Endpoint): boolean =>
  (service === 'CART' && method !== 'GET') || (service === 'PREVIEW' && headers.includes('csrf'));

/** What a call counts as; reading calls do not count, as long as they tell nothing that can be guessed. */
export const WRITE_KINDS: Partial<Record<EndpointName, WriteKind>> = {
  changeCart: 'cart',
  subscribe: 'signUp',
  confirmSubscriber: 'confirm',
  // A look at a subscriber tells whether a guessed token is one, and so does a change.
  readSubscriber: 'confirm',
  updateSubscriber: 'confirm',
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

const parametersOf = (name: EndpointName): readonly string[] => Object.keys(QUERIES.get(name)?.shape ?? {});

const asBoolean = (value: string) => (value === 'true' ? true : value === 'false' ? false : value);

/**
 * Whether a call's query is one that a service may see: readable, without control characters, and each parameter of the
 * table once and of its kind. Of two with one name every server reads another.
 */
export function isSoundQuery(name: EndpointName, url: string): boolean {
  const text = url.slice(pathOf(url).length);
  if (text === '') return true;
  if (text.length > MAX_QUERY_LENGTH) return false;
  try {
    if (/\p{Cc}/u.test(decodeURIComponent(text.replaceAll('+', ' ')))) return false;
  } catch {
    return false;
  }
  const query = queryOf(url);
  const known = parametersOf(name).filter((parameter) => query.has(parameter));
  if (known.some((parameter) => query.getAll(parameter).length > 1)) return false;
  const schema = QUERIES.get(name);
  const given = Object.fromEntries(known.map((parameter) => [parameter, query.get(parameter) ?? '']));
  if (!schema || schema.safeParse(given).success) return true;
  const typed = Object.fromEntries(Object.entries(given).map(([key, value]) => [key, asBoolean(value)]));
  return schema.safeParse(typed).success;
}

/**
 * The address that a call has at its upstream: written from the endpoint table and what was validated, never the text
 * that the visitor sent. Parameters that the table does not know end here.
 */
export function callAddress({ name, endpoint, params }: MatchedCall, url: string): string {
  const path = Object.entries(params).reduce<string>(
    (address, [parameter, value]) => address.replace(`{${parameter}}`, () => encodeURIComponent(value)),
    endpoint.path,
  );
  const given = queryOf(url);
  const query = new URLSearchParams(
    parametersOf(name).flatMap((parameter) => {
      const value = given.get(parameter);
      return value === null ? [] : [[parameter, value]];
    }),
  );
  return query.size > 0 ? `${path}?${query}` : path;
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
      if (waitSeconds > 0) sendFailure(setRetryAfter(reply, waitSeconds), service, 429);
      else done();
    }, done);
  };
}
