import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Basket, Category, Product } from './src/upstreamTypes.ts';

// Another shop system, with addresses and shapes of its own. Its amounts are in öre.

const product = (id: string, handle: string, title: string, unitPrice: number, stock: number): Product => ({
  id: `prod_${id}`,
  variant: `var_${id}`,
  handle,
  title,
  thumbnail: `/images/${handle}.svg`,
  unit_price: unitPrice,
  stock,
});

export const PRODUCTS: readonly Product[] = [
  product('kastrull', 'kopparkastrull', 'Kopparkastrull, 2 liter', 129_900, 3),
  product('stekpanna', 'gjutjarnspanna', 'Stekpanna i gjutjärn', 59_950, 20),
  product('duk', 'linneduk', 'Linneduk, naturvit', 49_900, 20),
];

const category = (handle: string, name: string, children: Category[] = []): Category => ({
  handle,
  name,
  children,
});

const CATEGORIES: readonly Category[] = [
  category('kok', 'Kök', [category('koppar', 'Koppar'), category('gjutjarn', 'Gjutjärn')]),
  category('textil', 'Textil'),
  category('erbjudanden', 'Erbjudanden'),
];

const SHIPPING = 4_900;
const FREE_FROM = 49_900;
const MAX_BASKETS = 1_000;

/** Pieces of each variant, by visitor. */
const baskets = new Map<string, Map<string, number>>();

function basketOf(request: FastifyRequest, reply: FastifyReply): Map<string, number> {
  const known = /(?:^|; )basket=([\w-]{36})/.exec(request.headers.cookie ?? '')?.[1] ?? '';
  const found = baskets.get(known);
  if (found) return found;
  const id = randomUUID();
  const basket = new Map<string, number>();
  const [oldest] = baskets.keys();
  if (oldest && baskets.size >= MAX_BASKETS) baskets.delete(oldest);
  baskets.set(id, basket);
  reply.header('set-cookie', `basket=${id}; Path=/; HttpOnly; SameSite=Lax`);
  return basket;
}

function toBasket(pieces: ReadonlyMap<string, number>): Basket {
  const items = PRODUCTS.flatMap((product) => {
    const count = pieces.get(product.variant);
    return count ? [{ product, count, total: count * product.unit_price }] : [];
  });
  const sum = items.reduce((total, item) => total + item.total, 0);
  const shipping = sum === 0 || sum >= FREE_FROM ? 0 : SHIPPING;
  return { items, shipping_total: shipping, total: sum + shipping };
}

/** Adds the services of the other shop system to a server. */
export async function upstream(server: FastifyInstance): Promise<void> {
  server.get('/store/categories', async () => ({ categories: CATEGORIES }));
  server.get<{ Querystring: { text?: string } }>('/store/products', async ({ query }) => {
    const words = (query.text ?? '').toLowerCase();
    return { products: PRODUCTS.filter(({ title }) => title.toLowerCase().includes(words)) };
  });
  server.get('/store/basket', async (request, reply) => toBasket(basketOf(request, reply)));
  server.put<{ Params: { variant: string }; Body: { count: number } }>(
    '/store/basket/:variant',
    {
      schema: {
        body: {
          type: 'object',
          required: ['count'],
          properties: { count: { type: 'integer', minimum: 0, maximum: 99 } },
        },
      },
    },
    async (request, reply) => {
      const { variant } = request.params;
      const { count } = request.body;
      const found = PRODUCTS.find((product) => product.variant === variant);
      if (!found) return reply.code(404).send({ type: 'not_found' });
      if (count > found.stock) return reply.code(409).send({ type: 'out_of_stock', available: found.stock });
      const basket = basketOf(request, reply);
      basket.set(variant, count);
      return toBasket(basket);
    },
  );
}
