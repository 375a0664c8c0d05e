import type { FastifyReply } from 'fastify';

/** Aborts when the response closes, or at once if it has: a visitor may leave while hooks wait. */
export function closeSignal({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  if (raw.closed) controller.abort();
  raw.once('close', () => controller.abort());
  return controller.signal;
}
