import type { FastifyReply } from 'fastify';

/** Answers with the address of the page to show; no cache stores the answer, which is for this visitor and moment. */
export const redirect = (reply: FastifyReply, address: string) =>
  reply.header('Cache-Control', 'no-store').redirect(address, 303);
