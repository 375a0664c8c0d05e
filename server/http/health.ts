import type { FastifyInstance } from 'fastify';
import type { ServerStore } from '#server/store/serverStore.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Says on `/readyz` that no new visitors should be sent here; everything else goes on. */
    drain: () => void;
  }
}

/** How long the store's last answer stands, in milliseconds. */
const PING_INTERVAL_MS = 500;

/** How often a server that closes looks for connections that have nothing more to do, in milliseconds. */
const CLOSE_IDLE_MS = 100;

/**
 * `/healthz` says that the process lives; `/readyz` whether it wants visitors: 503 while it drains or its store
 * cannot be read and written: a full disk still reads. Pages answer in both cases (contract: pages).
 */
export function registerHealth(app: FastifyInstance, store: ServerStore): void {
  let isDraining = false;
  const drain = () => {
    isDraining = true;
  };
  app.decorate('drain', drain);
  let pinged = { at: Number.NEGATIVE_INFINITY, result: Promise.resolve() };
  /** Asks the store at most once in `PING_INTERVAL_MS`, because each time writes and anybody may ask. */
  const ping = (): Promise<void> => {
    const now = performance.now();
    if (now - pinged.at > PING_INTERVAL_MS) pinged = { at: now, result: store.ping() };
    return pinged.result;
  };
  let closing: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    drain();
    // A connection that was busy when the server began to close would be kept open by its client alone.
    closing = setInterval(() => app.server.closeIdleConnections(), CLOSE_IDLE_MS);
  });
  app.addHook('onClose', async () => clearInterval(closing));
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
