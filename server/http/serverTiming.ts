import type { FastifyReply } from 'fastify';

/** Adds a part of the work to the answer's `Server-Timing`, so that a browser's tools show where the time went. */
export function addTiming(reply: FastifyReply, name: string, ms: number): void {
  const known = reply.getHeader('server-timing');
  const entry = `${name};dur=${ms.toFixed(1)}`;
  reply.header('Server-Timing', known ? `${known}, ${entry}` : entry);
}
