import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerLimits } from '#server/config/limits.ts';
import type { Connections } from './connections.ts';
import { sendSentence } from './errors.ts';
import { networkOf } from './rateLimit.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Waits until the event loop may spend some milliseconds on this request, such as for rendering its page. */
    waitForTurn: () => Promise<void>;
  }
}

/** Suggested wait of a refused client, in seconds. */
const RETRY_AFTER_SECONDS = 2;

/** How long a turn waits while new connections arrive, in milliseconds: a flood of them does not stop all pages. */
const MAX_PAUSE_MS = 50;

const refuse = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  sendSentence(request, reply.header('Retry-After', RETRY_AFTER_SECONDS), 503);

/**
 * Refuses requests that one connection pipelines beyond its share: each could render a page. The first refusal
 * closes the connection, because thousands of refusals cost seconds as well.
 */
export function limitPipelining(
  app: FastifyInstance,
  connections: Connections,
  { requestsPerConnection }: Pick<ServerLimits, 'requestsPerConnection'>,
): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (connections.countOpen(request.raw.socket) > requestsPerConnection)
      refuse(request, reply.header('connection', 'close'));
    else done();
  });
}

/**
 * Works on one page or call at a time and reads what has arrived before the next one, so that a health check or a file
 * never waits for hundreds of pages. Networks are served in turn; a request behind too many others is refused.
 *
 * Files and health checks are registered outside of this scope and are always answered: they cost little, and a page
 * without its styles is worse than none.
 */
export function takeTurns(
  scope: FastifyInstance,
  connections: Connections,
  { waitingRequests: { perAddress, inTotal } }: Pick<ServerLimits, 'waitingRequests'>,
): void {
  const queues = new Map<string, { request: FastifyRequest; begin: () => void }[]>();
  let waiting = 0;

  const run = async () => {
    while (waiting > 0) {
      await connections.readWaiting(MAX_PAUSE_MS);
      for (const [network, [next, ...others]] of queues) {
        // Its network is the last one then.
        queues.delete(network);
        if (others.length > 0) queues.set(network, others);
        waiting -= 1;
        if (!next || next.request.raw.socket.destroyed) continue;
        next.begin();
        break;
      }
    }
  };

  scope.decorateRequest('waitForTurn', function (this: FastifyRequest) {
    const { promise, resolve } = Promise.withResolvers<void>();
    const network = networkOf(this.ip);
    queues.set(network, [...(queues.get(network) ?? []), { request: this, begin: resolve }]);
    waiting += 1;
    if (waiting === 1) void run();
    return promise;
  });
  scope.addHook('onRequest', async (request, reply) => {
    const own = queues.get(networkOf(request.ip))?.length ?? 0;
    if (own >= perAddress || waiting >= inTotal) return refuse(request, reply);
    await request.waitForTurn();
    return undefined;
  });
}
