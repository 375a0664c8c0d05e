import { screen, waitFor, within } from '@testing-library/react';
import { useLocale as useAriaLocale } from 'react-aria-components/I18nProvider';
import { expect, it, vi } from 'vitest';
import english from '#locales/en.json';
import { SITES, type SiteConfig } from '#src/config/sites.ts';
import { NewsletterForm } from '#src/features/newsletter/index.ts';
import { compileMessages } from '#src/i18n/parseMessage.ts';
import { useLocale, useMoney, useText } from '#src/i18n/SiteContext.ts';
import { Footer } from '#src/sections/footer/index.ts';
import { FOOTER_CONTENTS } from '#src/sections/footer/sitePaths.ts';
import { Header } from '#src/sections/header/index.ts';
import { pressByKey } from '../support/pressByKey.ts';
import { renderWithShop } from '../support/renderWithShop.tsx';

/** A tenth country: Liechtenstein, with the prices of Switzerland, its shop in the switch, and a page of its own for the terms. */
const LI: SiteConfig = {
  ...SITES.CH,
  code: 'LI',
  country: 'LI',
  countryName: 'Liechtenstein',
  shopUrl: 'https://li.vitrine.example',
  shopUrls: { CH: SITES.CH.shopUrl },
  links: { ...SITES.CH.links, terms: '/li/agb' },
};
const CONTENT = { ...FOOTER_CONTENTS.CH, headline: 'Einkaufen in Liechtenstein' };

it('SIT-06: a custom country needs one row and one content file, used by header, mini cart, newsletter and footer', async () => {
  const { user } = await renderWithShop(
    <>
      <Header />
      <main id="main">
        <NewsletterForm origin="page" />
      </main>
      <Footer content={CONTENT} hideNewsletter />
    </>,
    { site: 'CH', scenario: 'cart-full', provider: { site: LI } },
  );
  expect(await screen.findByRole('heading', { name: 'Einkaufen in Liechtenstein' })).toBeVisible();
  const footer = screen.getByRole('contentinfo');
  await user.click(within(footer).getByRole('button', { name: /Liechtenstein/ }));
  const current = within(footer)
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'true');
  expect(current.map((link) => link.textContent)).toEqual(['Liechtenstein']);
  await pressByKey(user, screen.getByRole('button', { name: 'Warenkorb-Vorschau' }));
  const cart = screen.getByRole('dialog', { name: 'Warenkorb-Vorschau' });
  await waitFor(() => expect(within(cart).getAllByText(/CHF/).length).toBeGreaterThan(0));
  expect(screen.getByRole('textbox', { name: /E-Mail/ })).toBeVisible();
});

it('SIT-08: a custom country without content still renders its page, and the report names what is missing', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await renderWithShop(
    <>
      <main>Inhalt</main>
      <Footer hideNewsletter />
    </>,
    { site: 'CH', provider: { site: LI } },
  );
  await waitFor(() =>
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('The site LI has no footer content')),
  );
  expect(screen.getByRole('main')).toHaveTextContent('Inhalt');
  expect(screen.getByRole('contentinfo')).toBeInTheDocument();
});

it('LIB-09: a country has any currency and any language with texts of its own; lang, counts and React Aria follow', async () => {
  const NL: SiteConfig = {
    ...SITES.DE,
    code: 'NL',
    country: 'NL',
    locale: 'nl-NL',
    currency: 'BHD',
    money: { group: '.', decimal: ',', digits: 3, symbol: 'BD', symbolPosition: 'before' },
  };
  const messages = compileMessages({
    ...english,
    'search.label': 'Zoeken',
    'mini_cart.count': '{count, plural, one {# artikel} other {# artikelen}}',
  });
  function Facts() {
    const text = useText();
    const money = useMoney();
    return (
      <main lang={useLocale()}>
        {text('mini_cart.count', { count: 1234 })}, {money(2.5)}, {useAriaLocale().locale}
      </main>
    );
  }
  await renderWithShop(
    <>
      <Header />
      <Facts />
    </>,
    { site: 'DE', provider: { site: NL, messages } },
  );
  expect(await screen.findByRole('main')).toHaveTextContent('1.234 artikelen, BD 2,500, nl-NL');
  expect(screen.getByRole('main')).toHaveAttribute('lang', 'nl-NL');
  expect(screen.getByRole('search', { name: 'Zoeken' })).toHaveAttribute('lang', 'nl-NL');
});
