import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { sendWithEtag } from '#server/http/sendWithEtag.ts';
import { createOpenApi, type OpenApiDocument } from './document.ts';

/** The document of this version. */
export function readOpenApi(): OpenApiDocument {
  const file = new URL('../../package.json', import.meta.url);
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  return createOpenApi(version);
}

/** Serves the OpenAPI document (BFF-07). */
export function serveOpenApi(app: FastifyInstance): void {
  const json = Buffer.from(JSON.stringify(readOpenApi()));
  app.get('/openapi.json', (request, reply) => {
    reply.header('Cache-Control', 'no-cache');
    return sendWithEtag(request, reply, json);
  });
}
