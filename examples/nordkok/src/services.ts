import { endpoints } from 'vitrine/shop';
import type { Category, Product } from './upstreamTypes.ts';

interface Entry {
  title: string;
  href: string;
  children: Entry[];
}

const toEntry = ({ handle, name, children }: Category): Entry => ({
  title: name,
  href: `/kategorier/${handle}`,
  children: children.map(toEntry),
});

const toSuggestion = ({ id, title, thumbnail, handle, unit_price }: Product) => ({
  id,
  title,
  imageProductThumb: thumbnail,
  productViewUrl: `/produkter/${handle}`,
  price: unit_price / 100,
});

/**
 * Answers the calls of the library's client from the shop system.
 *
 * @param origin where the shop system is
 */
export const answerCalls =
  (origin: string): typeof fetch =>
  async (input, init) => {
    const { pathname, searchParams } = new URL(String(input), 'https://call.invalid');
    const adapt = async <Value>(path: string, toReply: (value: Value) => unknown) => {
      const answer = await fetch(origin + path, init);
      return answer.ok ? Response.json(toReply((await answer.json()) as Value)) : answer;
    };
    switch (pathname) {
      case endpoints.readNavigation.path:
        return adapt<{ categories: Category[] }>('/store/categories', ({ categories }) =>
          categories.map(toEntry),
        );
      case endpoints.readSuggestions.path:
        return adapt<{ products: Product[] }>(
          `/store/products?${new URLSearchParams({ text: searchParams.get('q') ?? '' })}`,
          ({ products }) => ({ searchTerms: [], products: products.map(toSuggestion) }),
        );
      case endpoints.readVisitor.path:
        return Response.json({ tracking: { loginStatus: 'LOGGED_OUT' } });
      default:
        // Promotions, theme worlds and all else that this shop lacks.
        return new Response(null, { status: 404 });
    }
  };
