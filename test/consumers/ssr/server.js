import { readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';
import { getResponse } from 'msw';
import { createMswHandlers } from 'vitrine/mocks';
import { render } from './dist/server/entry-server.js';

const client = path.resolve(import.meta.dirname, 'dist/client');
const template = readFileSync(path.join(client, 'index.html'), 'utf8');
const handlers = createMswHandlers({ site: 'PL', scenarios: ['cart-full'] });
const IMAGE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>';

const answerOf = async (address, method = 'GET') =>
  (await getResponse(handlers, new Request(new URL(address, 'http://shop.internal'), { method }))) ??
  new Response(null, { status: 404 });

const server = Fastify();
// A `</script>` in the data would end its element.
const toJson = (data) => JSON.stringify(data).replaceAll('<', '\\u003c');

server.get('/', async ({ query }, reply) => {
  const { html, data } = await render((address) => answerOf(address), query.shell !== 'off');
  const script = `<script type="application/json" id="page-data">${toJson(data)}</script>`;
  return reply
    .type('text/html')
    .send(template.replace('<!--page-->', () => html).replace('<!--data-->', () => script));
});
server.get('/account', (_, reply) => reply.type('text/html').send('<h1>Moje konto</h1>'));
server.register(fastifyStatic, { root: client, index: false });
server.addContentTypeParser('*', { parseAs: 'string' }, (_, body, done) => done(null, body));
server.setNotFoundHandler(async (request, reply) => {
  if (/\.(svg|jpe?g|webp|avif|png)$/.test(request.url)) return reply.type('image/svg+xml').send(IMAGE);
  const answer = await answerOf(request.url, request.method);
  return reply
    .code(answer.status)
    .type('application/json')
    .send(await answer.text());
});

await server.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });
