import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const tagOf = (body: Buffer) => `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;

/** Whether a client has a body: any for `*`, which is no list. A proxy that compresses adds the encoding to the tag: `"tag-gzip"`. */
const isKnown = (etag: string, known: string): boolean =>
  known.trim() === '*' ||
  known
    .split(',')
    .map((each) => each.trim().replace(/^W\//, ''))
    .some((each) => each === etag || each.startsWith(`${etag.slice(0, -1)}-`));

/** Sends a body with its ETag, or 304 if the client already has it (RFC 9110, weak comparison). */
export function sendWithEtag(request: FastifyRequest, reply: FastifyReply, body: Buffer): FastifyReply {
  const etag = tagOf(body);
  reply.header('ETag', etag);
  if (isKnown(etag, request.headers['if-none-match'] ?? '')) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(body);
}
