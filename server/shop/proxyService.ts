import httpProxy from '@fastify/http-proxy';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { publicAddress } from '#server/http/publicAddress.ts';
import type { RateLimiter } from '#server/http/rateLimit.ts';
import { addTiming } from '#server/http/serverTiming.ts';
import type { UpstreamFailure } from '#server/http/upstreamObserver.ts';
import { endpoints, type Service } from '#src/api/endpoints.ts';
import { headerNameOf } from '#src/api/request.ts';
import { COOKIES } from '#src/lib/cookies.ts';
import { sendFailure } from './failures.ts';
import { callAddress, guard, matchedCall } from './guard.ts';
import { isPreviewed } from './isPreviewed.ts';
import { isPublicCall } from './publicCalls.ts';
import { splitUpstream, UpstreamError, type UpstreamResponse } from './upstream.ts';
import type { UpstreamClient } from './upstreamClient.ts';

/** This server's own cookies, which are not forwarded to upstreams. */
const HIDDEN_COOKIES: readonly string[] = [
  COOKIES.session,
  COOKIES.scenario,
  COOKIES.site,
  COOKIES.sharedPreview,
];

/** Cookies that upstreams must not set: this server's session and token. */
const OWN_COOKIES: readonly string[] = [...HIDDEN_COOKIES, COOKIES.csrf];

/** A cookie's name without surrounding spaces, as browsers read it. */
const nameOf = (pair: string) => (pair.split(';', 1)[0]?.split('=', 1)[0] ?? '').trim();

/** The visitor's cookies for an upstream. */
export const withoutOwnCookies = (cookies: string | undefined): string | undefined =>
  cookies
    ?.split(';')
    .filter((pair) => !HIDDEN_COOKIES.includes(nameOf(pair)))
    .map((pair) => pair.trim())
    .join('; ') || undefined;

/** A valid cookie name (RFC 6265). Some clients read a cookie without a name as its value. */
const COOKIE_NAME = /^[\w!#$%&'*+.^`|~-]+$/;

/** Maximum length of an upstream's cookie, in characters; browsers drop longer ones. */
const MAX_COOKIE_LENGTH = 4_096;

/** The allowed `Set-Cookie` values of an upstream; a single one arrives as a string. */
export const foreignCookies = (header: string | string[] | undefined): string[] =>
  (header === undefined ? [] : [header].flat()).filter((line) => {
    const name = nameOf(line);
    return (
      line.length <= MAX_COOKIE_LENGTH &&
      line.split(';', 1)[0]?.includes('=') &&
      COOKIE_NAME.test(name) &&
      !OWN_COOKIES.includes(name)
    );
  });

/** Request headers forwarded to services, in addition to those of the endpoint table. All others are dropped. */
const REQUEST_FIELDS: readonly string[] = [
  'accept',
  'accept-encoding',
  'cache-control',
  'content-type',
  'if-modified-since',
  'if-none-match',
  'traceparent',
  'tracestate',
  'user-agent',
];

/** Response headers forwarded to the visitor. All others are dropped. */
const ANSWER_FIELDS: readonly string[] = [
  'content-encoding',
  'content-language',
  'content-type',
  'etag',
  'last-modified',
  'retry-after',
  'vary',
];

type Headers = Record<string, string | string[] | undefined>;

const pick = (headers: Headers, names: readonly string[]): Headers =>
  Object.fromEntries(names.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])));

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
  const own = (matchedCall(request).endpoint.headers ?? []).map((header) =>
    headerNameOf(header).toLowerCase(),
  );
  const cookie = withoutOwnCookies(headers.cookie);
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
function cacheControlOf(request: FastifyRequest, upstreamValue = ''): string {
  // Preview responses are never cached (BEY-06).
  if (isPreviewed(request)) return 'private, no-store';
  if (!isPublicCall(matchedCall(request).name) || /\bno-store\b/i.test(upstreamValue)) return 'no-store';
  const seconds = /(?:^|[\s,])max-age=(\d{1,9})(?:$|[\s,])/i.exec(upstreamValue)?.[1];
  return seconds === undefined ? 'private, no-cache' : `private, max-age=${seconds}`;
}

/** The response to the visitor. */
function toVisitorHeaders(request: FastifyRequest, { headers: received }: UpstreamResponse): Headers {
  const headers = pick(received, ANSWER_FIELDS);
  const cookies = foreignCookies(received['set-cookie']);
  if (cookies.length > 0) headers['set-cookie'] = cookies;
  headers['cache-control'] = cacheControlOf(request, received['cache-control']);
  return headers;
}

/** Whether a status is a redirect. No call of the table redirects, and the target may be an internal address. */
const isRedirect = (status: number) => status >= 300 && status < 400 && status !== 304;

/** `Retry-After` while the circuit breaker is open; similar to the breaker's own interval. */
const RETRY_AFTER_SECONDS = 2;

/** The contract's status for each kind of missing response. */
const STATUS_OF: Record<UpstreamFailure, number> = {
  unreachable: 502,
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

/**
 * Proxies a service's calls to its upstream (BFF-01, BFF-04).
 *
 * The proxy plugin routes calls and rejects path traversal; the upstream client makes the call. The response is sent
 * only when it is complete, so that a broken one becomes an error in the contract's schema, not a truncated response
 * with status 200.
 */
export async function proxyService(
  app: FastifyInstance,
  service: Service,
  address: string,
  client: UpstreamClient,
  limiter: RateLimiter,
): Promise<void> {
  const { origin, basePath } = splitUpstream(address);

  const pass = async (request: FastifyRequest, reply: FastifyReply) => {
    const since = performance.now();
    const call = matchedCall(request);
    try {
      const answer = await client.call({
        name: call.name,
        params: call.params,
        caller: 'visitor',
        method: request.method,
        path: callAddress(call, request.url),
        headers: toUpstreamHeaders(request),
        // Unchanged bytes.
        body: (request.body as Buffer | undefined) ?? undefined,
        // A read is aborted when the visitor disconnects; a write always completes.
        visitor: request.method === 'GET' ? reply.raw : undefined,
      });
      if (isRedirect(answer.status)) return sendFailure(reply, service, 502);
      reply.headers(toVisitorHeaders(request, answer));
      // An HTML error page comes from a gateway: the service itself responds with JSON.
      if (answer.status >= 500 && !/\bjson\b/.test(answer.headers['content-type'] ?? ''))
        return sendFailure(reply.removeHeader('content-encoding'), service, answer.status);
      reply.code(answer.status);
      addTiming(reply, 'upstream', performance.now() - since);
      return reply.send(answer.body);
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error;
      const { failure } = error;
      request.log.warn({ service, failure, err: error }, 'upstream failed');
      if (failure === 'circuit-open') reply.header('Retry-After', RETRY_AFTER_SECONDS);
      return sendFailure(reply, service, STATUS_OF[failure]);
    }
  };

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.setErrorHandler((error: FastifyError, request, reply) => {
      const status = error.statusCode ?? 502;
      if (status < 500) request.log.info({ code: error.code, service }, 'call refused');
      else request.log.error({ err: error, service }, 'call failed');
      return sendFailure(reply, service, status);
    });
    for (const prefix of prefixesOf(service)) {
      await scope.register(httpProxy, {
        upstream: origin,
        prefix,
        rewritePrefix: basePath + prefix,
        proxyPayloads: false,
        disableRequestLogging: true,
        preHandler: guard(service, limiter),
        handler: pass,
      });
    }
  });
}
