import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { sendWithEtag } from '#server/http/sendWithEtag.ts';
import { createOpenApi, type OpenApiDocument } from './document.ts';

let document: OpenApiDocument | undefined;

/** The document of this version, created when it is first needed: that takes longer than the rest of a start. */
export function readOpenApi(): OpenApiDocument {
  if (document) return document;
  const file = new URL('../../package.json', import.meta.url);
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  document = createOpenApi(version);
  return document;
}

export function serveOpenApi(app: FastifyInstance): void {
  let json: Buffer | undefined;
  app.get('/openapi.json', (request, reply) => {
    json ??= Buffer.from(JSON.stringify(readOpenApi()));
    reply.header('Cache-Control', 'no-cache');
    return sendWithEtag(request, reply, json);
  });
}
