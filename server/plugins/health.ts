import type { FastifyInstance } from 'fastify';
import type { ServerStore } from '#server/store/serverStore.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Says on `/readyz` that no new visitors should be sent here; everything else goes on. */
    drain: () => void;
  }
}

/**
 * `/healthz` says that the process lives; `/readyz` whether it wants visitors: 503 while it drains or its store is
 * away. Pages answer in both cases (contract: pages).
 */
export function registerHealth(app: FastifyInstance, store: ServerStore): void {
  let isDraining = false;
  const drain = () => {
    isDraining = true;
  };
  app.decorate('drain', drain);
  app.addHook('preClose', async () => drain());
  app.get('/healthz', async (_request, reply) =>
    reply.header('Cache-Control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', async (request, reply) => {
    reply.header('Cache-Control', 'no-store');
    if (isDraining) return reply.code(503).send({ status: 'draining' });
    try {
      await store.ping();
      return { status: 'ready' };
    } catch (error) {
      request.log.warn({ err: error }, 'store does not answer');
      return reply.code(503).send({ status: 'store unavailable' });
    }
  });
}
