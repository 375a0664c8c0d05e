import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { mockShop } from '#mocks/shop.ts';
import type { ShopCall, ShopResponse } from '#mocks/world.ts';
import { setCookie } from '#server/http/cookies.ts';
import type { MatchedCall } from '#server/http/matchCall.ts';
import type { ServerStore } from '#server/store/serverStore.ts';

/** A call's own data, in addition to the request's. */
interface CallParts {
  query: URLSearchParams;
  body?: unknown;
  /** Headers of the call, by lower-case name. @default those of the request */
  headers?: Record<string, string>;
}

/** A request as the mock shop sees it. */
function toShopCall(
  request: FastifyRequest,
  call: MatchedCall,
  { query, body, headers }: CallParts,
): ShopCall {
  const requestHeaders: Record<string, string | string[] | undefined> = headers ?? request.headers;
  return {
    endpoint: call.name,
    params: call.params,
    query,
    body,
    header: (name) => {
      const value = requestHeaders[name.toLowerCase()];
      return (Array.isArray(value) ? value[0] : value) ?? null;
    },
    cookie: (name) => request.cookies[name] ?? null,
    visitor: request.visitor,
    site: request.site,
    locale: request.locale,
    scenarios: request.scenarios,
    now: new Date(),
    sharedView: request.sharedView,
  };
}

/** Calls the mock shop and waits for the response's delay. */
export async function callMockShop(
  store: ServerStore,
  request: FastifyRequest,
  call: MatchedCall,
  parts: CallParts,
  signal?: AbortSignal,
): Promise<ShopResponse> {
  const answer = await mockShop[call.name](toShopCall(request, call, parts), store);
  if (answer.delayMs) await wait(answer.delayMs, undefined, { signal });
  return answer;
}

export function sendMockAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: ShopResponse,
): FastifyReply {
  if (answer.kind === 'broken') {
    reply.hijack();
    request.raw.destroy();
    return reply;
  }
  for (const { name, value, ...options } of answer.cookies ?? [])
    setCookie(request, reply, name, value, options);
  reply.code(answer.status).header('cache-control', 'no-store');
  if (answer.headers) reply.headers(answer.headers);
  if (answer.body === undefined) return reply.send();
  if (!reply.hasHeader('content-type')) reply.type('application/json; charset=utf-8');
  return reply.send(JSON.stringify(answer.body));
}
