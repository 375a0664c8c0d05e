import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LOCALE_CODES } from '#src/config/locales.ts';
import { SITE_CODES, SITES } from '#src/config/sites.ts';
import { CountrySwitch } from '#src/features/country-switch/index.ts';
import { renderWithShop } from '../../support/renderWithShop.tsx';

const toggle = () => within(screen.getByRole('navigation')).getByRole('button');
const isOpen = () => toggle().getAttribute('aria-expanded') === 'true';

it.each(SITE_CODES)(
  'FTR-07: %s is marked among nine countries, each named in its own language',
  async (site) => {
    const { user } = renderWithShop(<CountrySwitch address="/cart" />, { site });
    await user.click(toggle());
    const links = screen.getAllByRole<HTMLAnchorElement>('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Deutschland',
      'Schweiz (Deutsch)',
      'Suisse (français)',
      'Polska',
      'Slovensko',
      'Česko',
      'Magyarország',
      'Österreich',
      'Türkiye',
    ]);
    expect(links.map(({ lang }) => lang)).toEqual([
      'de-DE',
      'de-CH',
      'fr-CH',
      'pl-PL',
      'sk-SK',
      'cs-CZ',
      'hu-HU',
      'de-AT',
      'tr-TR',
    ]);
    const current = links.filter((link) => link.hasAttribute('aria-current'));
    expect(current).toHaveLength(1);
    expect(current[0]).toHaveAttribute('href', `${SITES[site].shopUrl}/cart`);
  },
);

it.each(LOCALE_CODES)('has a name in %s', (locale) => {
  renderWithShop(<CountrySwitch />, { locale });
  expect(screen.getByRole('navigation')).toHaveAccessibleName();
});

it('closes on Escape, with the focus back on what opened it', async () => {
  const { user } = renderWithShop(<CountrySwitch />);
  await user.click(toggle());
  expect(isOpen()).toBe(true);
  act(() => screen.getAllByRole('link')[3]?.focus());
  await user.keyboard('{Escape}');
  expect(isOpen()).toBe(false);
  expect(toggle()).toHaveFocus();
});

it('closes when a person clicks or moves on elsewhere', async () => {
  const { user } = renderWithShop(
    <>
      <CountrySwitch />
      <button type="button">elsewhere</button>
    </>,
  );
  await user.click(toggle());
  await user.click(screen.getByRole('button', { name: 'elsewhere' }));
  expect(isOpen()).toBe(false);
  await user.click(toggle());
  act(() => screen.getByRole('button', { name: 'elsewhere' }).focus());
  expect(isOpen()).toBe(false);
});

it('LIB-07: leads to the shops that the page’s settings name', async () => {
  const { user } = renderWithShop(<CountrySwitch address="/cart" />, {
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
