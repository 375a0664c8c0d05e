import { cleanup, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { SITES, type SiteConfig } from '#src/config/sites.ts';
import { CountrySwitch } from '#src/features/country-switch/index.ts';
import { spoken } from '../../support/announcements.ts';
import { renderWithShop } from '../../support/renderWithShop.tsx';

const toggle = () => within(screen.getByRole('navigation')).getByRole('button');

it.each(['DE', 'CH_FR'] as const)(
  'FTR-07: %s is marked among nine countries, each named in its own language',
  async (site) => {
    const { user } = await renderWithShop(<CountrySwitch path="/cart" />, { site });
    await user.click(toggle());
    const links = screen.getAllByRole<HTMLAnchorElement>('link');
    expect(links.map(({ textContent, lang }) => [textContent, lang])).toEqual([
      ['Deutschland', 'de-DE'],
      ['Schweiz (Deutsch)', 'de-CH'],
      ['Suisse (français)', 'fr-CH'],
      ['Polska', 'pl-PL'],
      ['Slovensko', 'sk-SK'],
      ['Česko', 'cs-CZ'],
      ['Magyarország', 'hu-HU'],
      ['Österreich', 'de-AT'],
      ['Türkiye', 'tr-TR'],
    ]);
    const current = links.filter((link) => link.hasAttribute('aria-current'));
    expect(current).toHaveLength(1);
    expect(links.filter((link) => link.querySelector('svg'))).toEqual(current);
    expect(current[0]).toHaveAttribute('href', `${SITES[site].shopUrl}/cart`);
  },
);

it('LIB-07: links to the shops of the page’s settings', async () => {
  const { user } = await renderWithShop(<CountrySwitch path="/cart" />, {
    provider: {
      settings: {
        shopUrl: 'https://ahoi.example',
        shopUrls: { AT: 'https://at.ahoi.example', TR: 'https://ahoi.example.tr' },
      },
    },
  });
  await user.click(toggle());
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('Deutschland')).toBe('https://ahoi.example/cart');
  expect(hrefOf('Österreich')).toBe('https://at.ahoi.example/cart');
  expect(hrefOf('Türkiye')).toBe('https://ahoi.example.tr/cart');
  expect(hrefOf('Polska')).toBe(`${SITES.PL.shopUrl}/cart`);
});

it('LIB-09: a shop lists the countries that it has, and one with a single country has no switch', async () => {
  const sweden: SiteConfig = {
    ...SITES.DE,
    code: 'SE',
    countryName: 'Sverige',
    shopUrls: { PL: 'https://pl.ahoi.example' },
  };
  // What a copied row brings along.
  expect(SITES.DE.shopUrls).toBeNull();
  const { user } = await renderWithShop(<CountrySwitch />, { provider: { site: sweden } });
  await user.click(screen.getByRole('button', { name: /Sverige/ }));
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Polska', 'Sverige']);
  cleanup();
  for (const shopUrls of [{ PL: null }, {}, null]) {
    const { unmount } = await renderWithShop(<CountrySwitch />, {
      provider: { site: { ...sweden, shopUrls } },
    });
    expect(screen.queryByRole('navigation')).toBeNull();
    unmount();
  }
});

it('LIB-09: a shop names countries that the library does not know', async () => {
  const norway = { country: 'NO', countryName: 'Norge', locale: 'nb-NO', shopUrl: 'https://ahoi.example.no' };
  const sweden: SiteConfig = {
    ...SITES.DE,
    code: 'SE',
    countryName: 'Sverige',
    shopUrls: { NO: norway, AT: null },
  };
  const { user } = await renderWithShop(
    <CountrySwitch path="/p/1" alternates={{ NO: 'https://ahoi.example.no/p/2' }} />,
    { provider: { site: sweden } },
  );
  await user.click(screen.getByRole('button', { name: /Sverige/ }));
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Norge', 'Sverige']);
  const link = screen.getByRole('link', { name: 'Norge' });
  expect(link).toHaveAttribute('href', 'https://ahoi.example.no/p/2');
  expect(link).toHaveAttribute('hreflang', 'nb-NO');
  await user.type(screen.getByRole('searchbox'), 'norwe');
  expect(screen.getAllByRole('link')).toEqual([link]);
});

it('BEY-24: typing finds a country in any language and announces the count, and Enter follows the first', async () => {
  const { user } = await renderWithShop(<CountrySwitch path="/cart" />);
  await user.click(toggle());
  const search = screen.getByRole('searchbox', { name: 'Land suchen' });
  await user.type(search, 'szwaj');
  const links = screen.getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['Schweiz (Deutsch)', 'Suisse (français)']);
  expect(spoken().at(-1)).toBe('2 Länder gefunden.');
  const followed = vi.fn((event: Event) => event.preventDefault());
  links[0]?.addEventListener('click', followed);
  await user.keyboard('{Enter}');
  expect(followed).toHaveBeenCalledOnce();
});
