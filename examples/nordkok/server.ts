import { readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';
import { upstream } from './upstream.ts';

const client = path.resolve(import.meta.dirname, 'dist/client');
const template = readFileSync(path.join(client, 'index.html'), 'utf8');
const port = Number(process.env.PORT ?? 4000);
const origin = `http://127.0.0.1:${port}`;
const { render } = (await import('./dist/server/entry-server.js' as string)) as Pick<
  typeof import('./src/entry-server.tsx'),
  'render'
>;

const server = Fastify();
server.register(upstream);
server.register(fastifyStatic, { root: client, index: false, wildcard: false });
// A real shop passes the event on to its analytics.
server.post('/events', (_, reply) => reply.code(204).send());
server.setNotFoundHandler(async (request, reply) => {
  if (request.method !== 'GET') return reply.code(405).send();
  const { html, data } = await render(request.url, origin);
  // A `</script>` in the data would end its element.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return reply
    .code(200)
    .type('text/html')
    .send(
      template
        .replace('<!--page-->', () => html)
        .replace('<!--data-->', () => `<script type="application/json" id="page-data">${json}</script>`),
    );
});

await server.listen({ host: '127.0.0.1', port });
