import httpProxy from '@fastify/http-proxy';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { publicAddress } from '#server/http/publicAddress.ts';
import type { RateLimiter } from '#server/http/rateLimit.ts';
import { addTiming } from '#server/http/serverTiming.ts';
import type { Silence } from '#server/model/upstreamObserver.ts';
import { endpoints, type Service } from '#src/api/endpoints.ts';
import { headerNameOf } from '#src/api/request.ts';
import { COOKIES } from '#src/lib/cookies.ts';
import { sendFailure } from './failures.ts';
import type { GateAnswer, Gates } from './gates.ts';
import { callAddress, guard, matchedCall } from './guard.ts';
import { isPreviewed } from './isPreviewed.ts';
import { isShared } from './sharedAnswers.ts';
import { SilenceError, splitUpstream } from './upstream.ts';

/** Cookies that are this server's own business: no upstream sees them. */
const HIDDEN_COOKIES: readonly string[] = [COOKIES.session, COOKIES.scenario, COOKIES.site];

/** Cookies that no upstream sets: its own session and token are none of this server's. */
const OWN_COOKIES: readonly string[] = [...HIDDEN_COOKIES, COOKIES.csrf];

/** The name of a cookie as browsers read it: spaces around it do not count. */
const nameOf = (pair: string) => (pair.split(';', 1)[0]?.split('=', 1)[0] ?? '').trim();

/** What an upstream sees of the visitor's cookies. */
export const withoutOwnCookies = (cookies: string | undefined): string | undefined =>
  cookies
    ?.split(';')
    .filter((pair) => !HIDDEN_COOKIES.includes(nameOf(pair)))
    .map((pair) => pair.trim())
    .join('; ') || undefined;

/** The name of a cookie, as RFC 6265 has it. A cookie without a name is read by some as its value. */
const COOKIE_NAME = /^[\w!#$%&'*+.^`|~-]+$/;

/** Longest cookie of an upstream, in characters; browsers drop longer ones. */
const MAX_COOKIE_LENGTH = 4_096;

/** The cookies that an upstream may set, each as a line of its own; one alone arrives as a text. */
export const foreignCookies = (given: string | string[] | undefined): string[] =>
  (given === undefined ? [] : [given].flat()).filter((line) => {
    const name = nameOf(line);
    return (
      line.length <= MAX_COOKIE_LENGTH &&
      line.split(';', 1)[0]?.includes('=') &&
      COOKIE_NAME.test(name) &&
      !OWN_COOKIES.includes(name)
    );
  });

/** Fields of a request that services read, beside those that the endpoint table names. Nothing else goes on. */
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

/** Fields of an answer that reach the visitor. Nothing else does, however harmless it looks. */
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

const pick = (given: Headers, names: readonly string[]): Headers =>
  Object.fromEntries(names.flatMap((name) => (given[name] === undefined ? [] : [[name, given[name]]])));

/** Fields by which an upstream learns who asks, and under which address: for every question, of visitor and page. */
export const forwardedHeaders = ({ id, ip, publicOrigin }: FastifyRequest): Headers => {
  const url = publicOrigin === null ? null : new URL(publicOrigin);
  return {
    'x-request-id': id,
    'x-forwarded-for': ip,
    ...(url && { 'x-forwarded-host': url.host, 'x-forwarded-proto': url.protocol.slice(0, -1) }),
  };
};

/**
 * A page's address as an upstream may write it into a mail: the visitor's path and query below `PUBLIC_ORIGIN`. An
 * origin that a visitor names would lead the mail's reader to another host.
 *
 * @param given an address of any origin, or a path
 */
export function originalAddress({ publicOrigin }: FastifyRequest, given: string): string {
  const url = URL.parse(given, 'http://page.invalid');
  return `${publicOrigin ?? ''}${publicAddress(url ? url.pathname + url.search : '/')}`;
}

/** A request as the upstream sees it: the fields of the call, the shop's cookies, and who asks. */
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
 * What a browser may keep; no cache in between keeps any call, whatever the upstream allows: the answer may carry the
 * visitor's session.
 */
function cacheControlOf(request: FastifyRequest, given = ''): string {
  // Preview responses are never cached (BEY-06).
  if (isPreviewed(request)) return 'private, no-store';
  if (!isShared(matchedCall(request).name) || /\bno-store\b/i.test(given)) return 'no-store';
  const seconds = /(?:^|[\s,])max-age=(\d{1,9})(?:$|[\s,])/i.exec(given)?.[1];
  return seconds === undefined ? 'private, no-cache' : `private, max-age=${seconds}`;
}

/** An answer as the visitor sees it. */
function toVisitorHeaders(request: FastifyRequest, { headers: given, staleSeconds }: GateAnswer): Headers {
  const headers = pick(given, ANSWER_FIELDS);
  const cookies = foreignCookies(given['set-cookie']);
  if (cookies.length > 0) headers['set-cookie'] = cookies;
  headers['cache-control'] = cacheControlOf(request, given['cache-control']);
  if (staleSeconds !== undefined) {
    headers.age = String(staleSeconds);
    headers['cache-status'] = `vitrine; hit; ttl=-${staleSeconds}; detail=stale-if-error`;
  }
  return headers;
}

/** Whether a status sends the visitor elsewhere; no call of the table does, and elsewhere may be an inner address. */
const isRedirect = (status: number) => status >= 300 && status < 400 && status !== 304;

/** When to come again to a service that rests; a breaker tries it about as often. */
const RETRY_AFTER_SECONDS = 2;

/** What a silence is to the visitor: a status of the contract. */
const STATUS_OF: Record<Silence, number> = {
  unreachable: 502,
  oversized: 502,
  late: 504,
  resting: 503,
  unwanted: 503,
};

/** The first folders of a service's paths, as far as no other service shares them. */
const prefixesOf = (service: Service) =>
  new Set(
    Object.values(endpoints)
      .filter((endpoint) => endpoint.service === service)
      .map(({ path }) => /^\/service\/[^/]+/.exec(path)?.[0] ?? path),
  );

/**
 * Passes a service's calls on to the real shop, and its answers back (BFF-01, BFF-04).
 *
 * The proxy plugin finds the way and refuses paths that climb; the service's gate carries the call. Its answer is sent
 * when it is whole, so that one that breaks in the middle becomes a failure in the contract's shape, not half a 200.
 */
export async function proxyService(
  app: FastifyInstance,
  service: Service,
  address: string,
  gates: Gates,
  limiter: RateLimiter,
): Promise<void> {
  const { origin, basePath } = splitUpstream(address);

  const pass = async (request: FastifyRequest, reply: FastifyReply) => {
    const since = performance.now();
    const call = matchedCall(request);
    try {
      const answer = await gates.ask({
        name: call.name,
        params: call.params,
        lane: 'call',
        method: request.method,
        path: callAddress(call, request.url),
        headers: toUpstreamHeaders(request),
        // As it came, byte by byte.
        body: (request.body as Buffer | undefined) ?? undefined,
        // A call that only reads ends with its visitor; a write is made to its end, wanted or not.
        visitor: request.method === 'GET' ? reply.raw : undefined,
        isPreviewed: isPreviewed(request),
      });
      if (isRedirect(answer.status)) return sendFailure(reply, service, 502);
      reply.headers(toVisitorHeaders(request, answer));
      // A gateway's page about its trouble is no answer of the service, which would have said it in JSON.
      if (answer.status >= 500 && !/\bjson\b/.test(answer.headers['content-type'] ?? ''))
        return sendFailure(reply.removeHeader('content-encoding'), service, answer.status);
      reply.code(answer.status);
      addTiming(reply, 'upstream', performance.now() - since);
      return reply.send(answer.body);
    } catch (error) {
      if (!(error instanceof SilenceError)) throw error;
      const { silence } = error;
      request.log.warn({ service, silence, err: error }, 'upstream failed');
      if (silence === 'resting') reply.header('Retry-After', RETRY_AFTER_SECONDS);
      return sendFailure(reply, service, STATUS_OF[silence]);
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
