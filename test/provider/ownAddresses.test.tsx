import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LINKS } from '#src/config/links.ts';
import type { SiteSettings } from '#src/config/siteSettings.ts';
import { SITES, type SiteConfig } from '#src/config/sites.ts';
import { MiniCart } from '#src/features/mini-cart/index.ts';
import { NewsletterForm, NewsletterUnsubscribe } from '#src/features/newsletter/index.ts';
import { Search } from '#src/features/search/index.ts';
import { Header } from '#src/sections/header/index.ts';
import { type FlyoutState, openFlyoutAtom } from '#src/state/flyoutAtoms.ts';
import { platformAtom } from '#src/state/platformAtoms.ts';
import { watchPageLoads } from '../support/pageLoads.ts';
import { pressByKey } from '../support/pressByKey.ts';
import { renderWithShop } from '../support/renderWithShop.tsx';

/** Another address for each page that every shop has: `/own/cart`. */
const paths = Object.fromEntries(Object.keys(LINKS).map((name) => [name, `/own/${name}`])) as NonNullable<
  SiteSettings['paths']
>;

/** Another address for each page that a country keeps under its own. */
const links = Object.fromEntries(
  Object.entries(SITES.DE.links).map(([name, link]) => [name, link && `/own/country/${name}`]),
) as SiteConfig['links'];

/** Addresses in the page, as links and as targets of forms; promotions are the shop's content. */
const addresses = () =>
  [...document.querySelectorAll('a[href], form[action]')]
    .filter((element) => !element.closest('[data-vitrine="benefits"], [data-vitrine="top-banner"]'))
    .map((element) => element.getAttribute('href') ?? element.getAttribute('action') ?? '');
/** The library's own addresses; `/` is the beginning of all others. */
const isOurs = (address: string) => Object.values(LINKS).includes(address as never);

it('SIT-08: every address of the header, its flyouts, the mini cart and the newsletter is configurable', async () => {
  const { store } = await renderWithShop(
    <>
      <Header />
      <NewsletterForm origin="page" />
      <NewsletterUnsubscribe isDone headingLevel={2} />
    </>,
    { scenario: 'cart-full,visitor-card-member', provider: { settings: { paths, links } } },
  );
  const shown = async (flyout: FlyoutState) => {
    await act(async () => store.set(openFlyoutAtom, flyout));
    return within(document.querySelector(`[data-flyout="${flyout}"]`) as HTMLElement);
  };
  // The page is large, and each search by role computes every name, so roles are searched in panels alone.
  const icon = document.querySelector('[data-part="cart-link"]');
  await waitFor(() => expect(icon).toHaveAccessibleName(/^Warenkorb, \d+ Artikel$/));
  expect(icon).toHaveAttribute('href', '/own/cart');
  const menu = await shown('USER_MENU');
  for (const [name, path] of [
    ['Kontoübersicht', 'account'],
    ['Bestellungen', 'orders'],
    ['Merkzettel', 'watchlist'],
    [/^Treuebohnen/, 'loyaltyBeans'],
    ['Abmelden', 'logout'],
  ] as const)
    expect(menu.getByRole('link', { name })).toHaveAttribute('href', `/own/${path}`);
  expect(addresses().filter(isOurs)).toEqual([]);

  await shown('STORE_FINDER');
  expect(document.querySelector('form[action="/own/storeSearch"]')).not.toBeNull();
  expect(addresses().filter(isOurs)).toEqual([]);

  const cart = await shown('CART');
  expect(await cart.findByRole('link', { name: 'Zum Warenkorb' })).toHaveAttribute('href', '/own/cart');
  expect(addresses().filter(isOurs)).toEqual([]);
});

it('SIT-08, MC-23: an ended session links to the shop’s own log-in', async () => {
  const { user } = await renderWithShop(<MiniCart />, {
    scenario: 'cart-read-error:SESSION_ENDED',
    provider: { settings: { paths } },
  });
  await pressByKey(user, await screen.findByRole('button', { name: 'Warenkorb-Vorschau' }));
  const cart = screen.getByRole('dialog', { name: 'Warenkorb-Vorschau' });
  expect(await within(cart).findByRole('link', { name: 'Anmelden' })).toHaveAttribute('href', '/own/signIn');
});

it.each([
  ['https://search.shop.example/find', 'https://search.shop.example/find?query=tee&site=DE'],
  ['//search.shop.example/find', '//search.shop.example/find?query=tee&site=DE'],
])('LIB-08: the page’s router gets no address of another origin: %s', async (search, address) => {
  const loaded = watchPageLoads();
  const { user, navigate } = await renderWithShop(<Search />, {
    provider: { settings: { paths: { search } } },
  });
  await user.type(screen.getByRole('combobox'), 'tee{Enter}');
  expect(loaded).toHaveBeenCalledExactlyOnceWith(address);
  expect(navigate).not.toHaveBeenCalled();
});

it('LIB-08: the page’s router gets an address of its own origin as it is written', async () => {
  const search = `${window.location.origin}/find`;
  const { user, navigate } = await renderWithShop(<Search />, {
    provider: { settings: { paths: { search } } },
  });
  await user.type(screen.getByRole('combobox'), 'tee{Enter}');
  expect(navigate).toHaveBeenCalledExactlyOnceWith(`${search}?query=tee&site=DE`);
});

it('SIT-08, NAV-07, SRC-07: the phone’s menu and the search lead to the shop’s own pages', async () => {
  const { user, store, navigate } = await renderWithShop(<Header />, { provider: { settings: { paths } } });
  act(() => store.set(platformAtom, 'MATCH'));
  act(() => store.set(openFlyoutAtom, 'NAVIGATION'));
  expect(document.querySelector('[data-more]')).toHaveTextContent('Mein Konto');
  expect(document.querySelector('[data-more]')).toHaveAttribute('href', '/own/account');
  await user.type(within(screen.getByRole('search')).getByRole('combobox'), 'tee{Enter}');
  expect(navigate).toHaveBeenCalledWith('/own/search?query=tee&site=DE');
});
