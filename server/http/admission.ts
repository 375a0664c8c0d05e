import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerLimits } from '#server/config/limits.ts';
import type { Connections } from './connections.ts';
import { sendSentence } from './errors.ts';

/** Suggested wait of a refused client, in seconds. */
const RETRY_AFTER_SECONDS = 2;

/** The window of the mean delay, in milliseconds: one long turn of the event loop is no overload. */
const WINDOW_MS = 5_000;

const refuse = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  sendSentence(request, reply.header('Retry-After', RETRY_AFTER_SECONDS), 503);

/**
 * Refuses requests that one connection pipelines beyond its share (BFF-12): each could render a page. The first refusal
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
 * Refuses pages and calls while the event loop is overloaded (BFF-12). Files and health checks are registered outside
 * of this scope and are always answered: they cost little, and a page without its styles is worse than none.
 */
export async function shedLoad(
  scope: FastifyInstance,
  { eventLoopDelayMs }: Pick<ServerLimits, 'eventLoopDelayMs'>,
): Promise<void> {
  await scope.register(underPressure, {
    maxEventLoopDelay: eventLoopDelayMs,
    sampleInterval: WINDOW_MS,
    pressureHandler: (request, reply) => void refuse(request, reply),
  });
}
