import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#server/config.ts';
import { setCookie, takeCookie } from '#server/cookies.ts';
import { sendFailure } from '#server/shop/failures.ts';
import { isPreviewed } from '#server/shop/isPreviewed.ts';
import { type MatchedCall, matchCall } from '#server/shop/matchCall.ts';
import { askMockShop, sendMockAnswer } from '#server/shop/mockCalls.ts';
import { createUpstreamPools, splitUpstream } from '#server/shop/upstream.ts';
import type { ServerStore } from '#server/store/serverStore.ts';
import { type Endpoint, endpoints, type Service } from '#src/api/endpoints.ts';
import { createShopApi, type ShopApi } from '#src/api/shopApi.ts';
import { COOKIES } from '#src/lib/cookies.ts';
import { hasCsrfToken, isSameOrigin } from './session.ts';
import { countSignUp } from './signUpLimit.ts';

/** The shop as the server itself asks it for a page's first paint. */
export interface ServerShop {
  /**
   * A client that asks on behalf of a request, mock shop or upstream as configured, until the signal ends it.
   *
   * @param reply takes the cookies that answers set on to the browser; without it they are dropped
   */
  clientFor(request: FastifyRequest, signal: AbortSignal, reply?: FastifyReply): ShopApi;
}

/** Longest time a proxied call may take, in milliseconds (contract: time budgets). */
const CALL_BUDGET_MS = 10_000;

/** Cookies that are the demo's own business and that no upstream sees. */
const OWN_COOKIES: readonly string[] = [COOKIES.session, COOKIES.scenario, COOKIES.site];

const pathOf = (url: string) => url.split('?', 1)[0] ?? url;
const queryOf = (url: string) => new URLSearchParams(url.slice(pathOf(url).length));

/** What an upstream sees of the visitor's cookies. */
export const withoutOwnCookies = (cookies: string | undefined): string | undefined =>
  cookies
    ?.split(';')
    .map((pair) => pair.trim())
    .filter((pair) => !OWN_COOKIES.includes(pair.split('=', 1)[0] ?? ''))
    .join('; ') || undefined;

/** Cart writes, and everything that changes a preview session, need the session's token (contract: calls). */
const needsToken = ({ service, method, headers }: Endpoint) =>
  (service === 'CART' && method !== 'GET') || (service === 'PREVIEW' && headers?.includes('csrf'));

/** The status a call is refused with before any service sees it, or `null` for one that may pass (BFF-05). */
function refuse(request: FastifyRequest, { endpoint }: MatchedCall): number | null {
  if (needsToken(endpoint) && !hasCsrfToken(request)) return 403;
  if (endpoint.method === 'GET') return null;
  if (!isSameOrigin(request)) return 403;
  const type = request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
  const hasBody = request.body !== undefined && request.body !== null;
  return hasBody && type !== 'application/json' ? 415 : null;
}

/** The first folders of a service's paths, as far as no other service shares them. */
const prefixesOf = (service: Service) =>
  new Set(
    Object.values(endpoints)
      .filter((endpoint) => endpoint.service === service)
      .map(({ path }) => /^\/service\/[^/]+/.exec(path)?.[0] ?? path),
  );

const MATCHED = Symbol('the call of the endpoint table that a request is');
type MatchedRequest = FastifyRequest & { [MATCHED]?: MatchedCall };

/** Lets pass only what is in the endpoint table and may come from this page; everything else ends here. */
async function guard(service: Service, request: FastifyRequest, reply: FastifyReply, store: ServerStore) {
  const call = matchCall(request.method, pathOf(request.url));
  if (!call) return sendFailure(reply, service, 404);
  const status = refuse(request, call);
  if (status !== null) return sendFailure(reply, service, status);
  if (call.name === 'subscribe') {
    const waitSeconds = await countSignUp(store, request);
    if (waitSeconds > 0) return sendFailure(reply.header('Retry-After', waitSeconds), service, 429);
  }
  (request as MatchedRequest)[MATCHED] = call;
}

/** What became of a connection to an upstream, as a status. */
function toStatus(error: Error & { statusCode?: number; code?: string }): number {
  return error.statusCode === 504 || /TIMEOUT/.test(error.code ?? '') ? 504 : 502;
}

async function proxyService(app: FastifyInstance, service: Service, upstream: string, store: ServerStore) {
  const { origin, basePath } = splitUpstream(upstream);
  for (const prefix of prefixesOf(service)) {
    await app.register(httpProxy, {
      upstream: origin,
      prefix,
      rewritePrefix: basePath + prefix,
      disableRequestLogging: true,
      undici: { headersTimeout: CALL_BUDGET_MS, bodyTimeout: CALL_BUDGET_MS, connect: { timeout: 2_000 } },
      preHandler: (request, reply) => guard(service, request, reply, store),
      replyOptions: {
        // A refusal of the service is an answer: it is passed on, not tried again.
        retryDelay: () => null,
        rewriteRequestHeaders: (request, { cookie, ...headers }) => {
          const cookies = withoutOwnCookies(cookie as string | undefined);
          return {
            ...headers,
            ...(cookies && { cookie: cookies }),
            'x-request-id': request.id,
            'x-forwarded-for': request.ip,
            'x-forwarded-host': request.host,
            'x-forwarded-proto': request.protocol,
          };
        },
        // Other people's caches must not learn what staff see of another time (BEY-06).
        rewriteHeaders: (headers, request) =>
          request && isPreviewed(request as FastifyRequest)
            ? { ...headers, 'cache-control': 'private, no-store' }
            : headers,
        onError: (reply, { error }) => {
          reply.request.log.warn({ err: error, service }, 'upstream failed');
          sendFailure(reply as FastifyReply, service, toStatus(error));
        },
      },
    });
  }
}

function serveMocks(app: FastifyInstance, service: Service, store: ServerStore) {
  for (const endpoint of Object.values(endpoints)) {
    if (endpoint.service !== service) continue;
    app.route({
      method: endpoint.method,
      url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
      preHandler: (request, reply) => guard(service, request, reply, store),
      errorHandler: (error: Error & { statusCode?: number }, request, reply) => {
        const status = error.statusCode ?? 503;
        request.log[status < 500 ? 'info' : 'error']({ err: error, service }, 'call failed');
        sendFailure(reply, service, status);
      },
      handler: async (request, reply) => {
        const call = (request as MatchedRequest)[MATCHED] as MatchedCall;
        const parts = { query: queryOf(request.url), body: request.body ?? undefined };
        return sendMockAnswer(request, reply, await askMockShop(store, request, call, parts));
      },
    });
  }
}

/**
 * Answers every call of the endpoint table: from a real shop where one is configured for the call's service, else
 * from the mock shop (BFF-01).
 */
export async function registerShopServices(
  app: FastifyInstance,
  { upstreams }: Config,
  store: ServerStore,
): Promise<ServerShop> {
  for (const [service, upstream] of Object.entries(upstreams) as [Service, string | null][]) {
    if (upstream) await proxyService(app, service, upstream, store);
    else serveMocks(app, service, store);
  }

  const pools = createUpstreamPools();
  app.addHook('onClose', () => pools.close());

  /** `fetch` as far as the client needs it, without leaving the process for the mock shop. */
  const fetchFor =
    (request: FastifyRequest, signal: AbortSignal, reply?: FastifyReply): typeof globalThis.fetch =>
    async (input, init = {}) => {
      const url = String(input);
      const call = matchCall(init.method ?? 'GET', pathOf(url));
      if (!call) throw new Error(`${url} is not in the endpoint table.`);
      const given = Object.entries((init.headers ?? {}) as Record<string, string>);
      const headers = Object.fromEntries(given.map(([name, value]) => [name.toLowerCase(), value]));
      const signals = AbortSignal.any([signal, ...(init.signal ? [init.signal] : [])]);
      const upstream = upstreams[call.endpoint.service];
      if (!upstream) {
        const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
        const parts = { query: queryOf(url), headers, body };
        const answer = await askMockShop(store, request, call, parts, signals);
        if (answer.kind === 'broken') throw new Error('The mock shop broke the connection.');
        for (const { name, value, ...options } of (reply && answer.cookies) ?? []) {
          setCookie(request, reply as FastifyReply, name, value, options);
          takeCookie(request, name, value);
        }
        // A status such as 204 allows no body, not even an empty one in JSON.
        return new Response(answer.body === undefined ? null : JSON.stringify(answer.body), {
          status: answer.status,
        });
      }
      const cookie = withoutOwnCookies(request.headers.cookie);
      const { status, text, cookies } = await pools.ask(upstream, url, {
        method: call.endpoint.method,
        body: typeof init.body === 'string' ? init.body : undefined,
        headers: { ...headers, ...(cookie && { cookie }), 'x-request-id': request.id },
        signal: signals,
      });
      for (const line of reply ? cookies : []) {
        reply?.header('set-cookie', line);
        const [, name = '', value = ''] = /^([^=;]+)=([^;]*)/.exec(line) ?? [];
        takeCookie(request, name.trim(), value.trim());
      }
      return new Response(text, { status });
    };

  return {
    clientFor: (request, signal, reply) =>
      createShopApi({
        site: request.site,
        fetch: fetchFor(request, signal, reply),
        // For calls that name the page they come from.
        readAddress: () => `${request.protocol}://${request.host}${request.url}`,
      }),
  };
}
