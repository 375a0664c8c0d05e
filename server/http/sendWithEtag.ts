import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const tagOf = (body: Buffer) => `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;

/** Sends a body with its ETag, or 304 if the client already has it (RFC 9110, weak comparison). */
export function sendWithEtag(request: FastifyRequest, reply: FastifyReply, body: Buffer): FastifyReply {
  const etag = tagOf(body);
  reply.header('ETag', etag);
  const known = request.headers['if-none-match']?.split(',').map((each) => each.trim().replace(/^W\//, ''));
  if (known?.includes(etag)) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(body);
}
