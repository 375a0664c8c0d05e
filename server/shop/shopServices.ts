import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#server/config/config.ts';
import type { ServerLimits } from '#server/config/limits.ts';
import { overrideRequestCookie, setCookie } from '#server/http/cookies.ts';
import { matchCall, pathOf, queryOf } from '#server/http/matchCall.ts';
import { publicAddress } from '#server/http/publicAddress.ts';
import type { RateLimiter } from '#server/http/rateLimit.ts';
import type { UpstreamObserver } from '#server/http/upstreamObserver.ts';
import { cookiesFor, foreignCookies, withoutOwnCookies } from '#server/shop/foreignCookies.ts';
import { callMockShop } from '#server/shop/mockCalls.ts';
import { forwardedHeaders, originalAddress, proxyService } from '#server/shop/proxyService.ts';
import { serveMocks } from '#server/shop/serveMocks.ts';
import { openUpstreamClient } from '#server/shop/upstreamClient.ts';
import type { ServerStore } from '#server/store/serverStore.ts';
import type { Service } from '#src/api/endpoints.ts';
import { createShopApi, type ShopApi } from '#src/api/shopApi.ts';

/** The shop's services, for an application and for browsers. */
export interface ServerShop {
  /**
   * A client that calls mock shop or upstream, as configured, on behalf of a request.
   *
   * @param signal aborts a read that a page does not wait for; `null` gives each call its own deadline, because a write
   *   that is aborted may still succeed
   * @param reply forwards cookies of responses to the browser; without it they are dropped
   */
  clientFor(request: FastifyRequest, signal: AbortSignal | null, reply?: FastifyReply): ShopApi;
  /** Registers the routes of all calls; the application has added its hooks before. */
  serveCalls(): Promise<void>;
}

/** Statuses whose responses have no body, not even an empty one. */
const WITHOUT_BODY: readonly number[] = [204, 205, 304];

const toResponse = (status: number, text: string) =>
  new Response(WITHOUT_BODY.includes(status) ? null : text, { status });

interface ShopServices {
  store: ServerStore;
  limits: ServerLimits;
  limiter: RateLimiter;
  observer: UpstreamObserver;
}

/** Serves every call of the endpoint table: from its service's upstream, or else from the mock shop. */
export function openShop(
  app: FastifyInstance,
  { upstreams, cookieNames }: Config,
  { store, limits, limiter, observer }: ShopServices,
): ServerShop {
  const client = openUpstreamClient(upstreams, limits, observer);
  app.addHook('onClose', () => client.close());
  /** The subset of `fetch` that the client needs; mock calls stay in the process. */
  const fetchFor =
    (request: FastifyRequest, signal: AbortSignal | null, reply?: FastifyReply): typeof globalThis.fetch =>
    async (input, init = {}) => {
      const url = String(input);
      const call = matchCall(init.method ?? 'GET', pathOf(url));
      if (!call) throw new Error(`${url} is not in the endpoint table.`);
      const entries = Object.entries((init.headers ?? {}) as Record<string, string>);
      const headers = Object.fromEntries(entries.map(([name, value]) => [name.toLowerCase(), value]));
      const { service } = call.endpoint;
      if (!client.has(service)) {
        const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
        const parts = { query: queryOf(url), headers, body };
        const deadline = signal ?? AbortSignal.timeout(limits.callMs[call.name]);
        const answer = await callMockShop(store, request, call, parts, deadline);
        if (answer.kind === 'broken') throw new Error('The mock shop broke the connection.');
        for (const { name, value, ...options } of (reply && answer.cookies) ?? []) {
          setCookie(request, reply as FastifyReply, name, value, options);
          overrideRequestCookie(request, name, value);
        }
        return toResponse(answer.status, answer.body === undefined ? '' : JSON.stringify(answer.body));
      }
      const cookie = cookiesFor(request, call.name);
      const answered = await client.call({
        name: call.name,
        params: call.params,
        // A form waits for its call as long as a visitor does.
        caller: signal ? 'page' : 'visitor',
        method: call.endpoint.method,
        path: url,
        body: typeof init.body === 'string' ? init.body : undefined,
        headers: { ...headers, ...(cookie && { cookie }), ...forwardedHeaders(request) },
        // The client's own deadline is later than the page's.
        signals: [signal, init.signal].filter((each) => each != null),
      });
      const lines = foreignCookies(service, answered.headers['set-cookie'], request, cookieNames[service]);
      for (const line of reply ? lines : []) {
        reply?.header('set-cookie', line);
        const [pair = ''] = line.split(';', 1);
        const at = pair.indexOf('=');
        overrideRequestCookie(request, pair.slice(0, at).trim(), pair.slice(at + 1).trim());
      }
      return toResponse(answered.status, answered.body.toString('utf8'));
    };

  return {
    clientFor: (request, signal, reply) =>
      createShopApi({
        site: request.site,
        fetch: fetchFor(request, signal, reply),
        // For calls that send the visitor's tokens; the session's own stays here.
        readCookies: () => withoutOwnCookies(request.headers.cookie) ?? '',
        // For calls that send the page's address.
        readAddress: () => originalAddress(request, publicAddress(request.url)),
      }),
    serveCalls: async () => {
      for (const [service, upstream] of Object.entries(upstreams) as [Service, string | null][]) {
        const names = cookieNames[service];
        if (upstream)
          await proxyService(app, service, { address: upstream, cookieNames: names }, client, limiter);
        else serveMocks(app, service, store, limiter);
      }
    },
  };
}
