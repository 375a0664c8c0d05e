import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { renderApiPage } from '#server/openapi/apiPage.ts';
import { createOpenApi } from '#server/openapi/document.ts';
import type { PageRenderer } from '#server/render/pageRenderer.ts';

function readVersion(): string {
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
    version: string;
  };
  return version;
}

/** The calls as a document for programs and as a page for people (BFF-07). */
export function registerApi(app: FastifyInstance, renderer: PageRenderer): void {
  const openApi = createOpenApi(readVersion());
  const json = JSON.stringify(openApi);
  const etag = `"${createHash('sha256').update(json).digest('base64url').slice(0, 22)}"`;

  app.get('/openapi.json', (request, reply) => {
    reply.headers({ 'Cache-Control': 'no-cache', ETag: etag });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(json);
  });

  app.get('/demo/api', (_request, reply) => {
    const nonce = reply.allowPage();
    const { styles } = renderer.findAssets('en');
    return reply
      .type('text/html; charset=utf-8')
      .header('Cache-Control', 'private, no-cache')
      .send(renderApiPage(openApi, { nonce, styles }));
  });
}
