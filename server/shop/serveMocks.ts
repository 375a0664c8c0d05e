import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ShopResponse } from '#mocks/world.ts';
import { closeSignal } from '#server/http/closeSignal.ts';
import { queryOf } from '#server/http/matchCall.ts';
import type { RateLimiter } from '#server/http/rateLimit.ts';
import { sendWithEtag } from '#server/http/sendWithEtag.ts';
import { addTiming } from '#server/http/serverTiming.ts';
import type { ServerStore } from '#server/store/serverStore.ts';
import { endpoints, type Service } from '#src/api/endpoints.ts';
import { sendFailure } from './failures.ts';
import { guard, matchedCall } from './guard.ts';
import { isPreviewed } from './isPreviewed.ts';
import { callMockShop, sendMockAnswer } from './mockCalls.ts';
import { isPublicCall, PUBLIC_VARY } from './publicCalls.ts';

/**
 * Lets a browser cache responses that are the same for all visitors and revalidate them: an unchanged navigation is a
 * 304 without a body. They depend on cookies (site, scenarios), so shared caches must not store them.
 */
function sendShared(request: FastifyRequest, reply: FastifyReply, answer: ShopResponse): FastifyReply {
  if (answer.kind === 'broken' || answer.status !== 200 || answer.body === undefined)
    return sendMockAnswer(request, reply, answer);
  reply.headers({ 'Cache-Control': 'private, no-cache', Vary: PUBLIC_VARY });
  return sendWithEtag(request, reply, Buffer.from(JSON.stringify(answer.body)));
}

/** The result of an aborted call. */
const LEFT: ShopResponse = { kind: 'broken' };

/** Serves a service's calls from the mock shop. */
export function serveMocks(
  app: FastifyInstance,
  service: Service,
  store: ServerStore,
  limiter: RateLimiter,
): void {
  for (const endpoint of Object.values(endpoints)) {
    if (endpoint.service !== service) continue;
    app.route({
      method: endpoint.method,
      url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
      preHandler: guard(service, limiter),
      errorHandler: (error: FastifyError, request, reply) => {
        const status = error.statusCode ?? 503;
        if (status < 500) request.log.info({ code: error.code, service }, 'call refused');
        else request.log.error({ err: error, service }, 'call failed');
        sendFailure(reply, service, status);
      },
      handler: async (request, reply) => {
        const call = matchedCall(request);
        const since = performance.now();
        const parts = { query: queryOf(request.url), body: request.body ?? undefined };
        // A read is aborted when the visitor disconnects; a write always completes.
        const signal = endpoint.method === 'GET' ? closeSignal(reply) : undefined;
        const answer = await callMockShop(store, request, call, parts, signal).catch((error: unknown) => {
          if (signal?.aborted) return LEFT;
          throw error;
        });
        addTiming(reply, 'mock', performance.now() - since);
        return isPublicCall(call.name) && !isPreviewed(request)
          ? sendShared(request, reply, answer)
          : sendMockAnswer(request, reply, answer);
      },
    });
  }
}
