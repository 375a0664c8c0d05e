import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerLimits } from '#server/config/limits.ts';
import type { Connections } from './connections.ts';
import { sendSentence } from './errors.ts';

/** Suggested wait of a refused client, in seconds. */
const RETRY_AFTER_SECONDS = 2;

/** Operators need these most when the server is busy. */
const EXEMPT: readonly string[] = ['/healthz', '/readyz', '/metrics'];

const refuse = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  sendSentence(request, reply.header('Retry-After', RETRY_AFTER_SECONDS), 503);

/**
 * Sheds load with 503 (BFF-12): while the event loop is blocked for seconds, and for requests that one connection
 * pipelines beyond its share. Each of them could render a page.
 */
export async function registerAdmission(
  app: FastifyInstance,
  connections: Connections,
  {
    eventLoopDelayMs,
    requestsPerConnection,
  }: Pick<ServerLimits, 'eventLoopDelayMs' | 'requestsPerConnection'>,
): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: eventLoopDelayMs,
    pressureHandler: (request, reply) => {
      if (!EXEMPT.includes(request.url)) refuse(request, reply);
    },
  });
  app.addHook('onRequest', (request, reply, done) => {
    if (connections.countOpen(request.raw.socket) > requestsPerConnection) refuse(request, reply);
    else done();
  });
}
