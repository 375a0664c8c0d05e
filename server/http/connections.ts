import type { IncomingMessage } from 'node:http';
import { type Socket, Server as TcpServer } from 'node:net';
import { setImmediate as nextPoll, setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { ServerLimits } from '#server/config/limits.ts';
import { bodyTimeout } from './errors.ts';

interface Connection {
  /** Requests without a complete response. */
  open: number;
  idleSince: number;
  /** The last request. */
  request?: IncomingMessage;
}

export interface Connections {
  /** Number of requests without a complete response on a connection. */
  countOpen(socket: Socket): number;
  /**
   * Resolves when no connection waits to be accepted and what clients had sent is read.
   *
   * @param maxMs even if further ones arrive
   */
  readWaiting(maxMs?: number): Promise<void>;
}

/** How long a connection is idle before a closing server ends it, in milliseconds: a request may be on its way. */
const IDLE_MS = 250;
/** How often a closing server looks for idle connections, in milliseconds. */
const CHECK_MS = 50;

/**
 * Tracks the connections, so that a closing server answers every request that was sent: it accepts no new
 * connection, says so with each response, and waits until all connections have ended. Node itself would reset
 * connections whose request it has not read yet. A body that does not end is refused.
 */
export function registerConnections(
  app: FastifyInstance,
  { closingBodyMs }: Pick<ServerLimits, 'closingBodyMs'>,
): Connections {
  const { server } = app;
  const connections = new Map<Socket, Connection>();
  let isClosing = false;
  let accepted = 0;
  server.on('connection', (socket: Socket) => {
    accepted += 1;
    connections.set(socket, { open: 0, idleSince: performance.now() });
    socket.once('close', () => connections.delete(socket));
  });
  // Before the hooks, which read the count.
  server.prependListener('request', (request, response) => {
    const connection = connections.get(request.socket);
    if (!connection) return;
    connection.request = request;
    connection.open += 1;
    response.once('close', () => {
      connection.open -= 1;
      connection.idleSince = performance.now();
    });
  });
  /** A poll accepts one waiting connection; without a new one, none waits. */
  const readWaiting = async (maxMs = Number.POSITIVE_INFINITY) => {
    const end = performance.now() + maxMs;
    for (let before = -1; before < accepted && performance.now() < end; ) {
      before = accepted;
      await nextPoll();
      await nextPoll();
    }
  };
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isClosing) reply.header('connection', 'close');
    done();
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    const bodiesEnd = performance.now() + closingBodyMs;
    await readWaiting();
    if (server.listening) TcpServer.prototype.close.call(server);
    while (connections.size > 0) {
      await wait(CHECK_MS);
      // After a poll, everything that clients had sent before it is read.
      await nextPoll();
      for (const [socket, { open, idleSince, request }] of connections)
        if (open === 0 && performance.now() - idleSince > IDLE_MS) socket.destroySoon();
        else if (open > 0 && request?.complete === false && performance.now() > bodiesEnd)
          server.emit('clientError', bodyTimeout(), socket);
    }
  });
  return { countOpen: (socket) => connections.get(socket)?.open ?? 0, readWaiting };
}
