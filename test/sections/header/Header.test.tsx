import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { createStore } from 'jotai/vanilla';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CallError } from '#src/api/request.ts';
import { createShopApi } from '#src/api/shopApi.ts';
import { failed } from '#src/lib/result.ts';
import { sendShopEvent } from '#src/lib/shopEvents.ts';
import { STORAGE_KEYS } from '#src/lib/storage.ts';
import { VitrineProvider } from '#src/provider/VitrineProvider.tsx';
import { Footer } from '#src/sections/footer/index.ts';
import { Header, type HeaderProps, PageOverlay } from '#src/sections/header/index.ts';
import { fetchedPromotionsAtom, navigationTreeAtom, themeWorldsAtom } from '#src/state/contentAtoms.ts';
import { openFlyoutAtom } from '#src/state/flyoutAtoms.ts';
import { visitorAtom } from '#src/state/visitorAtoms.ts';
import { Landmark } from '#src/ui/Landmark/Landmark.tsx';
import { LandmarkStop } from '#src/ui/Landmark/LandmarkStop.tsx';
import { changeInOtherTab } from '../../support/otherTab.ts';
import { pressByKey } from '../../support/pressByKey.ts';
import { type RenderWithShopOptions, renderWithShop } from '../../support/renderWithShop.tsx';

const header = () => screen.getByRole('banner');
const setWidth = (width: number) => {
  window.innerWidth = width;
  act(() => void window.dispatchEvent(new Event('resize')));
};

/** Heights of the header and of what is in it. */
const setHeights = (header: number | (() => number), other: number) =>
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return this.matches('header') ? (typeof header === 'number' ? header : header()) : other;
  });

afterEach(() => {
  window.innerWidth = 1024;
  window.scrollY = 0;
});

it('HDR-01: settings are all optional', async () => {
  await renderWithShop(<Header />);
  expect(header()).toHaveAttribute('data-vitrine', 'header');
  expect(header()).not.toHaveAttribute('data-reduced');
  expect(document.documentElement).toHaveClass('header-sticky');
  expect(document.querySelector('script[data-consent]')).toBeNull();
  expect(screen.queryByText('Sicher einkaufen')).toBeNull();
});

it('HDR-01, HDR-04: the switches of a reduced header have the names of the specification too', async () => {
  await renderWithShop(<Header reduced showsecurehint={false} sticky={false} />);
  expect(header()).toHaveAttribute('data-reduced');
  expect(header()).not.toHaveAttribute('data-sticky');
  expect(screen.queryByText('Sicher einkaufen')).toBeNull();
});

describe('HDR-05: hiding on scroll', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(100);
  });

  const scrollTo = (y: number, wait = 50) => {
    window.scrollY = y;
    act(() => {
      window.dispatchEvent(new Event('scroll'));
      vi.advanceTimersByTime(wait);
    });
  };
  const isAway = () => header().hasAttribute('data-away');

  it('hides on scrolling down, but not near the top, and shows on scrolling up, 50 ms after the last scroll event', async () => {
    await renderWithShop(<Header />);
    scrollTo(80);
    expect(isAway()).toBe(false);
    scrollTo(400, 49);
    expect(isAway()).toBe(false);
    act(() => void vi.advanceTimersByTime(1));
    expect(isAway()).toBe(true);
    scrollTo(390);
    expect(isAway()).toBe(false);
  });

  it('stays visible while it contains the focus or a flyout is open, and reappears on focus', async () => {
    const { store } = await renderWithShop(<Header />);
    act(() => screen.getByRole('link', { name: /zur Startseite/ }).focus());
    scrollTo(400);
    expect(isAway()).toBe(false);
    act(() => (document.activeElement as HTMLElement).blur());
    scrollTo(600);
    expect(isAway()).toBe(true);
    act(() => screen.getByRole('link', { name: /zur Startseite/ }).focus());
    expect(isAway()).toBe(false);
    act(() => (document.activeElement as HTMLElement).blur());
    await act(async () => store.set(openFlyoutAtom, 'USER_MENU'));
    scrollTo(800);
    expect(isAway()).toBe(false);
  });

  it('one that does not stick scrolls with its page, never collapses and reserves no scroll padding', async () => {
    setHeights(140, 30);
    const { store } = await renderWithShop(<Header isSticky={false} />);
    scrollTo(400);
    expect(isAway()).toBe(false);
    await act(async () => store.set(openFlyoutAtom, 'CART'));
    expect(header()).not.toHaveAttribute('data-folded');
    expect(document.documentElement).not.toHaveClass('header-sticky');
    expect(document.documentElement.style.getPropertyValue('--v-header-bar')).toBe('0px');
  });

  it('one that sticks again after it was hidden is in sight', async () => {
    const { rerender } = await renderWithShop(<Header />);
    scrollTo(400);
    expect(isAway()).toBe(true);
    await act(async () => rerender(<Header isSticky={false} />));
    scrollTo(0);
    await act(async () => rerender(<Header />));
    expect(isAway()).toBe(false);
  });

  it.each([true, false])(
    'HDR-17: a header that follows another one keeps its scroll padding when the other goes; the other sticks: %s',
    async (isSticky) => {
      setHeights(100, 30);
      const { rerender } = await renderWithShop([
        <Header key="new" isReduced />,
        <Header key="old" isReduced isSticky={isSticky} />,
      ]);
      const page = document.documentElement;
      expect(page.style.getPropertyValue('--v-header-bar')).toBe('70px');
      await act(async () => rerender([<Header key="new" isReduced />]));
      expect(page.style.getPropertyValue('--v-header-bar')).toBe('70px');
      expect(page).toHaveClass('header-sticky');
    },
  );

  describe('collapsing', () => {
    const folded = () => header().dataset.folded;

    it('reappears as one row, also after a flyout, and expands at its own position', async () => {
      const { store } = await renderWithShop(<Header />);
      scrollTo(400);
      expect(folded()).toBeUndefined();
      scrollTo(390);
      expect(folded()).toBe('scroll');
      await act(async () => store.set(openFlyoutAtom, 'CART'));
      expect(folded()).toBe('flyout');
      await act(async () => store.set(openFlyoutAtom, 'NONE'));
      expect(folded()).toBe('scroll');
      scrollTo(101);
      expect(folded()).toBe('scroll');
      scrollTo(100);
      expect(folded()).toBeUndefined();
    });

    it('collapses to one row below which a flyout opens, except for the search', async () => {
      const { store } = await renderWithShop(<Header />);
      await act(async () => store.set(openFlyoutAtom, 'CART'));
      expect(folded()).toBe('flyout');
      await act(async () => store.set(openFlyoutAtom, 'SEARCH'));
      expect(folded()).toBeUndefined();
      await act(async () => store.set(openFlyoutAtom, 'NAVIGATION'));
      expect(folded()).toBe('flyout');
      await act(async () => store.set(openFlyoutAtom, 'NONE'));
      expect(folded()).toBeUndefined();
    });
  });
});

describe('HDR-06: platform', () => {
  it('follows from the width of the window', async () => {
    await renderWithShop(<Header />);
    for (const [width, platform] of [
      [320, 'MATCH'],
      [979, 'MATCH'],
      [980, 'TABLET'],
      [1439, 'TABLET'],
      [1440, 'CLASSIC'],
      [2560, 'CLASSIC'],
    ] as const) {
      setWidth(width);
      expect(header()).toHaveAttribute('data-platform', platform);
    }
  });

  it('the platform prop has precedence over the width', async () => {
    await renderWithShop(<Header platform="MATCH" />);
    setWidth(1920);
    expect(header()).toHaveAttribute('data-platform', 'MATCH');
    expect(header()).toHaveAttribute('data-platform-override');
  });
});

describe('HDR-07, HDR-08: one flyout at a time', () => {
  const stores = () => screen.getByRole('button', { name: 'Filialen' });
  const account = () => screen.getByRole('button', { name: 'Mein Konto' });
  const open = () =>
    [...document.querySelectorAll('[data-flyout]')].map((panel) => (panel as HTMLElement).dataset.flyout);

  it('the page can close it, and receives which one closed', async () => {
    const events: [string, unknown][] = [];
    const note = (event: Event) => events.push([event.type, (event as CustomEvent).detail]);
    const names = ['header-open', 'header-close', 'flyout-closed'];
    for (const name of names) window.addEventListener(name, note);
    const { user } = await renderWithShop(<Header />);
    await user.click(stores());
    await user.click(account());
    act(() => void window.dispatchEvent(new CustomEvent('flyout-close')));
    expect(open()).toEqual([]);
    expect(events[0]).toEqual(['header-open', null]);
    expect(events.at(-1)).toEqual(['header-close', null]);
    expect(events.filter(([name]) => name === 'flyout-closed')).toEqual([
      ['flyout-closed', { flyout: 'STORE_FINDER' }],
      ['flyout-closed', { flyout: 'USER_MENU' }],
    ]);
    for (const name of names) window.removeEventListener(name, note);
  });

  /** What closes an open flyout besides its own controls. */
  const CLOSERS: Record<string, (store: ReturnType<typeof createStore>) => void> = {
    'the page': () => sendShopEvent('flyout-close'),
    'another flyout': (store) => store.set(openFlyoutAtom, 'SEARCH'),
    'a router': (store) => store.set(openFlyoutAtom, 'NONE'),
  };
  const TRIGGERS = [
    ['Filialen', 1440],
    ['Mein Konto', 1440],
    ['Warenkorb-Vorschau', 1440],
    ['Kaffee', 1440],
    ['Menü', 390],
    ['Filialen', 390],
  ] as const;

  it.each(Object.entries(CLOSERS))(
    'HDR-17: closed by %s, each gives its focus to its trigger',
    async (_name, close) => {
      const { user, store } = await renderWithShop(<Header />, { scenario: 'cart-full' });
      await screen.findByRole('button', { name: 'Kaffee' });
      for (const [name, width] of TRIGGERS) {
        setWidth(width);
        const trigger = within(header()).getByRole('button', { name });
        await pressByKey(user, trigger);
        const panel = document.querySelector('[data-flyout]');
        act(() => panel?.querySelector<HTMLElement>('input, :is(a, button):not([data-top])')?.focus());
        expect(panel).toContainElement(document.activeElement as HTMLElement);
        await act(async () => close(store));
        expect(trigger, name).toHaveFocus();
        await act(async () => store.set(openFlyoutAtom, 'NONE'));
      }
    },
  );

  it('HDR-17: the history of the search that goes with the focus gives it to the search’s button', async () => {
    sessionStorage.setItem('vitrine-recent-searches-DE', '["tee"]');
    const { user } = await renderWithShop(<Header />);
    await user.click(screen.getByRole('combobox'));
    const forget = await screen.findByRole('button', { name: 'Verlauf löschen' });
    act(() => forget.focus());
    await act(async () => sendShopEvent('flyout-close'));
    expect(open()).toEqual([]);
    expect(within(screen.getByRole('search')).getByRole('button', { name: 'Suchen' })).toHaveFocus();
  });

  describe('HDR-08: a pointer that rests', () => {
    beforeEach(
      () => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] }),
    );
    const PLACES: Record<string, () => Element | null> = {
      'the page': () => document.querySelector('[data-part="overlay"]'),
      'the cart': () => screen.getByRole('link', { name: /^Warenkorb, / }).parentElement,
      'an entry': () => screen.getByRole('button', { name: 'Kaffee' }),
    };

    it.each(Object.entries(PLACES))(
      'on %s closes no flyout whose field has the focus',
      async (_name, find) => {
        const { user } = await renderWithShop(
          <>
            <Header platform="CLASSIC" />
            <PageOverlay />
          </>,
          { scenario: 'cart-full' },
        );
        const rest = async () => {
          const place = find() as Element;
          fireEvent.pointerLeave(place, { pointerType: 'mouse' });
          fireEvent.pointerEnter(place, { pointerType: 'mouse' });
          fireEvent.pointerMove(place, { pointerType: 'mouse' });
          await act(() => vi.advanceTimersByTimeAsync(1_000));
        };
        await pressByKey(user, stores());
        const field = screen.getByRole('textbox');
        expect(field).toHaveFocus();
        await rest();
        expect(open()).toEqual(['STORE_FINDER']);
        await user.keyboard('10115');
        expect(field).toHaveValue('10115');
        // Out of use, it closes as ever.
        act(() => field.blur());
        await rest();
        expect(open()).not.toContain('STORE_FINDER');
      },
    );
  });
});

it('HDR-10: publishes its height for flyouts, and that of its sticky part for the page’s scroll padding', async () => {
  let height = 140;
  setHeights(() => height, 30);
  const { store, user, unmount } = await renderWithShop(<Header />);
  const { style } = document.documentElement;
  expect(style.getPropertyValue('--v-header-bar')).toBe('110px');
  // An inherited property on the root would recalculate every style of the page.
  expect(style.getPropertyValue('--v-header-height')).toBe('');
  await user.click(screen.getByRole('button', { name: 'Filialen' }));
  expect(header().style.getPropertyValue('--v-header-height')).toBe('140px');
  expect(header().style.getPropertyValue('--v-header-offset')).toBe('0px');
  // Also for a flyout that the page opens, without a pointer or the focus.
  act(() => store.set(openFlyoutAtom, 'NONE'));
  height = 120;
  act(() => store.set(openFlyoutAtom, 'USER_MENU'));
  expect(header().style.getPropertyValue('--v-header-height')).toBe('120px');
  unmount();
  expect(style.getPropertyValue('--v-header-bar')).toBe('');
});

it('HDR-05: a bar that is too tall for a low window scrolls with the page', async () => {
  let bar = 300;
  setHeights(() => bar, 0);
  vi.stubGlobal('innerHeight', 640);
  const { container } = await renderWithShop(<Header />);
  const header = container.querySelector('header');
  expect(header).toHaveAttribute('data-tall');
  bar = 110;
  fireEvent(window, new Event('resize'));
  expect(header).not.toHaveAttribute('data-tall');
  expect(document.documentElement.style.getPropertyValue('--v-header-bar')).toBe('110px');
});

it('HDR-11: the cache key is requested once, also by a page that creates its client in every render', async () => {
  const calls: string[] = [];
  const fetch = async (input: RequestInfo | URL) => {
    calls.push(String(input));
    return Response.json({});
  };
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const Page = () => (
    <VitrineProvider site="DE" shop={createShopApi({ site: 'DE', fetch })}>
      <Header isReduced />
    </VitrineProvider>
  );
  const { rerender } = await act(async () => render(<Page />));
  await act(async () => rerender(<Page />));
  await waitFor(() => expect(calls).toContain('/service/searchfrontend/api/cachekey'));
  expect(calls.filter((call) => call.endsWith('/cachekey'))).toHaveLength(1);
});

it('HDR-11: requests the visitor and the cache key, and ignores their failure', async () => {
  const { calls } = await renderWithShop(<Header />, { scenario: 'offline' });
  await waitFor(() =>
    expect(calls).toEqual(
      expect.arrayContaining([
        'GET /service/customerfrontenddata/api/v1/psdata',
        'GET /service/searchfrontend/api/cachekey',
      ]),
    ),
  );
  expect(screen.getByRole('search')).toBeVisible();
});

describe('USR-07: the visitor is requested again', () => {
  const PSDATA = 'GET /service/customerfrontenddata/api/v1/psdata';
  const countRequests = (calls: readonly string[]) => calls.filter((call) => call === PSDATA).length;
  const pageTransition = (type: string, persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event(type), { persisted }));

  it('when the page is restored from the back/forward cache, with no personal data and nothing open', async () => {
    const { calls, store } = await renderWithShop(<Header />, { scenario: 'visitor-logged-in' });
    await waitFor(() => expect(store.get(visitorAtom)?.customerName).toMatch(/\S/));
    await act(async () => store.set(openFlyoutAtom, 'USER_MENU'));
    act(() => void pageTransition('pagehide', true));
    expect(store.get(visitorAtom)).toBeNull();
    expect(store.get(openFlyoutAtom)).toBe('NONE');
    act(() => void pageTransition('pageshow', true));
    await waitFor(() => expect(countRequests(calls)).toBe(2));
    await waitFor(() => expect(store.get(visitorAtom)?.customerName).toMatch(/\S/));
  });

  it('USR-08: when another tab has published a change, which this tab does not publish again', async () => {
    const { calls, store } = await renderWithShop(<Header />, { scenario: 'visitor-logged-in' });
    await waitFor(() => expect(store.get(visitorAtom)?.customerName).toMatch(/\S/));
    changeInOtherTab('visitor', 'another person');
    await waitFor(() => expect(countRequests(calls)).toBe(2));
    await act(async () => {});
    expect(localStorage.getItem(`${STORAGE_KEYS.revision}visitor`)).toBe('another person');
  });
});

it('PRM-02, NAV-08: under a preview each content is requested once', async () => {
  document.cookie = 'preview=1; path=/';
  const { calls } = await renderWithShop(<Header />);
  const content = () => calls.filter((call) => /promotion|themeworld/i.test(call));
  await waitFor(() => expect(content().length).toBeGreaterThanOrEqual(3));
  await act(async () => {});
  expect(content()).toEqual([...new Set(content())]);
});

it('HDR-01, NAV-05: the header passes locksScroll on to its navigation', async () => {
  const { user } = await renderWithShop(<Header locksScroll={false} />);
  await screen.findByText('Gemahlener Kaffee', { selector: 'a' });
  await user.click(screen.getByRole('button', { name: 'Kaffee' }));
  expect(document.body).not.toHaveClass('flyout-open');
});

it('HDR-01: the reduced header keeps banner and benefits when the page enables them', async () => {
  await renderWithShop(
    <Header
      reduced
      showPromotionBanner
      slots={{ banner: () => <p>Aktion</p>, benefits: () => <p>Vorteile</p>, appBanner: () => <p>App</p> }}
    />,
  );
  expect(screen.getByText('Aktion')).toBeVisible();
  expect(screen.getByText('Vorteile')).toBeVisible();
  expect(screen.queryByText('App')).toBeNull();
  expect(screen.queryByRole('search')).toBeNull();
});

describe('HDR-14: the document order matches the visual order', () => {
  const order = () =>
    [...header().querySelectorAll('[data-part], [data-vitrine]')]
      .map((part) => part.getAttribute('data-part') ?? part.getAttribute('data-vitrine'))
      .filter(
        (name) =>
          name && /^(menu-toggle|navigation|logo|back|search|store-finder|user-menu|mini-cart)$/.test(name),
      );

  it('at each width, and a focused field keeps focus and text when the order changes', async () => {
    const { user } = await renderWithShop(<Header />);
    await user.type(screen.getByRole('combobox'), 'k');
    for (const [width, names] of [
      [1440, 'back logo menu-toggle navigation search store-finder user-menu mini-cart'],
      [900, 'menu-toggle navigation back logo search store-finder user-menu mini-cart'],
      [390, 'menu-toggle navigation logo store-finder user-menu mini-cart back search'],
    ] as const) {
      setWidth(width);
      expect(order().join(' ')).toBe(names);
      expect(screen.getByRole('combobox')).toHaveFocus();
      expect(screen.getByRole('combobox')).toHaveValue('k');
    }
  });

  it('F6 moves to the next landmark', async () => {
    const { user } = await renderWithShop(
      <>
        <Header />
        <main id="main">Seite</main>
      </>,
    );
    const stops = [];
    for (let step = 0; step < 4; step += 1) {
      await user.keyboard('{F6}');
      stops.push(document.activeElement);
    }
    expect(stops).toEqual([
      header(),
      screen.getByRole('navigation'),
      screen.getByRole('combobox'),
      screen.getByRole('main'),
    ]);
  });

  it('a landmark that has left the page removes no later one', async () => {
    const { container } = await renderWithShop(<Header />);
    container.insertAdjacentHTML('beforeend', '<main id="main">Seite</main>');
    render(<LandmarkStop role="main" selector="#main" />);
    document.querySelector('#main')?.remove();
    render(
      <Landmark as="footer" label="Fuß">
        Impressum
      </Landmark>,
    );
    expect(screen.getByRole('contentinfo')).toHaveTextContent('Impressum');
  });
});

describe('slots', () => {
  it.each([
    ['without promotions', { showPromotionBanner: false }],
    ['in the checkout', { reduced: true }],
  ] satisfies [string, HeaderProps][])(
    'HDR-15: render no banner and no benefits %s',
    async (_when, props) => {
      await renderWithShop(
        <Header {...props} slots={{ banner: () => <p>Aktion</p>, benefits: () => <p>Vorteile</p> }} />,
      );
      expect(screen.queryByText(/Aktion|Vorteile/)).toBeNull();
    },
  );

  it('BEY-08, BEY-15: a failing part does not affect the others and is reported once', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const Dead = () => {
      throw new Error('content is gone');
    };
    const slots = { banner: Dead, icons: Dead, belowBar: Dead, cart: Dead, userMenu: () => <Dead /> };
    const { rerender } = await renderWithShop(<Header slots={slots} />);
    rerender(<Header slots={{ ...slots }} />);
    expect(screen.getByRole('search')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Filialen' })).toBeVisible();
    expect(warn.mock.calls.map(([message]) => message)).toEqual([
      expect.stringContaining('“banner” failed'),
      expect.stringContaining('“userMenu” failed'),
      expect.stringContaining('“icons” failed'),
      expect.stringContaining('“cart” failed'),
      expect.stringContaining('“belowBar” failed'),
    ]);
  });
});

describe('BEY-08: what the network has lost', () => {
  /** A page whose shop has no network until `connect`, and the names of its calls. */
  async function showOffline(ui: ReactNode, options: RenderWithShopOptions = {}) {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { shop } = await renderWithShop(null, options);
    cleanup();
    let error: CallError | null = { kind: 'network' };
    const asked: string[] = [];
    const lossy = Object.entries(shop).map(([name, call]) => [
      name,
      (...args: unknown[]) => {
        asked.push(name);
        return error ? Promise.resolve(failed(error)) : (call as (...args: unknown[]) => unknown)(...args);
      },
    ]);
    const page = await renderWithShop(ui, { ...options, provider: { shop: Object.fromEntries(lossy) } });
    const connect = async (next: CallError | null = null) => {
      error = next;
      asked.length = 0;
      await act(async () => window.dispatchEvent(new Event('online')));
    };
    return { ...page, asked, connect };
  }
  const CONTENT = ['readNavigation', 'readPromotion', 'readPromotion', 'readThemeWorlds'];
  const contentOf = (asked: readonly string[]) => asked.filter((name) => CONTENT.includes(name)).sort();

  it('navigation, theme worlds and promotions are requested again when the network works again, once', async () => {
    const { asked, connect, store } = await showOffline(<Header />);
    await waitFor(() => expect(contentOf(asked)).toEqual(CONTENT));
    expect(store.get(navigationTreeAtom)).toEqual([]);
    await connect({ kind: 'timeout' });
    await waitFor(() => expect(contentOf(asked)).toEqual(CONTENT));
    await connect();
    await waitFor(() => expect(contentOf(asked)).toEqual(CONTENT));
    await waitFor(() => expect(store.get(navigationTreeAtom)).not.toEqual([]));
    await waitFor(() => expect(store.get(themeWorldsAtom)).not.toBeNull());
    await waitFor(() => expect(Object.values(store.get(fetchedPromotionsAtom))).not.toContain(null));
    await connect();
    expect(contentOf(asked)).toEqual([]);
  });

  it('what the shop has refused is not', async () => {
    const { asked, connect } = await showOffline(<Header />);
    await waitFor(() => expect(contentOf(asked)).toEqual(CONTENT));
    await connect({ kind: 'refused', status: 500 });
    await waitFor(() => expect(contentOf(asked)).toEqual(CONTENT));
    await connect();
    expect(contentOf(asked)).toEqual([]);
  });

  it('a part of the next page requests it too', async () => {
    const { asked, rerender } = await showOffline(<Header />);
    await waitFor(() => expect(contentOf(asked)).toEqual(CONTENT));
    asked.length = 0;
    await act(async () => rerender(<Header key="next" />));
    await waitFor(() => expect(contentOf(asked)).toEqual(CONTENT));
  });

  it('the visitor is requested again', async () => {
    const { asked, connect, store } = await showOffline(<Header />, { scenario: 'visitor-logged-in' });
    const isAsked = () => asked.filter((name) => name === 'readVisitor').length;
    await waitFor(() => expect(store.get(visitorAtom)?.status).toBe('LOGGED_OUT'));
    await connect();
    await waitFor(() => expect(store.get(visitorAtom)?.status).toBe('LOGGED_IN'));
    expect(isAsked()).toBe(1);
    await connect();
    expect(isAsked()).toBe(0);
  });

  it('the content of the footer is requested again', async () => {
    const { asked, connect } = await showOffline(<Footer hideNewsletter />);
    await waitFor(() => expect(contentOf(asked)).toEqual(['readPromotion']));
    await connect();
    await waitFor(() => expect(contentOf(asked)).toEqual(['readPromotion']));
    await connect();
    expect(contentOf(asked)).toEqual([]);
  });
});

it.each([
  ['the search field', 'combobox', /Such/],
  ['a button', 'button', 'Filialen'],
])(
  'HDR-17: when %s goes with the header’s other controls, its focus moves to the logo',
  async (_what, role, name) => {
    const { rerender } = await renderWithShop(<Header />);
    act(() => within(header()).getByRole(role, { name }).focus());
    expect(header()).toContainElement(document.activeElement as HTMLElement);
    await act(async () => rerender(<Header reduced />));
    expect(document.activeElement).toHaveAttribute('data-part', 'logo');
  },
);

it('HDR-17: a page’s own focus stays where it is when the header is reduced', async () => {
  const page = (isReduced: boolean) => [
    <Header key="header" isReduced={isReduced} />,
    <button key="own" type="button">
      Weiter
    </button>,
  ];
  const { rerender, user } = await renderWithShop(page(false));
  await user.click(screen.getByRole('button', { name: 'Weiter' }));
  await act(async () => rerender(page(true)));
  expect(screen.getByRole('button', { name: 'Weiter' })).toHaveFocus();
});
