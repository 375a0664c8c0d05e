import 'zod/compile';
import { fastify } from 'fastify';
import { LIMITS } from '#server/model/limits.ts';
import { openUpstream } from '#server/shop/upstream.ts';
import { createShopApi } from '#src/api/shopApi.ts';
import { report } from './report.ts';

// A route that reads the cart as the server's own pages read the shop, with the typed client over the server's way to an
// upstream; checks it by its schema and writes it out again. No other hook of the server is around it.
const upstream = openUpstream(process.argv[2] ?? '', LIMITS);
const shop = createShopApi({
  site: 'DE',
  fetch: async (path) => {
    const question = { method: 'GET', path: String(path), headers: {}, deadlineMs: LIMITS.callMs.readCart };
    const { status, body } = await upstream.ask(question);
    return new Response(body.toString('utf8'), { status });
  },
});
const app = fastify();
app.get('/service/cart/api/cart', async (_request, reply) => {
  const answer = await shop.readCart();
  if (!answer.ok) return reply.code(502).send();
  return reply.type('application/json; charset=utf-8').send(Buffer.from(JSON.stringify(answer.value)));
});
await app.listen({ port: 0, host: '127.0.0.1' });
report(app.server);
