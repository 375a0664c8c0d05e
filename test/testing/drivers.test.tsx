import { waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createShopApi, type ShopApi } from '#src/api/shopApi.ts';
import { SITES } from '#src/config/sites.ts';
import { MiniCart } from '#src/features/mini-cart/index.ts';
import { ok } from '#src/lib/result.ts';
import { cart as cartSchema } from '#src/schemas/cart.ts';
import { Header } from '#src/sections/header/index.ts';
import {
  cartDriver,
  domPage,
  navigationDriver,
  searchDriver,
  waitForAnnouncement,
} from '../../src/entries/testing.ts';
import { renderWithShop } from '../support/renderWithShop.tsx';

it('LIB-13: drivers use cart, search and navigation with Testing Library, in any language', async () => {
  const { user } = await renderWithShop(<Header />, { site: 'PL', scenario: 'cart-mixed' });
  const page = domPage({ user, waitFor });

  const cart = cartDriver(page);
  await cart.open();
  const lines = await cart.lines();
  const changeable = lines.find(({ quantity }) => quantity !== null);
  if (!changeable) throw new Error('No line has a quantity.');
  await cart.setQuantity(changeable.title, 3);
  await cart.settled();
  expect(await cart.lines()).toContainEqual({ title: changeable.title, quantity: 3 });
  await cart.remove(changeable.title);
  await waitForAnnouncement(page, changeable.title);
  expect((await cart.lines()).map(({ title }) => title)).not.toContain(changeable.title);
  await cart.undo(changeable.title);
  await cart.settled();
  expect((await cart.lines()).map(({ title }) => title)).toContain(changeable.title);

  const search = searchDriver(page);
  await search.type('kawa');
  const suggested = await search.suggestions();
  expect(suggested.join()).toMatch(/kawa/i);
  // A product's text is its title, without its price.
  expect(suggested.join()).not.toContain('zł');
  expect(await navigationDriver(page).entries()).toHaveLength(4);
});

it('LIB-13: texts of search and navigation have ordinary spaces, as people write them', async () => {
  const title = 'Sport\u00a0a\u202fvolný čas';
  const readSuggestions: ShopApi['readSuggestions'] = async () =>
    ok({ searchTerms: [{ searchterm: title }], products: [] });
  const shop = { ...createShopApi({ site: 'CZ' }), readSuggestions };
  const serverData = { navigation: [{ title, href: '/c/1', children: [] }] };
  const settings = { topEntries: 'tree' } as const;
  const { user } = await renderWithShop(<Header />, { provider: { shop, serverData, settings } });
  const page = domPage({ user, waitFor });
  const search = searchDriver(page);
  await search.type('sport');
  expect(await search.suggestions()).toEqual(['Sport a volný čas']);
  expect(await navigationDriver(page).entries()).toEqual(['Sport a volný čas']);
});

it.each(['kaffee [250 g]', 'a{Enter}b', '{{[[]]}}', '100 % /\\ $&'])(
  'LIB-13: %s is entered as it is written',
  async (text) => {
    const { user, navigate } = await renderWithShop(<Header />);
    const search = searchDriver(domPage({ user, waitFor }));
    await search.type(text);
    expect(await search.field.inputValue()).toBe(text);
    expect(navigate).not.toHaveBeenCalled();
  },
);

it('LIB-13: the suggestions are those of the shop for the typed term, not the former ones or what the page knows', async () => {
  let answer = () => {};
  const readSuggestions = vi.fn(
    ({ query }: { query: { q: string } }) =>
      new Promise((resolve) => {
        answer = () => resolve(ok({ searchTerms: [{ searchterm: `${query.q} found` }], products: [] }));
      }),
  );
  const shop = { ...createShopApi({ site: 'DE' }), readSuggestions } as unknown as ShopApi;
  const { user } = await renderWithShop(<Header />, { provider: { shop } });
  const page = domPage({ user, waitFor });
  await navigationDriver(page).entries();
  const search = searchDriver(page);
  for (const term of ['kaffee', 'mode']) {
    await search.type(term);
    const suggestions = search.suggestions();
    await waitFor(() => expect(readSuggestions.mock.lastCall?.[0].query.q).toBe(term));
    answer();
    expect(await suggestions).toEqual([`${term} found`]);
  }
});

it('LIB-13: a missing part is named', async () => {
  const { user } = await renderWithShop(<p>No header</p>);
  const page = domPage({ user, waitFor: async (find) => find() });
  await expect(cartDriver(page).open()).rejects.toThrow('There is no [data-part="cart-toggle"]');
});

it('LIB-13: in another shop, lines are told apart by their whole title and their place', async () => {
  const pieces = [1, 2, 3, 4, 5];
  const titles = ['Tekanna', 'Te', 'Te', 'Te “No. 1”\\', 'Skål, 4\u00a0st'];
  const read = () => {
    const articles = titles.map((title, index) => ({
      ...{ productId: `p${index}`, tcm: `${index}`, title, quantity: pieces[index] ?? 0 },
      price: { calculatedPrice: 10 },
    }));
    const sold = articles.filter(({ quantity }) => quantity > 0);
    return ok({ cart: cartSchema.parse({ articles: sold, totalSum: 40 }), addedProduct: undefined });
  };
  const { user } = await renderWithShop(
    <MiniCart slots={{ header: () => <h2>Varukorg</h2>, lineExtra: () => <h4>Te</h4> }} />,
    {
      provider: {
        site: { ...SITES.DE, code: 'SE' },
        shop: {
          ...createShopApi({ site: 'SE' }),
          readCart: async () => read(),
          changeCart: async ({ body }) => {
            if ('setArticle' in body) pieces[Number(body.setArticle.tcm)] = body.setArticle.quantity;
            return read();
          },
        },
      },
    },
  );
  const cart = cartDriver(domPage({ user, waitFor }));
  await cart.open();
  expect(await cart.lines()).toEqual(
    titles.map((title, index) => ({ title: title.replace('\u00a0', ' '), quantity: index + 1 })),
  );
  await cart.setQuantity('Te', 7, 1);
  await cart.remove('Te');
  await cart.remove('Te “No. 1”\\');
  // As people type it: the title has a no-break space.
  await cart.remove('Skål, 4 st');
  await waitFor(() => expect(pieces).toEqual([1, 0, 7, 0, 0]));
  await cart.settled();
  await cart.undo('Te');
  await waitFor(() => expect(pieces).toEqual([1, 2, 7, 0, 0]));
  await cart.settled();
  expect(await cart.lines()).toEqual([
    { title: 'Tekanna', quantity: 1 },
    { title: 'Te', quantity: 2 },
    { title: 'Te', quantity: 7 },
  ]);
});

it('LIB-13: an open cart has all of its lines, and reading them leaves the environment of React’s `act` as it is', async () => {
  const { user } = await renderWithShop(<MiniCart />, { scenario: 'cart-lines:24' });
  const cart = cartDriver(domPage({ user, waitFor }));
  await cart.open();
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  environment.IS_REACT_ACT_ENVIRONMENT = true;
  const lines = await cart.lines();
  const { IS_REACT_ACT_ENVIRONMENT } = environment;
  delete environment.IS_REACT_ACT_ENVIRONMENT;
  expect(lines).toHaveLength(24);
  expect(IS_REACT_ACT_ENVIRONMENT).toBe(true);
});
