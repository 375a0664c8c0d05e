import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createShopApi, type ShopApi } from '#src/api/shopApi.ts';
import { SITES } from '#src/config/sites.ts';
import { signUpAtom } from '#src/features/newsletter/newsletterAtoms.ts';
import { EMPTY_ENTRY } from '#src/features/newsletter/newsletterModel.ts';
import { publishChange } from '#src/lib/freshness.ts';
import { ok } from '#src/lib/result.ts';
import { readVisitorHint } from '#src/lib/visitorHint.ts';
import type { CountryFooter } from '#src/schemas/footer.ts';
import type { SignUpValues } from '#src/schemas/newsletter.ts';
import { Footer, type FooterProps } from '#src/sections/footer/index.ts';
import { FOOTER_CONTENTS } from '#src/sections/footer/sitePaths.ts';
import { changeInOtherTab } from '../../support/otherTab.ts';
import { type RenderWithShopOptions, renderWithShop } from '../../support/renderWithShop.tsx';

/** A footer with its content from the server, after all its requests. */
async function renderFooter(props: FooterProps = {}, options: RenderWithShopOptions = {}) {
  const { site = 'DE', provider } = options;
  const page = await renderWithShop(<Footer {...props} />, {
    ...options,
    provider: { serverData: { footerContent: FOOTER_CONTENTS[site] }, ...provider },
  });
  await act(async () => {});
  return page;
}

const footer = () => screen.getByRole('contentinfo');
const part = (name: string) => footer().querySelector(`[data-part="${name}"]`);
// jsdom knows no widths: what a style sheet hides at one of them is there for it at both.
const toggle = (name: string | RegExp) => within(footer()).getByRole('button', { name, expanded: false });

let warnings: string[];
beforeEach(() => {
  warnings = [];
  vi.spyOn(console, 'warn').mockImplementation((message) => void warnings.push(message));
});
afterEach(() => window.history.replaceState(null, '', '/'));

it('LIB-08: a headline whose fact the shop lacks is no empty heading', async () => {
  const content = { ...FOOTER_CONTENTS.DE, headline: 'Versandkostenfrei ab {freeShipping}' };
  await renderFooter({ content, showsNewsletter: false });
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Versandkostenfrei ab 20 €');
  cleanup();
  await renderFooter(
    { content, showsNewsletter: false },
    { provider: { settings: { freeShipping: { all: null } } } },
  );
  for (const heading of screen.getAllByRole('heading')) expect(heading).not.toBeEmptyDOMElement();
});

it('the landmark’s name is in the page’s language, and the content stays the country’s', async () => {
  await renderFooter({}, { locale: 'en' });
  expect(footer()).toHaveAccessibleName();
  const headline = screen.getByRole('heading', { level: 2, name: /Entspannt einkaufen/ });
  expect(headline.closest('[lang]')).toHaveAttribute('lang', 'de-DE');
});

it('BEY-20: a shop with consent has a link to the choices in its legal links, also in the checkout', async () => {
  const reopen = vi.fn();
  const consent = { connect: () => () => {}, reopen };
  const { user } = await renderFooter({ reduced: true }, { provider: { consent } });
  const legal = within(screen.getByRole('navigation', { name: 'Rechtliches' }));
  await user.click(legal.getByRole('link', { name: 'Cookie-Einstellungen' }));
  expect(reopen).toHaveBeenCalledOnce();
});

describe('FTR-01: the accordion', () => {
  /** A window of a width that can be changed. */
  function aWindow(width: number) {
    const listeners = new Set<() => void>();
    const query = {
      matches: width < 767,
      addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
      removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
    };
    vi.stubGlobal('matchMedia', () => query);
    return (next: number) => {
      query.matches = next < 767;
      act(() => {
        for (const listener of listeners) listener();
      });
    };
  }
  const panelOf = (name: string) =>
    document.getElementById(toggle(name).getAttribute('aria-controls') ?? '') as HTMLElement;

  it('a narrow window without media queries has groups that open', async () => {
    vi.stubGlobal('matchMedia', undefined);
    vi.stubGlobal('innerWidth', 390);
    const { user } = await renderFooter();
    const panel = panelOf('Lieferung');
    expect(panel).not.toBeVisible();
    await user.click(toggle('Lieferung'));
    expect(panel).toBeVisible();
  });

  it('wide screens always have the groups open, whatever was closed on a narrow one', async () => {
    const resize = aWindow(390);
    const { user } = await renderFooter();
    const panel = panelOf('Lieferung');
    await user.click(toggle('Lieferung'));
    await user.keyboard('{Enter}');
    expect(panel).not.toBeVisible();
    resize(1024);
    expect(panel).toBeVisible();
  });

  it('in-page search finds no hidden panel on a wide screen, 767 px included, nor after a rotation', async () => {
    const resize = aWindow(767);
    await renderFooter();
    const panel = panelOf('Lieferung');
    expect(panel).not.toHaveAttribute('hidden');
    resize(766);
    expect(panel).toHaveAttribute('hidden', 'until-found');
    resize(1024);
    expect(panel).not.toHaveAttribute('hidden');
  });
});

it('FTR-03, FTR-04: the client decides on mobile links, countries and desktop view, and a cookie reduces the footer', async () => {
  const { rerender } = await renderFooter({ platform: 'SMARTPHONE' });
  const hasMobileLinks = () => screen.queryAllByText('Unsere App').some((each) => each.closest('a'));
  expect(hasMobileLinks()).toBe(true);
  expect([part('desktop-view'), document.querySelector('[data-vitrine="country-switcher"]')]).toEqual([
    null,
    null,
  ]);
  await act(async () => rerender(<Footer platform="TABLET" />));
  expect(hasMobileLinks()).toBe(false);
  expect(part('seo')).not.toBeNull();
  document.cookie = 'affiliate=1; path=/';
  await act(async () => rerender(<Footer key="partner" />));
  expect(part('seo')).toBeNull();
});

it('FTR-06: the desktop view links to the same page with forceP, and updates with a router', async () => {
  window.history.replaceState(null, '', '/m/search?query=tee');
  await renderFooter();
  expect(part('desktop-view')).toHaveAttribute('href', '/search?query=tee&forceP=WEBSHOP');
  window.history.pushState(null, '', '/cart/mobile');
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  expect(part('desktop-view')).toHaveAttribute('href', '/cart?forceP=WEBSHOP');
});

describe('FTR-08: SHOP_FOOTER', () => {
  it('FTR-10, PRM-09: a broken part, an unknown seal and an unsafe link affect only themselves', async () => {
    await renderFooter({}, { scenario: 'footer-override-broken' });
    expect(await screen.findByRole('link', { name: /^TikTok/ })).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: /Entspannt einkaufen/ })).toBeVisible();
    expect(screen.getByText('Nicht anklickbar').closest('a')).toBeNull();
    const seals = part('quality')?.querySelectorAll('img') ?? [];
    expect(seals[0]).not.toHaveAttribute('src');
    expect(seals[1]).toHaveAttribute('src', '/service/footer-images/logos/fairtrade.svg');
    expect(warnings).toContainEqual(expect.stringContaining('Unknown logo source: made_up_seal'));
    expect(warnings).toContainEqual(expect.stringContaining('SHOP_FOOTER: headline'));
  });

  it('FTR-08: unknown networks have a general icon, and what is dropped is reported once', async () => {
    const override = {
      legalLinks: [{ url: 'mailto:shop@vitrine.example', text: 'Schreib uns' }],
      socialMedia: {
        heading: 'Folge uns',
        socialMediaIcons: [
          { iconName: 'whatsapp', link: 'https://www.chat.example/kanal' },
          { iconName: 'whatsapp', link: 'javascript:alert(1)' },
        ],
      },
    };
    // As a back end with a byte order mark sends it, encoded twice.
    const contentJSON = `\uFEFF${JSON.stringify(JSON.stringify(override))}`;
    const readPromotion = async () => ok({ type: 'ApiFooter', contentJSON });
    await renderFooter(
      {},
      { provider: { shop: { ...createShopApi({ site: 'DE' }), readPromotion } as unknown as ShopApi } },
    );
    expect(await screen.findByRole('link', { name: /^chat\.example/ })).toHaveAttribute(
      'href',
      'https://www.chat.example/kanal',
    );
    const social = within(screen.getByRole('heading', { name: 'Folge uns' }).parentElement as HTMLElement);
    expect(social.getAllByRole('link')).toHaveLength(1);
    expect(screen.getByText('Schreib uns').closest('a')).toBeNull();
    expect(warnings.filter((warning) => warning.includes('“whatsapp”'))).toHaveLength(1);
    expect(warnings.filter((warning) => warning.includes('is no link of a page'))).not.toEqual([]);
  });
});

describe('NWL-16: the newsletter form', () => {
  it('USR-08: asks again when another tab has signed up, and keeps the answer to its own sign-up', async () => {
    const { calls } = await renderFooter({ newsletter: <p>Anmelden</p> });
    const asked = () => calls.filter((call) => call === 'GET /json/psdata').length;
    await waitFor(() => expect(asked()).toBe(1));
    publishChange('newsletter');
    changeInOtherTab('cart');
    expect(asked()).toBe(1);
    changeInOtherTab('newsletter');
    await waitFor(() => expect(asked()).toBe(2));
  });

  it('an answer about the time before a sign-up on this page does not offer the form on the next one', async () => {
    const { promise, resolve: arrive } = Promise.withResolvers<unknown>();
    const shop = { ...createShopApi({ site: 'DE' }), readPartnerSite: () => promise } as ShopApi;
    const subscribe = async () => ok(undefined);
    const { store } = await renderFooter({}, { provider: { shop: { ...shop, subscribe } as ShopApi } });
    const values = { ...EMPTY_ENTRY, email: 'kim@example.com' } as SignUpValues;
    await act(async () => void store.set(signUpAtom, values, { origin: 'footer', originAddition: '' }));
    await act(async () => arrive(ok({ nl_status: 'NOT_SUBSCRIBED' })));
    expect(readVisitorHint(document.cookie, 'DE')).toEqual({ isNewsletterSettled: true });
  });

  it('is omitted when the page disables it, without a request', async () => {
    const { calls } = await renderFooter({ newsletter: <p>Anmelden</p>, hideNewsletter: true });
    expect(screen.queryByText('Anmelden')).toBeNull();
    expect(calls).not.toContain('GET /json/psdata');
  });
});

it('FTR-02: a group may have each icon; thirty_day_return is 30day_return, and an unknown one is omitted, also one like a member of objects', async () => {
  const [first, ...groups] = FOOTER_CONTENTS.DE.teaser.groups;
  if (!first) throw new Error('DE has no groups');
  const names = [
    'android',
    'branch_store',
    'click_collect',
    'contact',
    'delivery_via_haulage_company',
    'easy_pay',
    'free_shipping',
    'meet_vitrine',
    'return_shipping',
    'service_info',
    'vitrine_near_you',
  ];
  const unknown = ['made_up', 'constructor', '__proto__'];
  const withIcons = [...names, ...unknown].map((iconName) => ({
    ...first,
    heading: { ...first.heading, iconName, link: { ...first.heading.link, url: `/${iconName}` } },
  }));
  const footer = { teaser: { groups: [...withIcons, ...groups] } };
  await renderFooter({}, { provider: { serverData: { footerContent: FOOTER_CONTENTS.DE, footer } } });
  for (const name of [...names, '30day_return'])
    expect(document.querySelector(`[data-icon="${name}"] svg`), name).not.toBeNull();
  for (const name of unknown) expect(document.querySelector(`[data-icon="${name}"]`), name).toBeNull();
});

it('LIB-09, FTR-10: a shop shows logos of its own by the addresses of their images; no link is without a name', async () => {
  const [first] = FOOTER_CONTENTS.DE.teaser.groups;
  if (!first) throw new Error('DE has no groups');
  const images = [
    'https://cdn.example/swish.svg',
    '/vipps.svg',
    'javascript:alert(1)',
    'https://a:b@c.example/d',
  ].map((source) => ({ source, label: source.slice(0, 20) }));
  const content = {
    ...FOOTER_CONTENTS.DE,
    teaser: { groups: [{ ...first, images }] },
    qualityLogos: {
      heading: 'Kvalitet',
      logos: [
        { image: '/trygg.svg', label: 'Trygg e-handel', link: '/trygg' },
        { image: '/nameless.svg', link: '/nameless' },
        { image: 'made_up', link: '/made-up' },
      ],
    },
  };
  await renderFooter({ content, hideNewsletter: true });
  const sourcesIn = (name: string) =>
    [...(part(name)?.querySelectorAll('img') ?? [])].map((image) => image.getAttribute('src'));
  expect(sourcesIn('group')).toEqual(['https://cdn.example/swish.svg', '/vipps.svg', null, null]);
  expect(sourcesIn('quality')).toEqual(['/trygg.svg', '/nameless.svg', null]);
  expect(screen.getByRole('img', { name: '/vipps.svg', hidden: true })).toBeInTheDocument();
  const links = [...(part('quality')?.querySelectorAll('a') ?? [])];
  expect(links.map((link) => link.textContent)).toEqual(['Trygg e-handel']);
  expect(warnings.filter((warning) => warning.includes('Unknown logo source'))).toHaveLength(3);
});

it('SIT-08: a custom brand name is used everywhere', async () => {
  await renderFooter(
    {},
    {
      provider: {
        serverData: { footerContent: FOOTER_CONTENTS.DE },
        settings: { brand: { name: 'Ahoi', slug: 'ahoi' } },
      },
    },
  );
  expect(toggle('Über Ahoi')).toBeVisible();
  expect(footer()).not.toHaveTextContent('Vitrine');
});

it('FTR-02: the customer service can be called', async () => {
  await renderFooter({}, { site: 'TR' });
  const support = part('support') as HTMLElement;
  expect(within(support).getByRole('link')).toHaveAttribute(
    'href',
    FOOTER_CONTENTS.TR.customerSupport?.phone.url,
  );
  expect(support).toHaveTextContent('09:00–\u206019:00');
  expect(SITES.TR.links.contact).toBe('/account');
});

it('LIB-07: a failing part is contained, and the page is not affected', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const Dead = () => {
    throw new Error('content is gone');
  };
  const { rerender } = await renderWithShop(<Footer newsletter={<Dead />} />, {
    provider: { serverData: { footerContent: FOOTER_CONTENTS.DE } },
  });
  await act(async () => {});
  expect(within(footer()).getByRole('link', { name: 'Impressum' })).toBeVisible();
  rerender(<Footer key="other" newsletter={<p>Anmelden</p>} content={{} as CountryFooter} />);
  expect(within(footer()).getByText('Anmelden')).toBeVisible();
  expect(warnings).toEqual([
    expect.stringContaining('“footer newsletter” failed'),
    expect.stringContaining('“footer” failed'),
  ]);
});

it.each<[string, Partial<CountryFooter>]>([
  ['missing', {}],
  [
    'empty',
    {
      seo: { heading: 'Beliebt', columns: [] },
      socialMedia: { heading: 'Folge uns', socialMediaIcons: [] },
      appReferences: { heading: 'Apps', appIcons: [] },
      qualityLogos: { heading: 'Siegel', logos: [] },
    },
  ],
])(
  'LIB-09: a footer needs only its headline, groups and legal links; sections that are %s are not shown',
  async (_, sections) => {
    const { headline, teaser, legalLinks } = FOOTER_CONTENTS.DE;
    await renderFooter({ content: { headline, teaser, legalLinks, ...sections } });
    expect(within(footer()).getByRole('heading', { name: headline })).toBeVisible();
    expect(within(footer()).getByRole('link', { name: 'Impressum' })).toBeVisible();
    for (const name of ['seo', 'social', 'apps', 'quality', 'desktop-view'])
      expect(part(name), name).toBeNull();
  },
);

it.each([
  ['a form in use stays', 'abc', true],
  ['an unused form goes', '', false],
])(
  'HDR-17, NWL-22: %s after a late answer that the visitor has signed up',
  async (_what, entered, isThere) => {
    let answer: (state: Awaited<ReturnType<ShopApi['readPartnerSite']>>) => void = () => {};
    const shop: ShopApi = {
      ...createShopApi({ site: 'DE', fetch: async () => new Response(null, { status: 404 }) }),
      readPartnerSite: () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    };
    const { user } = await renderFooter({}, { provider: { shop } });
    const field = screen.getByRole('textbox', { name: /E-Mail/ });
    if (entered) await user.type(field, entered);
    await act(async () => answer(ok({ nl_status: 'SUBSCRIBED' })));
    expect(field.isConnected).toBe(isThere);
    if (!isThere) return;
    expect(field).toHaveFocus();
    expect(field).toHaveValue(entered);
  },
);

it.each([
  [
    'the newsletter form is hidden',
    { hideNewsletter: true },
    () => screen.getByRole('textbox', { name: /E-Mail/ }),
  ],
  ['the footer is reduced', { reduced: true }, () => screen.getByRole('link', { name: /Instagram/ })],
])('HDR-17: when %s, the focus in it moves to the footer’s first control', async (_what, props, find) => {
  const { rerender } = await renderFooter();
  act(() => find().focus());
  expect(footer()).toContainElement(document.activeElement as HTMLElement);
  await act(async () => rerender(<Footer {...props} />));
  expect(within(footer()).getAllByRole('link')[0]).toHaveFocus();
});
