import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { STORY_TIME } from '#mocks/msw.ts';
import { createShopApi } from '#src/api/shopApi.ts';
import { LOCALE_CODES } from '#src/config/locales.ts';
import { SITE_CODES, type SiteCode } from '#src/config/sites.ts';
import { linkStyles } from '#src/elements/linkStyles.ts';
import {
  configureElements,
  defineElements,
  type VitrineFooterElement,
  type VitrineHeaderElement,
} from '#src/entries/elements.ts';
import { COOKIES } from '#src/lib/cookies.ts';
import type { ServerData } from '#src/state/serverDataAtom.ts';
import { createTestShop } from '../support/shopFetch.ts';

/** The sites whose shops were created. */
let sites: SiteCode[];

beforeEach(() => {
  sites = [];
  Element.prototype.scrollIntoView = vi.fn();
  document.cookie = `${COOKIES.csrf}=test; path=/`;
  defineElements();
  configureElements({
    shop: (site) => {
      sites.push(site);
      return createTestShop({ site, scenarios: ['cart-full'], now: () => STORY_TIME }).shop;
    },
    track: vi.fn(),
  });
});

afterEach(async () => {
  await act(async () => document.body.replaceChildren());
  configureElements({
    settings: undefined,
    messageOverrides: undefined,
    navigate: undefined,
    track: undefined,
    footerContent: undefined,
    onProblem: undefined,
    serverData: undefined,
  });
});

/** Puts markup into the page, as a page without React would, and waits until it is rendered. */
async function show(html: string) {
  await act(async () => {
    document.body.insertAdjacentHTML('beforeend', html);
  });
  return document.body;
}

const header = () => document.querySelector('vitrine-header') as VitrineHeaderElement;
const footer = () => document.querySelector('vitrine-footer') as VitrineFooterElement;
const skipLink = (name: string) => screen.findByRole('link', { name });

/** Signs up in the footer's form, which begins with the e-mail field alone. */
async function signUp(user: ReturnType<typeof userEvent.setup>) {
  const find = (selector: string) =>
    document.querySelector<HTMLElement>(`[data-vitrine="newsletter"] ${selector}`);
  await waitFor(() => expect(find('[name="email"]')).not.toBeNull());
  await user.type(find('[name="email"]') as HTMLElement, 'anna@example.com');
  await user.click(find('[type="submit"]') as HTMLElement);
}

describe('BEY-12: <vitrine-header>', () => {
  it('renders the header of the default site instead of its fallback, and keeps it when it is moved', async () => {
    await show('<vitrine-header><a href="/">Plain shop</a></vitrine-header><main></main>');
    const link = await skipLink('Zum Hauptinhalt');
    expect(screen.queryByRole('link', { name: 'Plain shop' })).toBeNull();
    expect(screen.getByRole('search')).toBeInTheDocument();
    expect(sites).toEqual(['DE']);
    await act(async () => screen.getByRole('main').append(header()));
    expect(await skipLink('Zum Hauptinhalt')).toBe(link);
  });

  it('updates when its attributes change, and loads the shop of a new site', async () => {
    await show('<vitrine-header></vitrine-header>');
    await skipLink('Zum Hauptinhalt');
    await act(async () => header().setAttribute('reduced', ''));
    await waitFor(() => expect(screen.queryByRole('search')).toBeNull());
    await act(async () => header().setAttribute('site', 'TR'));
    expect(await skipLink('Ana içeriğe geç')).toBeInTheDocument();
    await act(async () => header().setAttribute('locale', 'pl-PL'));
    expect(await skipLink('Przejdź do treści')).toBeInTheDocument();
    expect(sites).toEqual(['DE', 'TR']);
  });

  it('has a property for every attribute, including one that was set before the script loaded', async () => {
    const element = document.createElement('vitrine-header');
    element.site = 'CZ';
    element.showPromotionBanner = false;
    element.sticky = false;
    expect(element.outerHTML).toBe(
      '<vitrine-header site="CZ" showpromotionbanner="false" sticky="false"></vitrine-header>',
    );
    expect(element.showPromotionBanner).toBe(false);
    element.showPromotionBanner = undefined;
    expect(element).not.toHaveAttribute('showpromotionbanner');
    // An own property, as on an element that the browser has not upgraded yet.
    Object.defineProperty(element, 'reduced', { value: true, configurable: true, writable: true });
    await act(async () => document.body.append(element));
    expect(element).toHaveAttribute('reduced', 'true');
    await waitFor(() => expect(element.querySelector('[data-reduced]')).not.toBeNull());
  });

  type Row = readonly [attribute: 'locale' | 'site', value: string, property: string | undefined];
  it.each<Row>([
    ...LOCALE_CODES.flatMap((locale) =>
      [locale, ` ${locale.toLowerCase()} `].map((value) => ['locale', value, locale] as const),
    ),
    ['locale', 'pl', 'pl-PL'],
    ['locale', 'xx', undefined],
    ...SITE_CODES.map((site) => ['site', site, site] as const),
    ['site', 'ch-fr', 'CH_FR'],
    ['site', 'xx', undefined],
  ])('reads the %s “%s” as %s', (attribute, value, property) => {
    const element = document.createElement('vitrine-header');
    element.setAttribute(attribute, value);
    expect(element[attribute]).toBe(property);
  });

  it('cleans up when it is removed, and works again when it is reinserted', async () => {
    await show('<vitrine-header></vitrine-header>');
    await skipLink('Zum Hauptinhalt');
    const element = header();
    expect(document.documentElement).toHaveClass('header-sticky');
    await act(async () => element.remove());
    expect(element).toBeEmptyDOMElement();
    expect(document.documentElement).not.toHaveClass('header-sticky');
    await act(async () => document.body.append(element));
    expect(await skipLink('Zum Hauptinhalt')).toBeInTheDocument();
    // While it was removed, it heard of no log-in or log-out.
    expect(sites).toEqual(['DE', 'DE']);
  });

  it('dispatches each event once on itself, bubbling to the window', async () => {
    const user = userEvent.setup();
    await show('<div id="around"><vitrine-header></vitrine-header></div>');
    await skipLink('Zum Hauptinhalt');
    const received: string[] = [];
    const stops = ['header-open', 'header-close', 'flyout-closed'].flatMap((name) =>
      ([header(), document.querySelector('#around'), window] as EventTarget[]).map((target, at) => {
        const listen = (event: Event) =>
          received.push(`${name} ${['element', 'page', 'window'][at]} ${event.target === header()}`);
        target.addEventListener(name, listen);
        return () => target.removeEventListener(name, listen);
      }),
    );
    await user.click(within(header()).getByRole('button', { name: 'Filialen' }));
    expect(received).toEqual([
      'header-open element true',
      'header-open page true',
      'header-open window true',
    ]);
    await user.keyboard('{Escape}');
    expect(received.slice(3)).toEqual([
      'flyout-closed element true',
      'flyout-closed page true',
      'flyout-closed window true',
      'header-close element true',
      'header-close page true',
      'header-close window true',
    ]);
    for (const stop of stops) stop();
  });

  it.each<[cause: string, change: () => void]>([
    ['is removed', () => header().remove()],
    ['changes its language', () => header().setAttribute('locale', 'en')],
    ['changes its site', () => header().setAttribute('site', 'TR')],
  ])('reports its flyout as closed when it %s while one is open', async (_cause, change) => {
    const user = userEvent.setup();
    await show('<vitrine-header></vitrine-header>');
    await skipLink('Zum Hauptinhalt');
    await user.click(within(header()).getByRole('button', { name: 'Filialen' }));
    const closed = vi.fn();
    window.addEventListener('header-close', closed, { once: true });
    await act(async () => change());
    await waitFor(() => expect(closed).toHaveBeenCalledOnce());
  });

  it('works several times on a page, with separate flyouts, unique ids and one overlay', async () => {
    const user = userEvent.setup();
    await show('<vitrine-header></vitrine-header><vitrine-header site="AT"></vitrine-header>');
    expect(await screen.findAllByRole('search')).toHaveLength(2);
    const [first, second] = [...document.querySelectorAll('vitrine-header')] as unknown as [
      HTMLElement,
      HTMLElement,
    ];
    await user.click(within(second).getByRole('button', { name: 'Filialen' }));
    expect(second.querySelector('[data-flyout="STORE_FINDER"]')).not.toBeNull();
    expect(first.querySelector('[data-flyout="STORE_FINDER"]')).toBeNull();
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    const overlays = () => document.querySelectorAll('[data-part="overlay"]');
    expect(overlays()).toHaveLength(1);
    await act(async () => first.remove());
    await waitFor(() => expect(overlays()).toHaveLength(1));
    expect(second.querySelector('[data-part="overlay"]')).not.toBeNull();
  });

  it('SIT-08: accepts custom messages, settings and a router for all elements, at any time', async () => {
    const user = userEvent.setup();
    const navigate = vi.fn();
    await show('<vitrine-header></vitrine-header>');
    await skipLink('Zum Hauptinhalt');
    await act(async () =>
      configureElements({
        messageOverrides: { 'header.skip_link': 'Zu {brand}' },
        settings: { brand: { name: 'Ahoi' } },
        navigate,
      }),
    );
    expect(await skipLink('Zu Ahoi')).toBeInTheDocument();
    await user.type(within(header()).getByRole('combobox'), 'tee{Enter}');
    expect(navigate).toHaveBeenCalledWith('/search?query=tee&site=DE');
  });
});

it('SIT-09: without a client of the page’s own, calls have the headers of the settings', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response(null, { status: 404 }));
  vi.stubGlobal('fetch', fetch);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  configureElements({ shop: undefined, settings: { callHeaders: { 'X-Shop': 'ahoi' } } });
  await show('<vitrine-header></vitrine-header>');
  await skipLink('Zum Hauptinhalt');
  await waitFor(() => expect(fetch).toHaveBeenCalled());
  for (const [, init] of fetch.mock.calls) expect(init?.headers).toMatchObject({ 'X-Shop': 'ahoi' });
  vi.unstubAllGlobals();
});

it('LIB-09: another client of the page’s shop is asked by the elements that exist already', async () => {
  await show('<vitrine-header site="CZ"></vitrine-header>');
  await skipLink('Přejít na obsah');
  const shop = vi.fn((site: SiteCode) => createShopApi({ site }));
  await act(async () => configureElements({ shop }));
  await waitFor(() => expect(shop.mock.calls).toEqual([['CZ']]));
});

it.each<[data: ServerData | undefined, requested: string[]]>([
  [undefined, ['GET /jsonflyoutnavigation', 'GET /service/promotion/api/promotion/SHOP_FOOTER']],
  [{ navigation: [], footer: null }, []],
])('BEY-12: with the data %j of the page’s server, the elements request %j', async (data, requested) => {
  const { fetch, calls } = createTestShop({ site: 'DE', now: () => STORY_TIME });
  configureElements({ shop: (site) => createShopApi({ site, fetch }), serverData: () => data });
  await show('<vitrine-header></vitrine-header><vitrine-footer></vitrine-footer>');
  await skipLink('Zum Hauptinhalt');
  await screen.findByRole('contentinfo');
  await waitFor(() => expect(calls).toContain('GET /service/promotion/api/promotion/~header_top'));
  const found = () => calls.filter((call) => /jsonflyoutnavigation|SHOP_FOOTER/.test(call)).sort();
  await waitFor(() => expect(found()).toEqual(requested));
});

it('BEY-12: problems of all elements reach the page, each once', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const onProblem = vi.fn<(problem: string) => void>();
  configureElements({ onProblem });
  await show('<vitrine-header platform="WATCH"></vitrine-header><vitrine-footer></vitrine-footer>');
  await skipLink('Zum Hauptinhalt');
  const problem = 'platform="WATCH" is not one of CLASSIC, TABLET, MATCH; the default is used.';
  await waitFor(() => expect(onProblem.mock.calls.flat()).toContain(problem));
  expect(onProblem.mock.calls.flat().filter((one) => one === problem)).toHaveLength(1);
  await act(async () => configureElements({ onProblem: undefined }));
  const heard = onProblem.mock.calls.length;
  await act(async () => header().setAttribute('platform', 'FRIDGE'));
  expect(onProblem).toHaveBeenCalledTimes(heard);
});

describe('BEY-12: <vitrine-footer>', () => {
  it('renders its site’s footer with the newsletter, and without it when disabled', async () => {
    await show('<vitrine-footer site="AT"></vitrine-footer>');
    expect(await screen.findByRole('contentinfo')).toBeInTheDocument();
    const form = () => footer().querySelector('[data-vitrine="newsletter"]');
    await waitFor(() => expect(form()).not.toBeNull());
    await act(async () => footer().setAttribute('hidenewsletter', ''));
    await waitFor(() => expect(form()).toBeNull());
  });

  it('shows content of the page’s own, also if the page sets it later', async () => {
    await show('<vitrine-footer site="AT"></vitrine-footer>');
    await screen.findByRole('link', { name: 'Impressum' });
    await act(async () =>
      configureElements({
        footerContent: {
          headline: 'Alles für das Boot',
          teaser: { groups: [] },
          legalLinks: [{ url: '/ueber-uns', text: 'Über uns' }],
        },
      }),
    );
    expect(await screen.findByRole('heading', { name: 'Alles für das Boot' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Über uns' })).toHaveAttribute('href', '/ueber-uns');
    expect(screen.queryByRole('link', { name: 'Impressum' })).toBeNull();
  });

  it('dispatches the sign-up event on itself', async () => {
    const user = userEvent.setup();
    await show('<vitrine-footer></vitrine-footer>');
    const received = vi.fn();
    footer().addEventListener('newsletter-successful-submit', ({ detail }) => received(detail));
    await signUp(user);
    await waitFor(() => expect(received).toHaveBeenCalledWith({ email: 'anna@example.com' }));
  });
});

it('APP-03: one header’s consent loader delays the analytics of the whole page', async () => {
  const user = userEvent.setup();
  const track = vi.fn();
  configureElements({ track });
  await show(
    '<vitrine-header site="SK" onetrustenabled useminicart="false"></vitrine-header><vitrine-footer></vitrine-footer>',
  );
  await signUp(user);
  expect(await screen.findByText(/anna@example\.com/)).toBeVisible();
  expect(track).not.toHaveBeenCalled();
  await act(async () =>
    window.dispatchEvent(new CustomEvent('consent-changed', { detail: { analytics: true } })),
  );
  expect(track.mock.calls.map(([event]) => event)).toContain('sign_up');
});

describe('BEY-12: the style sheet of the one script', () => {
  afterEach(() => {
    for (const link of document.head.querySelectorAll('link, meta')) link.remove();
    document.documentElement.removeAttribute('style');
  });

  it('is linked with the page’s nonce', () => {
    const meta = document.createElement('meta');
    meta.nonce = 'abc';
    meta.setAttribute('nonce', 'abc');
    document.head.append(meta);
    linkStyles('https://cdn.example/vitrine-elements.css');
    const link = document.head.querySelector('link');
    expect(link).toHaveAttribute('href', 'https://cdn.example/vitrine-elements.css');
    expect(link?.nonce).toBe('abc');
  });

  it('is not added where the page already links it', () => {
    document.documentElement.style.setProperty('--v-color-ink', 'black');
    linkStyles('https://cdn.example/vitrine-elements.css');
    expect(document.head.querySelector('link')).toBeNull();
  });
});

it('LIB-12: a second copy of the elements changes nothing and warns with both versions', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.resetModules();
  const copy = await import('#src/entries/elements.ts');
  copy.defineElements();
  expect(customElements.get('vitrine-header')).not.toBe(copy.VitrineHeaderElement);
  expect(warn).toHaveBeenCalledWith(
    expect.stringMatching(/Vitrine [\d.]+ has registered <vitrine-header> already; the copy [\d.]+ of/),
  );
});
