import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import type { SiteCode } from '#src/config/sites.ts';
import { CountrySuggestion, CountrySwitch } from '#src/features/country-switch/index.ts';
import { VitrineProvider } from '#src/provider/VitrineProvider.tsx';
import { renderWithShop } from '../../support/renderWithShop.tsx';

const offer = () => document.querySelector<HTMLElement>('[data-vitrine="country-suggestion"]');

async function visit(languages: readonly string[], site: SiteCode = 'DE') {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
  const page = await renderWithShop(
    <>
      <CountrySwitch />
      <CountrySuggestion path="/cart" />
    </>,
    { site },
  );
  await act(async () => {});
  return page;
}

it.each([
  ['da-DK', true],
  ['nb-NO', false],
])(
  'LIB-07, LIB-09: a shop in %s, which the library does not know, is suggested: %s',
  async (locale, isSuggested) => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue([locale]);
    const country = locale.slice(3);
    const shop = { country, countryName: 'Danmark', locale, shopUrl: 'https://ahoi.example/nordic' };
    await renderWithShop(<CountrySuggestion path="/cart" />, {
      provider: { settings: { shopUrls: { [country]: shop } } },
    });
    await act(async () => {});
    if (isSuggested)
      expect(await screen.findByRole('link')).toHaveAttribute('href', 'https://ahoi.example/nordic/cart');
    else expect(offer()).toBeNull();
  },
);

it('BEY-24: a dismissed suggestion never returns, and the focus moves to the country switch', async () => {
  const { user, unmount } = await visit(['tr']);
  await user.click(await screen.findByRole('button', { name: 'Hayır, teşekkürler' }));
  expect(offer()).toBeNull();
  expect(screen.getByRole('button', { name: /^Land wählen/ })).toHaveFocus();
  unmount();
  await visit(['tr']);
  expect(offer()).toBeNull();
});

it('BEY-24: a followed suggestion does not return', async () => {
  const { user } = await visit(['hu']);
  const link = await screen.findByRole('link', { name: /Magyarország/ });
  link.addEventListener('click', (event) => event.preventDefault());
  await user.click(link);
  expect(localStorage.getItem('vitrine-country-suggestion')).toBe('HU');
  // The other tabs are told.
  expect(localStorage.getItem('vitrine-revision-offers')).not.toBeNull();
});

it('BEY-24: a suggestion disappears when the site or the language changes', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['pl']);
  const page = (site: SiteCode) => (
    <VitrineProvider site={site} locale="de-DE">
      <CountrySuggestion path="/cart" />
    </VitrineProvider>
  );
  const { rerender } = render(page('DE'));
  await screen.findByRole('region', { name: 'Wolisz kupować po polsku?' });
  await act(async () => rerender(page('PL')));
  expect(offer()).toBeNull();
});

it('BEY-24: a server does not render the suggestion', () => {
  const html = renderToString(
    <VitrineProvider site="DE">
      <CountrySuggestion />
    </VitrineProvider>,
  );
  expect(html).not.toContain('country-suggestion');
});
