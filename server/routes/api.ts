import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { sendWithEtag } from '#server/http/sendWithEtag.ts';
import type { Config } from '#server/model/config.ts';
import { renderApiPage } from '#server/openapi/apiPage.ts';
import { createOpenApi } from '#server/openapi/document.ts';
import type { PageRenderer } from '#server/render/pageRenderer.ts';

function readVersion(): string {
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
    version: string;
  };
  return version;
}

/** Serves the OpenAPI document as JSON and as a page (BFF-07). */
export function registerApi(
  app: FastifyInstance,
  renderer: PageRenderer,
  { isDemo }: Pick<Config, 'isDemo'>,
): void {
  const openApi = createOpenApi(readVersion());
  const json = Buffer.from(JSON.stringify(openApi));

  app.get('/openapi.json', (request, reply) => {
    reply.header('Cache-Control', 'no-cache');
    return sendWithEtag(request, reply, json);
  });

  if (!isDemo) return;
  app.get('/demo/api', (_request, reply) => {
    const nonce = reply.allowPage();
    const { styles } = renderer.findAssets('en');
    return reply
      .type('text/html; charset=utf-8')
      .header('Cache-Control', 'private, no-cache')
      .send(renderApiPage(openApi, { nonce, styles }));
  });
}
