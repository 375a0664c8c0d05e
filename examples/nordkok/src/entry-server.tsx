import { renderToString } from 'react-dom/server';
import { toServerValue } from 'vitrine/server';
import { Page, type PageData } from './Page.tsx';
import { createShop } from './shop.ts';
import type { Product } from './upstreamTypes.ts';

/**
 * The page's markup, and the data with which the browser hydrates it.
 *
 * @param path path and query of the page
 * @param origin where the shop system is
 */
export async function render(path: string, origin: string): Promise<{ html: string; data: PageData }> {
  const [navigation, found] = await Promise.all([
    createShop(origin).readNavigation(),
    fetch(`${origin}/store/products`),
  ]);
  const { products } = (await found.json()) as { products: Product[] };
  const serverData = { navigation: toServerValue(navigation), footer: null, themeWorlds: null };
  const data = { path, products, serverData };
  return { html: renderToString(<Page {...data} />), data };
}
