import type { IncomingHttpHeaders } from 'node:http';
import httpProxy from '@fastify/http-proxy';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { closeSignal } from '#server/http/closeSignal.ts';
import { publicAddress } from '#server/http/publicAddress.ts';
import type { RateLimiter } from '#server/http/rateLimit.ts';
import { addTiming } from '#server/http/serverTiming.ts';
import type { UpstreamFailure } from '#server/http/upstreamObserver.ts';
import { endpoints, type Service } from '#src/api/endpoints.ts';
import { headerNameOf } from '#src/api/request.ts';
import { sendFailure } from './failures.ts';
import { cookiesFor, foreignCookies } from './foreignCookies.ts';
import { callAddress, guard, matchedCall } from './guard.ts';
import { isPreviewed } from './isPreviewed.ts';
import { isPublicCall, PUBLIC_VARY } from './publicCalls.ts';
import { UpstreamError } from './upstream.ts';
import { jsonTypeOf, type UpstreamClient } from './upstreamClient.ts';

/** Request headers forwarded to services, in addition to those of the endpoint table. All others are dropped. */
const REQUEST_FIELDS: readonly string[] = [
  'accept',
  'cache-control',
  'content-type',
  'if-modified-since',
  'if-none-match',
  'traceparent',
  'tracestate',
  'user-agent',
];

/** A date of HTTP (RFC 9110). */
const HTTP_DATE = String.raw`[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT`;

/** Response headers forwarded to the visitor, and their possible values. All others are dropped. */
const ANSWER_FIELDS: Readonly<Record<string, RegExp>> = {
  'content-language': /^[\w-]{1,35}(?:, ?[\w-]{1,35}){0,9}$/,
  etag: /^(?:W\/)?"[\x21\x23-\x7e]{0,200}"$/,
  'last-modified': new RegExp(`^${HTTP_DATE}$`),
  // About a day at most: a client that takes it literally would never ask again.
  'retry-after': new RegExp(`^(?:\\d{1,5}|${HTTP_DATE})$`),
  vary: /^(?:\*|[\w-]{1,60}(?:, ?[\w-]{1,60}){0,19})$/,
};

type Headers = Record<string, string | string[] | undefined>;

const pick = (headers: Headers, names: readonly string[]): Headers =>
  Object.fromEntries(names.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])));

/** The forwarded headers of a response; a repeated header is a list. */
const answerFields = (received: Headers): Record<string, string> =>
  Object.fromEntries(
    Object.entries(ANSWER_FIELDS).flatMap(([name, pattern]) => {
      const value = [received[name] ?? []].flat().join(', ');
      return pattern.test(value) ? [[name, value]] : [];
    }),
  );

/** Headers that identify the client and the public address, for calls of visitors and pages. */
export const forwardedHeaders = ({ id, ip, publicOrigin }: FastifyRequest): Headers => {
  const url = publicOrigin === null ? null : new URL(publicOrigin);
  return {
    'x-request-id': id,
    'x-forwarded-for': ip,
    ...(url && { 'x-forwarded-host': url.host, 'x-forwarded-proto': url.protocol.slice(0, -1) }),
  };
};

/**
 * A page's address that an upstream may put into a mail: the visitor's path and query below `PUBLIC_ORIGIN`. An origin
 * from the request could lead the mail's recipient to another host.
 *
 * @param address an address of any origin, or a path
 */
export function originalAddress({ publicOrigin }: FastifyRequest, address: string): string {
  const url = URL.parse(address, 'http://page.invalid');
  return `${publicOrigin ?? ''}${publicAddress(url ? url.pathname + url.search : '/')}`;
}

/** The headers of an upstream request: the call's own, the shop's cookies and the client's identity. */
function toUpstreamHeaders(request: FastifyRequest): Headers {
  const { headers } = request;
  // The session's token protects this server; upstreams do not need it.
  const own = (matchedCall(request).endpoint.headers ?? [])
    .filter((header) => header !== 'csrf')
    .map((header) => headerNameOf(header).toLowerCase());
  const cookie = cookiesFor(request, matchedCall(request).name);
  const fields = pick(headers, [...REQUEST_FIELDS, ...own]);
  const address = fields['x-original-address'];
  return {
    ...fields,
    ...(address !== undefined && { 'x-original-address': originalAddress(request, String(address)) }),
    ...(fields['x-hunter-site'] !== undefined && { 'x-hunter-site': request.site }),
    ...(cookie !== undefined && { cookie }),
    ...forwardedHeaders(request),
  };
}

/**
 * The caching headers for the browser. Shared caches must not store any call, even if the upstream allows it, because
 * the response may contain the visitor's session.
 */
function cacheControlOf(request: FastifyRequest, received: IncomingHttpHeaders): string {
  const { 'cache-control': stated = '', age = '0' } = received;
  // Preview responses are never cached.
  if (isPreviewed(request)) return 'private, no-store';
  if (!isPublicCall(matchedCall(request).name) || /\bno-store\b/i.test(stated)) return 'no-store';
  const seconds = /(?:^|[\s,])max-age=(\d{1,9})(?:$|[\s,])/i.exec(stated)?.[1];
  if (seconds === undefined || /\bno-cache\b/i.test(stated)) return 'private, no-cache';
  // A cache in front of the service has had the response for a while.
  const passed = /^\d{1,9}$/.test(age) ? Number(age) : 0;
  return `private, max-age=${Math.max(Number(seconds) - passed, 0)}`;
}

/** The headers of the response to the visitor. */
function toVisitorHeaders(
  received: IncomingHttpHeaders,
  request: FastifyRequest,
  cookieNames: readonly string[],
): Headers {
  const { name, endpoint } = matchedCall(request);
  const { service } = endpoint;
  const type = jsonTypeOf(received);
  const cookies = foreignCookies(service, received['set-cookie'], request, cookieNames);
  const fields = answerFields(received);
  return {
    ...fields,
    ...(isPublicCall(name) && { vary: [PUBLIC_VARY, fields.vary ?? []].flat().join(', ') }),
    ...(type && { 'content-type': `${type}; charset=utf-8` }),
    ...(cookies.length > 0 && { 'set-cookie': cookies }),
    'cache-control': cacheControlOf(request, received),
  };
}

/** `Retry-After` while the circuit breaker is open; similar to the breaker's own interval. */
const RETRY_AFTER_SECONDS = 2;

/** The contract's status for each kind of missing response. */
const STATUS_OF: Record<UpstreamFailure, number> = {
  unreachable: 502,
  invalid: 502,
  oversized: 502,
  timeout: 504,
  'circuit-open': 503,
  aborted: 503,
};

/** The path prefix of a service, unless another service shares it. */
const prefixesOf = (service: Service) =>
  new Set(
    Object.values(endpoints)
      .filter((endpoint) => endpoint.service === service)
      .map(({ path }) => /^\/service\/[^/]+/.exec(path)?.[0] ?? path),
  );

function sendResponse(request: FastifyRequest, reply: FastifyReply, body: Buffer): FastifyReply {
  addTiming(reply, 'upstream', reply.elapsedTime);
  if (reply.hasHeader('content-type')) return reply.send(body);
  // Only calls whose body is not read have one of another type.
  if (reply.statusCode < 400) return reply.send();
  // An HTML error page comes from a gateway: the service itself responds with JSON.
  return sendFailure(reply, matchedCall(request).endpoint.service, reply.statusCode);
}

/** Sends the error of a call without a complete response. */
function sendMissing(reply: FastifyReply, service: Service, error: Error): FastifyReply {
  // The plugin wraps the client's error.
  const { cause } = error;
  if (!(cause instanceof UpstreamError)) return reply.send(error);
  const { failure } = cause;
  reply.request.log.warn({ service, failure, err: cause }, 'upstream failed');
  if (failure === 'circuit-open') reply.header('Retry-After', RETRY_AFTER_SECONDS);
  return sendFailure(reply, service, STATUS_OF[failure]);
}

/**
 * Proxies a service's calls to its upstream.
 *
 * `@fastify/http-proxy` forwards them through the server's own client, which has the deadlines, the size limit and the
 * circuit breakers. The client responds only with complete responses, so that a broken one becomes an error in the
 * contract's schema, not a truncated response with status 200.
 */
export async function proxyService(
  app: FastifyInstance,
  service: Service,
  { address, cookieNames }: { address: string; cookieNames: readonly string[] },
  client: UpstreamClient,
  limiter: RateLimiter,
): Promise<void> {
  await app.register(async (scope) => {
    scope.setErrorHandler((error: FastifyError, request, reply) => {
      const status = error.statusCode ?? 502;
      if (status < 500) request.log.info({ code: error.code, service }, 'call refused');
      else request.log.error({ err: error, service }, 'call failed');
      return sendFailure(reply, service, status);
    });
    for (const prefix of prefixesOf(service)) {
      await scope.register(httpProxy, {
        upstream: new URL(address).origin,
        prefix,
        proxyPayloads: false,
        disableRequestLogging: true,
        // The plugin has its own version of undici's types.
        undici: { request: client.request as never },
        preHandler: guard(service, limiter),
        handler: (request, reply, _destination, options) => {
          const call = matchedCall(request);
          // The service reads the same JSON as this server, without duplicate keys or other spellings.
          const body = request.body == null ? null : JSON.stringify(request.body);
          const sent = body === null ? {} : { body, contentType: 'application/json' };
          // A read is aborted when the visitor disconnects; a write always completes.
          const { method } = call.endpoint;
          const signals = method === 'GET' ? [closeSignal(reply)] : [];
          const address = callAddress(call, request.url);
          // The plugin would forward the visitor's query when the address has none.
          const queryString = () => address.split('?')[1] ?? '';
          return client.within({ name: call.name, params: call.params, signals }, () =>
            // A HEAD is asked as a GET: its response has the length of the body, which Node leaves out.
            reply.from(address, { ...options, ...sent, method, queryString }),
          );
        },
        replyOptions: {
          retryDelay: () => null,
          rewriteRequestHeaders: (request) => toUpstreamHeaders(request as FastifyRequest),
          rewriteHeaders: (received, request) =>
            toVisitorHeaders(received as IncomingHttpHeaders, request as FastifyRequest, cookieNames),
          onResponse: (request, reply, response) =>
            void sendResponse(request as FastifyRequest, reply as FastifyReply, response.stream as never),
          onError: (reply, { error }) => void sendMissing(reply as FastifyReply, service, error),
        },
      });
    }
  });
}
