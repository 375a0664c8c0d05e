import type { FastifyReply } from 'fastify';

/** Aborts when the response closes. */
export function closeSignal({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  raw.once('close', () => controller.abort());
  return controller.signal;
}
