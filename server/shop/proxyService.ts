import httpProxy from '@fastify/http-proxy';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RateLimiter } from '#server/plugins/rateLimit.ts';
import { addTiming } from '#server/plugins/serverTiming.ts';
import { endpoints, type Service } from '#src/api/endpoints.ts';
import { COOKIES } from '#src/lib/cookies.ts';
import { sendFailure } from './failures.ts';
import type { GateAnswer, Gates } from './gates.ts';
import { guard, matchedCall } from './guard.ts';
import { isPreviewed } from './isPreviewed.ts';
import { isShared } from './sharedAnswers.ts';
import { type Silence, SilenceError, splitUpstream } from './upstream.ts';

/** Cookies that are the demo's own business and that no upstream sees or sets. */
const OWN_COOKIES: readonly string[] = [COOKIES.session, COOKIES.scenario, COOKIES.site];

const nameOf = (pair: string) => pair.trim().split('=', 1)[0] ?? '';

/** What an upstream sees of the visitor's cookies. */
export const withoutOwnCookies = (cookies: string | undefined): string | undefined =>
  cookies
    ?.split(';')
    .filter((pair) => !OWN_COOKIES.includes(nameOf(pair)))
    .map((pair) => pair.trim())
    .join('; ') || undefined;

/** The cookies that an upstream may set, each as a line of its own; one alone arrives as a text. */
export const foreignCookies = (given: string | string[] | undefined): string[] =>
  given === undefined ? [] : [given].flat().filter((line) => !OWN_COOKIES.includes(nameOf(line)));

/**
 * Header fields that end at this server: those of one connection, those that the length of the body follows from, and
 * what a visitor says about proxies that are none of his.
 */
const ENDS_HERE: ReadonlySet<string> = new Set([
  'connection',
  'content-length',
  'expect',
  'host',
  'forwarded',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-real-ip',
]);

/** Header fields of an answer that are this server's to say, whoever answers. */
const OURS: ReadonlySet<string> = new Set([
  ...ENDS_HERE,
  'alt-svc',
  'content-security-policy',
  'content-security-policy-report-only',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'referrer-policy',
  'server',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
  'x-powered-by',
  'x-request-id',
]);

type Headers = Record<string, string | string[] | undefined>;

/** Takes away what a `Connection` field names. Most name nothing but the connection itself. */
function dropListed(headers: Headers, connection: string | undefined): void {
  if (connection === undefined || connection === 'keep-alive' || connection === 'close') return;
  for (const name of connection.toLowerCase().split(',')) delete headers[name.trim()];
}

/** A request as the upstream sees it: unchanged, but for what must go and what must come. */
export function toUpstreamHeaders(request: FastifyRequest): Headers {
  const { headers: given } = request;
  const headers: Headers = {};
  for (const name in given) if (!ENDS_HERE.has(name)) headers[name] = given[name];
  // The fields that a visitor names in Connection are of this connection, too.
  dropListed(headers, given.connection);
  if (headers.cookie !== undefined) {
    const cookies = withoutOwnCookies(headers.cookie as string);
    if (cookies === undefined) delete headers.cookie;
    else headers.cookie = cookies;
  }
  headers['x-request-id'] = request.id;
  headers['x-forwarded-for'] = request.ip;
  headers['x-forwarded-host'] = request.host;
  headers['x-forwarded-proto'] = request.protocol;
  return headers;
}

/** What browsers and proxies may do with an answer that does not say so itself. */
function cacheControlOf(request: FastifyRequest, given: string | undefined): string {
  // Other people's caches must not learn what staff see of another time (BEY-06).
  if (isPreviewed(request)) return 'private, no-store';
  return given ?? (isShared(matchedCall(request).name) ? 'private, no-cache' : 'no-store');
}

/** An answer as the visitor sees it. */
function toVisitorHeaders(request: FastifyRequest, { headers: given, staleSeconds }: GateAnswer): Headers {
  const headers: Headers = {};
  for (const name in given) if (name !== 'set-cookie' && !OURS.has(name)) headers[name] = given[name];
  dropListed(headers, given.connection);
  const cookies = foreignCookies(given['set-cookie']);
  if (cookies.length > 0) headers['set-cookie'] = cookies;
  headers['cache-control'] = cacheControlOf(request, given['cache-control']);
  if (staleSeconds !== undefined) {
    headers.age = String(staleSeconds);
    headers['cache-status'] = `vitrine; hit; ttl=-${staleSeconds}; detail=stale-if-error`;
  }
  return headers;
}

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
    try {
      const answer = await gates.ask({
        name: matchedCall(request).name,
        lane: 'call',
        method: request.method,
        path: request.url,
        headers: toUpstreamHeaders(request),
        // As it came, byte by byte.
        body: (request.body as Buffer | undefined) ?? undefined,
        // A call that only reads ends with its visitor; a write is made to its end, wanted or not.
        visitor: request.method === 'GET' ? reply.raw : undefined,
        isPreviewed: isPreviewed(request),
      });
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
