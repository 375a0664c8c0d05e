import { act, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { CartView } from '#src/features/mini-cart/index.ts';
import { Navigation } from '#src/features/navigation/index.ts';
import { isMenuOpenAtom } from '#src/features/navigation/navigationAtoms.ts';
import { Search } from '#src/features/search/index.ts';
import { themeWorldsResponse } from '#src/schemas/themeWorld.ts';
import { platformAtom } from '#src/state/platformAtoms.ts';
import { type RenderWithShopOptions, renderWithShop } from '../support/renderWithShop.tsx';

const kinds = [{ title: 'Bohnen', href: '/c/11', children: [] }];
const navigation = [
  { title: 'Aktuelles', href: '/c/1', componentName: 'themeWorlds', children: [] },
  { title: 'Kaffee', href: '/c/2', children: kinds },
];
const themeWorlds = themeWorldsResponse.parse({
  new: { headline: 'Frisch eingetroffen', themeworlds: [{ url: '/w/1', title: 'Winter' }] },
});
const serverData = { navigation, themeWorlds };
const named: RenderWithShopOptions = { provider: { serverData } };
const treeNamed: RenderWithShopOptions = { provider: { serverData, settings: { topEntries: 'tree' } } };

type Page = Awaited<ReturnType<typeof renderWithShop>>;
const openMenu = ({ store }: Page) =>
  act(async () => {
    store.set(platformAtom, 'MATCH');
    store.set(isMenuOpenAtom, true);
  });
const openSearch = ({ user }: Page) => user.click(screen.getByRole('combobox'));
const wait = async () => {};

it.each<
  [
    what: string,
    part: ReactNode,
    options: RenderWithShopOptions,
    open: (page: Page) => Promise<void>,
    text: string | RegExp,
    lang: string,
  ]
>([
  ['a unit price', <CartView key="cart" />, { scenario: 'cart-full' }, wait, /€\/kg$/, 'de-DE'],
  ['an entry of the page’s texts', <Navigation key="named" />, named, wait, 'Coffee', 'en'],
  ['an entry of the shop’s tree', <Navigation key="tree" />, treeNamed, wait, 'Kaffee', 'de-DE'],
  ['an entry below both', <Navigation key="below" />, named, wait, 'Bohnen', 'de-DE'],
  ['a section of the phone menu', <Navigation key="menu" />, named, openMenu, 'Frisch eingetroffen', 'de-DE'],
  ['a theme world of the phone menu', <Navigation key="world" />, named, openMenu, 'Winter', 'de-DE'],
  ['a suggested entry of the page’s texts', <Search key="named" />, named, openSearch, 'Coffee', 'en'],
  ['a suggested entry of the tree', <Search key="tree" />, treeNamed, openSearch, 'Kaffee', 'de-DE'],
  ['the heading of suggested worlds', <Search key="worlds" />, treeNamed, openSearch, 'Aktuelles', 'de-DE'],
])(
  'TXT-01: on an English page of the German shop, %s says its language, wherever it stands',
  async (_, part, options, open, text, lang) => {
    const page = await renderWithShop(part, { locale: 'en', ...options });
    await open(page);
    const places = await screen.findAllByText(text);
    expect(places.map((place) => place.closest('[lang]')?.getAttribute('lang'))).toEqual(
      places.map(() => lang),
    );
  },
);
