import 'zod/compile';
import { fastify } from 'fastify';
import { LIMITS } from '#server/model/limits.ts';
import { openUpstream } from '#server/shop/upstream.ts';
import { createShopApi } from '#src/api/shopApi.ts';
import { report } from './report.ts';

// A route that reads the cart with the typed client over the server's upstream connection, as pages do, validates it and
// serialises it again. It has none of the server's other hooks.
const upstream = openUpstream(process.argv[2] ?? '', LIMITS);
const shop = createShopApi({
  site: 'DE',
  fetch: async (path) => {
    const request = { method: 'GET', path: String(path), headers: {}, deadlineMs: LIMITS.callMs.readCart };
    const { status, body } = await upstream.send(request);
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
