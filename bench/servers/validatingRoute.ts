import { fastify } from 'fastify';
import { Pool } from 'undici';
import { createShopApi } from '#src/api/shopApi.ts';
import { report } from './report.ts';

// A route that reads the cart with the typed client, checks it by its schema and writes it out again.
const pool = new Pool(process.argv[2] ?? '');
const shop = createShopApi({
  site: 'DE',
  fetch: async (path) => {
    const { statusCode, body } = await pool.request({ path: String(path), method: 'GET' });
    return { ok: statusCode < 300, status: statusCode, text: () => body.text() } as Response;
  },
});
const app = fastify();
app.get('/service/cart/api/cart', async (_request, reply) => {
  const answer = await shop.readCart();
  return answer.ok ? answer.value : reply.code(502).send();
});
await app.listen({ port: 0, host: '127.0.0.1' });
report(app.server);
