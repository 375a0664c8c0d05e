import type { FastifyInstance } from 'fastify';
import type { ServerStore } from '#server/store/serverStore.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Makes `/readyz` fail, so that the load balancer sends no new visitors; everything else keeps working. */
    drain: () => void;
  }
}

/** How long the result of the last store check is valid, in milliseconds. */
const PING_INTERVAL_MS = 500;

/**
 * `/healthz` reports that the process is alive; `/readyz` whether it accepts visitors: 503 while it drains, or if the
 * store cannot be read and written (a full disk still reads). Pages work in both cases (contract: pages).
 */
export function registerHealth(app: FastifyInstance, store: ServerStore): void {
  let isDraining = false;
  const drain = () => {
    isDraining = true;
  };
  app.decorate('drain', drain);
  let pinged = { at: Number.NEGATIVE_INFINITY, result: Promise.resolve() };
  /** Checks the store at most once per `PING_INTERVAL_MS`, because each check writes and the endpoint is public. */
  const ping = (): Promise<void> => {
    const now = performance.now();
    if (now - pinged.at > PING_INTERVAL_MS) pinged = { at: now, result: store.ping() };
    return pinged.result;
  };
  app.addHook('preClose', async () => drain());
  app.get('/healthz', async (_request, reply) =>
    reply.header('Cache-Control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', async (request, reply) => {
    reply.header('Cache-Control', 'no-store');
    if (isDraining) return reply.code(503).send({ status: 'draining' });
    try {
      await ping();
      return { status: 'ready' };
    } catch (error) {
      request.log.warn({ err: error }, 'store does not answer');
      return reply.code(503).send({ status: 'store unavailable' });
    }
  });
}
