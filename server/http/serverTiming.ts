import type { FastifyReply } from 'fastify';

/** Adds an entry to the response's `Server-Timing`, which browser developer tools show. */
export function addTiming(reply: FastifyReply, name: string, ms: number): void {
  const known = reply.getHeader('server-timing');
  const entry = `${name};dur=${ms.toFixed(1)}`;
  reply.header('Server-Timing', known ? `${known}, ${entry}` : entry);
}
