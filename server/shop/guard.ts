import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { WriteKind } from '#server/config/limits.ts';
import { type MatchedCall, matchCall, pathOf, queryOf } from '#server/http/matchCall.ts';
import type { RateLimiter } from '#server/http/rateLimit.ts';
import { hasCsrfToken, isSameOrigin } from '#server/http/session.ts';
import { type Endpoint, type EndpointName, endpoints, type Service } from '#src/api/endpoints.ts';
import { sendFailure } from './failures.ts';

/** Maximum length of a call's query, in characters; the longest legitimate one is a percent-encoded search term. */
const MAX_QUERY_LENGTH = 4_096;

/** Cart writes and all changes of a preview session need the session's token (contract: calls). */
export const needsToken = ({ service, method, headers = [] }: Endpoint): boolean =>
  (service === 'CART' && method !== 'GET') || (service === 'PREVIEW' && headers.includes('csrf'));

/** The rate limit of a call; reads are unlimited, unless their response would confirm a guess. */
export const WRITE_KINDS: Partial<Record<EndpointName, WriteKind>> = {
  changeCart: 'cart',
  subscribe: 'signUp',
  confirmSubscriber: 'confirm',
  // Reading or changing a subscriber reveals whether a guessed token exists.
  readSubscriber: 'confirm',
  updateSubscriber: 'confirm',
  setPreview: 'other',
  renewStaff: 'other',
  logoutStaff: 'other',
};

/** Whether a change of the cart tries a code. Removing one tells nothing about it. */
const triesCode = (body: unknown): boolean =>
  Object.entries(Object(body)).some(
    ([command, value]) =>
      ['setWsac', 'setGiftCardRedemption'].includes(command) && Object(value).remove !== true,
  );

/** The schema of each query parameter; the service itself checks for missing ones. */
const QUERIES = new Map(
  Object.entries(endpoints as Record<string, Endpoint>).flatMap(([name, { query }]) =>
    query ? [[name, z.partial(query as unknown as z.ZodMiniObject)] as const] : [],
  ),
);

const parametersOf = (name: EndpointName): readonly string[] => Object.keys(QUERIES.get(name)?.shape ?? {});

const asBoolean = (value: string) => (value === 'true' ? true : value === 'false' ? false : value);

/**
 * Whether a call's query is valid: decodable, without control characters, and with each known parameter valid and at
 * most once, because servers differ in which of two equal names they read.
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
  const values = Object.fromEntries(known.map((parameter) => [parameter, query.get(parameter) ?? '']));
  if (!schema || schema.safeParse(values).success) return true;
  const typed = Object.fromEntries(Object.entries(values).map(([key, value]) => [key, asBoolean(value)]));
  return schema.safeParse(typed).success;
}

/**
 * The upstream address of a call, built from the endpoint table and the validated values, never from the visitor's
 * text. Unknown parameters are dropped.
 */
export function callAddress({ name, endpoint, params }: MatchedCall, url: string): string {
  const path = Object.entries(params).reduce<string>(
    (address, [parameter, value]) => address.replace(`{${parameter}}`, () => encodeURIComponent(value)),
    endpoint.path,
  );
  const received = queryOf(url);
  const query = new URLSearchParams(
    parametersOf(name).flatMap((parameter) => {
      const value = received.get(parameter);
      return value === null ? [] : [[parameter, value]];
    }),
  );
  return query.size > 0 ? `${path}?${query}` : path;
}

/** Whether JSON has more levels than any call. Thousands of levels overflow the stack when JSON is serialised again. */
const isDeep = (value: unknown, levels = 32): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((each) => isDeep(each, levels - 1)));

/** The status with which the server rejects a call, or `null` if it is allowed. */
function refuse(request: FastifyRequest, { name, endpoint }: MatchedCall): number | null {
  if (!isSoundQuery(name, request.url)) return 400;
  if (needsToken(endpoint) && !hasCsrfToken(request)) return 403;
  if (endpoint.method === 'GET') return null;
  if (!isSameOrigin(request)) return 403;
  if (isDeep(request.body)) return 400;
  const type = request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
  const hasBody = request.body !== undefined && request.body !== null;
  return hasBody && type !== 'application/json' ? 415 : null;
}

const MATCHED = Symbol('the call of the endpoint table that a request is');
type MatchedRequest = FastifyRequest & { [MATCHED]?: MatchedCall };

/** The call of a guarded request. */
export const matchedCall = (request: FastifyRequest): MatchedCall =>
  (request as MatchedRequest)[MATCHED] as MatchedCall;

/**
 * Allows only calls of the endpoint table that come from this page and are within the rate limit; rejects all others
 * with an error in the service's schema.
 */
export function guard(service: Service, limiter: RateLimiter) {
  return (request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void): void => {
    const call = matchCall(request.method, pathOf(request.url));
    if (!call) return void sendFailure(reply, service, 404);
    const status = refuse(request, call);
    if (status !== null) return void sendFailure(reply, service, status);
    (request as MatchedRequest)[MATCHED] = call;
    const isCode = call.name === 'changeCart' && triesCode(request.body);
    const kind = isCode ? 'code' : WRITE_KINDS[call.name];
    if (kind === undefined) {
      done();
      return;
    }
    limiter.count(kind, request).then((waitSeconds) => {
      if (waitSeconds > 0) sendFailure(reply.header('Retry-After', waitSeconds), service, 429);
      else done();
    }, done);
  };
}
