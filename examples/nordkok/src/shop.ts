import { cart, createShopApi, failed, ok, type ShopApi } from 'vitrine/shop';
import { answerCalls } from './services.ts';
import type { Basket, BasketRefusal } from './upstreamTypes.ts';

/** The schema checks the cart and fills in what is optional. */
const toCart = ({ items, shipping_total, total }: Basket) =>
  cart.parse({
    articles: items.map(({ product, count, total: lineTotal }) => ({
      productId: product.id,
      tcm: product.variant,
      title: product.title,
      imageUrl: product.thumbnail,
      productUrl: `/produkter/${product.handle}`,
      quantity: count,
      price: { calculatedPrice: lineTotal / 100 },
    })),
    totalSum: (total - shipping_total) / 100,
    priceSummary: { shippingCosts: shipping_total / 100, cartFinalSum: total / 100 },
  });

const toRefusal = ({ type, available }: BasketRefusal) => ({
  error: type === 'out_of_stock' ? 'AVAILABILITY_LIMIT' : 'UNKNOWN',
  limit: available,
});

/**
 * The shop's client: the cart has calls of its own, all others go through `fetch`.
 *
 * @param origin where the shop system is. Default: the page's own origin
 */
export function createShop(origin = ''): ShopApi {
  const ask = async (path: string, init: RequestInit = {}) => {
    try {
      const response = await fetch(origin + path, { credentials: 'include', ...init });
      const body = await response.json();
      if (response.ok) return ok({ cart: toCart(body as Basket), addedProduct: undefined });
      return failed({ kind: 'refused' as const, status: response.status, body: toRefusal(body) });
    } catch {
      return failed({ kind: 'network' as const });
    }
  };
  return {
    ...createShopApi({ site: 'SE', fetch: answerCalls(origin) }),
    readCart: () => ask('/store/basket'),
    changeCart: async ({ body }) => {
      // The shop system has articles only: no gift cards, subscriptions and vouchers.
      if (!('setArticle' in body)) return failed({ kind: 'refused', status: 404 });
      const { tcm, quantity } = body.setArticle;
      return ask(`/store/basket/${encodeURIComponent(tcm)}`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ count: quantity }),
      });
    },
  };
}
