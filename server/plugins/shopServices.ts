import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#server/config.ts';
import { setCookie, takeCookie } from '#server/cookies.ts';
import type { ServerLimits } from '#server/limits.ts';
import { type GateObserver, openGates } from '#server/shop/gates.ts';
import { pathOf, queryOf } from '#server/shop/guard.ts';
import { isPreviewed } from '#server/shop/isPreviewed.ts';
import { matchCall } from '#server/shop/matchCall.ts';
import { askMockShop, toJsonText } from '#server/shop/mockCalls.ts';
import { plainAnswer } from '#server/shop/plainAnswer.ts';
import { foreignCookies, proxyService, withoutOwnCookies } from '#server/shop/proxyService.ts';
import { createReplyMemory } from '#server/shop/rememberReplies.ts';
import { serveMocks } from '#server/shop/serveMocks.ts';
import type { ServerStore } from '#server/store/serverStore.ts';
import type { Service } from '#src/api/endpoints.ts';
import { createShopApi, type ShopApi } from '#src/api/shopApi.ts';
import type { RateLimiter } from './rateLimit.ts';

/** The shop as the server itself asks it for a page's first paint. */
export interface ServerShop {
  /**
   * A client that asks on behalf of a request, mock shop or upstream as configured, until the signal ends it.
   *
   * @param reply takes the cookies that answers set on to the browser; without it they are dropped
   */
  clientFor(request: FastifyRequest, signal: AbortSignal, reply?: FastifyReply): ShopApi;
}

/** Query parameters of pages that are keys, and that no service, log or link gets to see. */
const SECRET_PARAMETERS = ['doi'];

/** A page's address as it may be told to others: without the keys in it (BFF-05). */
export function publicAddress(url: string): string {
  if (!SECRET_PARAMETERS.some((name) => url.includes(`${name}=`))) return url;
  const path = pathOf(url);
  const query = queryOf(url);
  for (const name of SECRET_PARAMETERS) query.delete(name);
  return query.size > 0 ? `${path}?${query}` : path;
}

interface ShopServices {
  store: ServerStore;
  limits: ServerLimits;
  limiter: RateLimiter;
  observer: GateObserver;
}

/**
 * Answers every call of the endpoint table: from a real shop where one is configured for the call's service, else
 * from the mock shop (BFF-01).
 */
export async function registerShopServices(
  app: FastifyInstance,
  { upstreams }: Config,
  { store, limits, limiter, observer }: ShopServices,
): Promise<ServerShop> {
  const gates = openGates(upstreams, limits, observer);
  app.addHook('onClose', () => gates.close());
  for (const [service, upstream] of Object.entries(upstreams) as [Service, string | null][]) {
    if (upstream) await proxyService(app, service, upstream, gates, limiter);
    else serveMocks(app, service, store, limiter);
  }

  const remember = createReplyMemory();

  /** `fetch` as far as the client needs it, without leaving the process for the mock shop. */
  const fetchFor =
    (request: FastifyRequest, signal: AbortSignal, reply?: FastifyReply): typeof globalThis.fetch =>
    async (input, init = {}) => {
      const url = String(input);
      const call = matchCall(init.method ?? 'GET', pathOf(url));
      if (!call) throw new Error(`${url} is not in the endpoint table.`);
      const given = Object.entries((init.headers ?? {}) as Record<string, string>);
      const headers = Object.fromEntries(given.map(([name, value]) => [name.toLowerCase(), value]));
      if (!gates.has(call.endpoint.service)) {
        const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
        const parts = { query: queryOf(url), headers, body };
        const answer = await askMockShop(store, request, call, parts, signal);
        if (answer.kind === 'broken') throw new Error('The mock shop broke the connection.');
        for (const { name, value, ...options } of (reply && answer.cookies) ?? []) {
          setCookie(request, reply as FastifyReply, name, value, options);
          takeCookie(request, name, value);
        }
        return plainAnswer(answer.status, answer.body === undefined ? '' : toJsonText(answer.body));
      }
      const cookie = withoutOwnCookies(request.headers.cookie);
      const {
        status,
        headers: answered,
        body,
      } = await gates.ask({
        name: call.name,
        lane: 'page',
        method: call.endpoint.method,
        path: url,
        body: typeof init.body === 'string' ? init.body : undefined,
        headers: { ...headers, ...(cookie && { cookie }), 'x-request-id': request.id },
        // The call's own end, where it has one, is later than the page's.
        signals: init.signal ? [signal, init.signal] : [signal],
        isPreviewed: isPreviewed(request),
      });
      for (const line of reply ? foreignCookies(answered['set-cookie']) : []) {
        reply?.header('set-cookie', line);
        const [, name = '', value = ''] = /^([^=;]+)=([^;]*)/.exec(line) ?? [];
        takeCookie(request, name.trim(), value.trim());
      }
      return plainAnswer(status, body.toString('utf8'));
    };

  return {
    clientFor: (request, signal, reply) =>
      createShopApi({
        site: request.site,
        fetch: fetchFor(request, signal, reply),
        remember,
        // For calls that name the page they come from.
        readAddress: () => `${request.protocol}://${request.host}${publicAddress(request.url)}`,
      }),
  };
}
