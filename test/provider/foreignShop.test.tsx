import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createShopApi } from '#src/api/shopApi.ts';
import { createSite } from '#src/config/createSite.ts';
import { SITES, type SiteConfig } from '#src/config/sites.ts';
import { AppBanner } from '#src/features/app-banner/index.ts';
import { CountrySuggestion } from '#src/features/country-switch/index.ts';
import { suggestSite } from '#src/features/country-switch/suggestSite.ts';
import { CartOrder, CartView } from '#src/features/mini-cart/index.ts';
import {
  NewsletterConfirmation,
  NewsletterForm,
  NewsletterPreferences,
  NewsletterUnsubscribe,
} from '#src/features/newsletter/index.ts';
import { TopBanner } from '#src/features/promotions/index.ts';
import type { CountryFooter } from '#src/schemas/footer.ts';
import { Footer } from '#src/sections/footer/index.ts';
import { Header } from '#src/sections/header/index.ts';
import { pressByKey } from '../support/pressByKey.ts';
import { renderWithShop } from '../support/renderWithShop.tsx';

/** What a shop must state, and nothing else. */
const SWEDEN = createSite({
  code: 'SE',
  brand: { name: 'Nordkök', slug: 'nordkok' },
  locale: 'sv-SE',
  country: 'SE',
  timeZone: 'Europe/Stockholm',
  countryName: 'Sverige',
  currency: 'SEK',
  money: { group: '\u00a0', decimal: ',', symbol: 'kr', symbolPosition: 'after' },
  shopUrl: 'https://nordkok.example',
  paths: {
    cart: '/varukorg',
    checkout: '/kassa',
    search: '/sok',
    signIn: '/logga-in',
    account: '/mina-sidor',
    logout: '/logga-ut',
  },
  links: {
    contact: '/kontakt',
    terms: '/kopvillkor',
    imprint: '/om-oss',
    privacy: '/integritet',
    shippingCosts: '/frakt',
  },
  rules: {
    priceNote: {
      textBeforeLink: 'Inkl. moms, exkl. ',
      linkText: 'frakt',
      textAfterLink: '.',
      sum: 'Inkl. moms.',
    },
    priceReduction: { base: 'lowest', days: 30 },
  },
});

const FOOTER: CountryFooter = {
  headline: 'Köksredskap för livet',
  teaser: { groups: [] },
  seo: { heading: 'Kategorier', columns: [] },
  socialMedia: { heading: 'Följ oss', socialMediaIcons: [] },
  appReferences: { heading: 'Appar', appIcons: [] },
  legalLinks: [{ url: '/kopvillkor', text: 'Köpvillkor' }],
  viewChanger: { toMobile: 'Mobilversion', toDesktop: 'Datorversion' },
  qualityLogos: { heading: 'Kvalitet', logos: [] },
};

const ARTICLE = {
  productId: 'p1',
  tcm: 'v1',
  title: 'Stekpanna',
  quantity: 1,
  productUrl: '/produkter/stekpanna',
  price: { calculatedPrice: 499 },
};

/** A shop that has a cart and two categories, and none of the other services. */
const answers: Record<string, unknown> = {
  '/service/cart/api/cart': { cart: { articles: [ARTICLE], totalSum: 499, numberOfArticles: 1 } },
  '/jsonflyoutnavigation': [{ title: 'Kök', href: '/kategorier/kok', children: [] }],
};
const shop = createShopApi({
  site: 'SE',
  fetch: async (input) => {
    const body = answers[new URL(String(input), 'https://nordkok.example').pathname];
    return body ? Response.json(body) : new Response(null, { status: 404 });
  },
});

/** All texts in a row of the site table. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(textsIn);

/** The library's own paths for its forms, and the site's root. */
const SHARED = new Set(['/', '/consent', '/subscribenewsletter', '/consent/LIVE.js', '/consent/DEV.js']);

/** What only the nine sites are and have: names, sentences and addresses. */
const OURS = [
  ...new Set(Object.values(SITES).flatMap((row: SiteConfig) => textsIn({ ...row, code: '', cart: {} }))),
].filter((text) => text.length > 3 && !SHARED.has(text) && !textsIn(SWEDEN).includes(text));
/** The brand, its assortment, offers and stores, in Swedish. */
const BRAND_WORDS = /vitrine|kaff|rosta|bön|mode\b|\d\s?%|betyg|\bbutik/i;

it('LIB-08: a row for another shop contains no text of the nine sites', () => {
  expect(OURS).toContain('Kaffeevollautomat');
  expect(OURS).toContain('https://de.vitrine.example');
  expect(textsIn(SWEDEN).filter((text) => OURS.includes(text))).toEqual([]);
});

/** Everything on the page that people read or follow. */
function shownIn(root: ParentNode): string[] {
  const attributes = [
    'href',
    'src',
    'srcset',
    'action',
    'formaction',
    'alt',
    'title',
    'placeholder',
    'value',
  ];
  const elements = [...root.querySelectorAll('*')];
  return [
    document.body.textContent,
    ...elements.flatMap((element) =>
      [...attributes, 'aria-label', 'content'].flatMap((name) => element.getAttribute(name) ?? []),
    ),
  ];
}

it.each(['CLASSIC', 'MATCH'] as const)(
  'LIB-08: no part shows another shop what belongs to the nine sites: %s',
  async (platform) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { user } = await renderWithShop(
      <>
        <AppBanner />
        <Header platform={platform} />
        <main id="main">
          <TopBanner />
          <CartView />
          <CartOrder />
          <NewsletterForm origin="page" />
          <NewsletterConfirmation state="confirmed" />
          <NewsletterPreferences
            entry={{ salutation: '', firstName: '', lastName: '', interests: [], consents: [] }}
          />
          <NewsletterUnsubscribe isDone />
        </main>
        <Footer content={FOOTER} showsNewsletter={false} />
        <CountrySuggestion />
      </>,
      { provider: { site: SWEDEN, shop } },
    );
    const seen: string[] = [];
    const look = () => seen.push(...shownIn(document.documentElement));
    look();
    for (const button of screen.getAllByRole('button', { expanded: false })) {
      await pressByKey(user, button);
      await act(async () => {});
      look();
    }
    await screen.findAllByText('Stekpanna');
    look();
    expect(seen.join()).toContain('/kategorier/kok');
    expect(seen.filter((text) => BRAND_WORDS.test(text))).toEqual([]);
    expect(OURS.filter((ours) => seen.some((text) => text.includes(ours)))).toEqual([]);
  },
);

it('LIB-08: a cookie of the shop’s own, whose name one of the nine sites uses, changes nothing', async () => {
  for (const name of ['affiliate', 'newapp']) document.cookie = `${name}=1; path=/`;
  await renderWithShop(<Footer content={FOOTER} />, { provider: { site: SWEDEN, shop } });
  expect(await screen.findByRole('textbox', { name: /E-post/ })).toBeVisible();
  expect(screen.getByRole('contentinfo')).not.toHaveAttribute('data-reduced');
});

it('LIB-08: a copied row has no shop of the nine sites in other countries until it names one', () => {
  const copied: SiteConfig = { ...SITES.CH, code: 'LI', country: 'LI' };
  expect(suggestSite(['pl', 'de-AT'], copied)).toBeNull();
  expect(suggestSite(['pl'], { ...copied, shopUrls: { PL: 'https://pl.ahoi.example' } })).toBe('PL');
});
