import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { navigationTreeOf } from '#mocks/content/navigation/navigationTree.ts';
import { themeWorldsAt } from '#mocks/content/themeWorlds.ts';
import { createShopApi, type ShopApi } from '#src/api/shopApi.ts';
import { LINKS, SITE_LINKS } from '#src/config/links.ts';
import { SITES } from '#src/config/sites.ts';
import { CountrySwitch } from '#src/features/country-switch/index.ts';
import { Navigation, type NavigationProps } from '#src/features/navigation/index.ts';
import { openTopAtom } from '#src/features/navigation/navigationAtoms.ts';
import { failed, ok } from '#src/lib/result.ts';
import { navigationResponse } from '#src/schemas/navigation.ts';
import { themeWorldsResponse } from '#src/schemas/themeWorld.ts';
import { themeWorldsAtom } from '#src/state/contentAtoms.ts';
import { openFlyoutAtom } from '#src/state/flyoutAtoms.ts';
import { type Platform, platformAtom } from '#src/state/platformAtoms.ts';
import { previewChangedAtom } from '#src/state/previewRevisionAtom.ts';
import { renderWithShop } from '../../support/renderWithShop.tsx';

// Theme worlds end, so the clock of the page is that of the data.
const NOW = new Date('2026-11-20T09:00:00Z');
const serverData = { navigation: navigationTreeOf('DE'), themeWorlds: themeWorldsAt('DE', NOW) };

const aPage = (props: NavigationProps = {}) => (
  <>
    <Navigation {...props} />
    <main>
      <button type="button">Elsewhere</button>
    </main>
  </>
);

async function show(platform: Platform = 'CLASSIC', props: NavigationProps = {}) {
  const page = await renderWithShop(aPage(props), { provider: { serverData } });
  act(() => page.store.set(platformAtom, platform));
  return page;
}

const top = (name: string) => screen.getByRole('button', { name });
const openFlyouts = () => document.querySelectorAll('[data-flyout="NAVIGATION"]');
const rest = (element: HTMLElement, pointerType = 'mouse') =>
  fireEvent.pointerEnter(element, { pointerType });

const writeFromRight = () => {
  document.documentElement.dir = 'rtl';
  onTestFinished(() => document.documentElement.removeAttribute('dir'));
};

beforeEach(() => vi.useFakeTimers({ now: NOW }));

describe('with a pointer', () => {
  it('NAV-04: an entry opens after the pointer has hovered over it for 300 ms; leaving closes its panel', async () => {
    await show();
    rest(top('Kaffee'));
    act(() => vi.advanceTimersByTime(299));
    expect(top('Kaffee')).toHaveAttribute('aria-expanded', 'false');
    act(() => vi.advanceTimersByTime(1));
    expect(top('Kaffee')).toHaveAttribute('aria-expanded', 'true');
    expect(openFlyouts()).toHaveLength(1);
    fireEvent.pointerLeave(screen.getByRole('navigation'), { pointerType: 'mouse' });
    act(() => vi.advanceTimersByTime(300));
    expect(openFlyouts()).toHaveLength(0);
  });

  it.each([
    ['crossing the entry', 'mouse', () => fireEvent.pointerLeave(top('Kaffee'))],
    ['touching it', 'touch', () => {}],
    ['leaving the page during the hover delay', 'mouse', () => fireEvent(window, new Event('pagehide'))],
  ])('NAV-04, HDR-08: %s opens nothing', async (_name, pointerType, then) => {
    await show();
    rest(top('Kaffee'), pointerType);
    act(() => vi.advanceTimersByTime(200));
    then();
    act(() => vi.advanceTimersByTime(1_000));
    expect(openFlyouts()).toHaveLength(0);
  });

  it('NAV-06: a press cancels the hover delay: a panel that it opened and Escape closed stays closed', async () => {
    const { user } = await show();
    await user.click(top('Kaffee'));
    await user.keyboard('{Escape}');
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    expect(openFlyouts()).toHaveLength(0);
  });

  it('NAV-04: moving the pointer down into the panel crosses another entry without switching', async () => {
    await show();
    rest(top('Kaffee'));
    act(() => vi.advanceTimersByTime(300));
    fireEvent.pointerLeave(top('Kaffee'));
    fireEvent.pointerEnter(top('Mode'), { pointerType: 'mouse', clientX: 100, clientY: 100 });
    for (let step = 1; step <= 6; step += 1) {
      act(() => vi.advanceTimersByTime(100));
      fireEvent.pointerMove(top('Mode'), {
        pointerType: 'mouse',
        clientX: 100 + step * 8,
        clientY: 100 + step * 6,
      });
    }
    expect(top('Kaffee')).toHaveAttribute('aria-expanded', 'true');
    act(() => vi.advanceTimersByTime(300));
    expect(top('Mode')).toHaveAttribute('aria-expanded', 'true');
    expect(openFlyouts()).toHaveLength(1);
  });

  it('NAV-06: a click toggles; the first one after an opening by hover keeps the panel, however late', async () => {
    const { user } = await show();
    rest(top('Mode'), 'mouse');
    act(() => vi.advanceTimersByTime(2_000));
    expect(top('Mode')).toHaveAttribute('aria-expanded', 'true');
    fireEvent.click(top('Mode'));
    expect(top('Mode')).toHaveAttribute('aria-expanded', 'true');
    fireEvent.click(top('Mode'));
    expect(top('Mode')).toHaveAttribute('aria-expanded', 'false');
    await user.click(top('Kaffee'));
    expect(top('Kaffee')).toHaveAttribute('aria-expanded', 'true');
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    await user.click(top('Kaffee'));
    expect(top('Kaffee')).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('with a keyboard', () => {
  it.each(['{Enter}', ' '])('NAV-04: "%s" opens and closes', async (key) => {
    const { user } = await show();
    act(() => top('Kaffee').focus());
    await user.keyboard(key);
    expect(top('Kaffee')).toHaveAttribute('aria-expanded', 'true');
    expect(top('Kaffee')).toHaveFocus();
    await act(() => vi.advanceTimersByTimeAsync(1_000));
    await user.keyboard(key);
    expect(top('Kaffee')).toHaveAttribute('aria-expanded', 'false');
  });

  it('NAV-04: left, right, Home and End move along the bar and wrap; browser shortcuts are not captured', async () => {
    const { user } = await show();
    act(() => top('Kaffee').focus());
    await user.keyboard('{ArrowRight}');
    expect(top('Mode')).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(top('Neue Welten')).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(top('Wohnen')).toHaveFocus();
    await user.keyboard('{Home}');
    expect(top('Neue Welten')).toHaveFocus();
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
    expect(top('Neue Welten')).toHaveFocus();
    await user.keyboard('{End}');
    expect(top('Wohnen')).toHaveFocus();
  });

  it('LIB-09: where the page is written from right to left, the arrow keys point the same way as the bar', async () => {
    writeFromRight();
    const { user } = await show();
    act(() => top('Kaffee').focus());
    await user.keyboard('{ArrowLeft}');
    expect(top('Mode')).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(top('Neue Welten')).toHaveFocus();
    act(() => top('Kaffee').focus());
    await user.keyboard('{ArrowDown}');
    const panel = within(openFlyouts()[0] as HTMLElement);
    const second = panel.getByRole('button', { name: 'Gemahlener Kaffee' });
    act(() => second.focus());
    await user.keyboard('{ArrowLeft}');
    expect(second).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{ArrowRight}');
    expect(second).toHaveFocus();
  });

  it('NAV-04: up and down move through the groups and wrap at their ends', async () => {
    const { user } = await show();
    await user.click(top('Kaffee'));
    const first = screen.getByRole('link', { name: 'Kaffee im Überblick' });
    act(() => first.focus());
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toHaveTextContent('Ganze Bohne');
    await user.keyboard('{ArrowUp}{ArrowUp}');
    const list = first.closest('ul') as HTMLElement;
    expect(list.lastElementChild).toContainElement(document.activeElement as HTMLElement);
    await user.keyboard('{ArrowDown}');
    expect(first).toHaveFocus();
  });

  it('NAV-04, HDR-08: down moves into the panel, right into a group, left back, and Escape to the entry', async () => {
    const { user } = await show();
    act(() => top('Kaffee').focus());
    await user.keyboard('{ArrowDown}');
    expect(top('Kaffee')).toHaveAttribute('aria-expanded', 'true');
    const panel = within(openFlyouts()[0] as HTMLElement);
    const second = panel.getByRole('button', { name: 'Gemahlener Kaffee' });
    act(() => second.focus());
    await user.keyboard('{ArrowRight}');
    expect(second).toHaveAttribute('aria-expanded', 'true');
    expect(second.parentElement).toContainElement(document.activeElement as HTMLElement);
    await user.keyboard('{ArrowLeft}');
    expect(second).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(openFlyouts()).toHaveLength(0);
    expect(top('Kaffee')).toHaveFocus();
  });
});

describe('trees of other shops', () => {
  const withTree = async (navigation: object[], platform: Platform = 'CLASSIC') => {
    const page = await renderWithShop(aPage({ path: '/' }), {
      provider: { serverData: { navigation: navigationResponse.parse(navigation), themeWorlds: null } },
    });
    act(() => page.store.set(platformAtom, platform));
    return page;
  };
  const leaf = { title: 'Leaf', href: '/leaf' };
  const five = { title: 'Fifth', children: [{ title: 'Group', children: [leaf, { title: 'Empty' }] }] };
  const tops = [{ title: 'a' }, { title: 'b' }, { title: 'c' }, { title: 'd' }];

  it('NAV-03, NAV-04: entries and groups without an address are buttons that Tab reaches, without an overview', async () => {
    const { user } = await withTree([...tops, five]);
    expect(top('Fifth').tagName).toBe('BUTTON');
    act(() => screen.getByRole('link', { name: 'Wohnen' }).focus());
    await user.tab();
    expect(top('Fifth')).toHaveFocus();
    await user.keyboard('{Enter}');
    const group = within(openFlyouts()[0] as HTMLElement).getByRole('button', { name: 'Group' });
    expect(group.tagName).toBe('BUTTON');
    expect(screen.queryByRole('link', { name: /im Überblick/ })).toBeNull();
    expect(document.querySelector('a:not([href])')).toBeNull();
  });

  it('NAV-09: an entry with the whole address of the page is the current one', async () => {
    await withTree([...tops, { title: 'Own', href: `${location.origin}/` }]);
    expect(screen.getByRole('link', { name: 'Own' })).toHaveAttribute('aria-current', 'page');
  });
});

describe('integration with the page', () => {
  it('NAV-04: following a link closes its panel; opening it in a new tab does not', async () => {
    const { user } = await show();
    await user.click(top('Kaffee'));
    const link = openFlyouts()[0]?.querySelector('a') as HTMLElement;
    const isFollowed = (click: MouseEventInit) => {
      fireEvent.click(link, click);
      return openFlyouts().length === 0;
    };
    act(() => link.focus());
    for (const modifier of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey']) {
      expect(isFollowed({ [modifier]: true }), modifier).toBe(false);
      expect(link).toHaveFocus();
    }
    expect(isFollowed({})).toBe(true);
  });

  it('NAV-05: scrolling is locked while it is open, from before rendering, so that measuring causes no extra layout', async () => {
    const { user } = await show();
    const drawn: number[] = [];
    const width = vi.spyOn(document.documentElement, 'clientWidth', 'get').mockImplementation(() => {
      drawn.push(openFlyouts().length);
      return 1024;
    });
    await user.click(top('Kaffee'));
    expect(drawn).toEqual([0]);
    expect(openFlyouts()).toHaveLength(1);
    width.mockRestore();
    expect(document.body).toHaveClass('flyout-open');
    await user.keyboard('{Escape}');
    expect(document.body).not.toHaveClass('flyout-open');
  });

  describe('when a router changes the page', () => {
    const current = () => document.querySelector('[aria-current="page"]')?.getAttribute('href') ?? null;
    afterEach(() => {
      Reflect.deleteProperty(window, 'navigation');
      history.replaceState(null, '', '/');
    });

    it('NAV-06: the path to the new page is marked, and the open panel closes', async () => {
      const navigation = new EventTarget();
      Object.assign(window, { navigation });
      const { user } = await show();
      await user.click(top('Mode'));
      expect(current()).toBeNull();
      act(() => {
        history.pushState(null, '', '/c/420301');
        navigation.dispatchEvent(new Event('currententrychange'));
      });
      expect(current()).toBe('/c/420301');
      expect(top('Kaffee')).toHaveAttribute('aria-current', 'true');
      expect(openFlyouts()).toHaveLength(0);
      expect(document.body).not.toHaveClass('flyout-open');
    });

    it('NAV-06: without the Navigation API the page is updated on popstate, and otherwise at the next opening', async () => {
      const { user } = await show();
      history.pushState(null, '', '/c/420301');
      act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
      expect(current()).toBe('/c/420301');
      history.pushState(null, '', '/c/430602');
      await user.click(top('Mode'));
      expect(current()).toBe('/c/430602');
    });

    it('NAV-06: the path prop has precedence, and a new one closes the open panel', async () => {
      history.replaceState(null, '', '/c/430602');
      const { user, rerender } = await show('CLASSIC', { path: '/c/420301' });
      await user.click(top('Mode'));
      expect(current()).toBe('/c/420301');
      rerender(aPage({ path: '/c/420302' }));
      expect(current()).toBe('/c/420302');
      expect(openFlyouts()).toHaveLength(0);
    });

    it('NAV-05: a change of query or hash keeps it open', async () => {
      const { user } = await show();
      await user.click(top('Mode'));
      act(() => {
        history.replaceState(null, '', '?sort=price#top');
        window.dispatchEvent(new PopStateEvent('popstate'));
      });
      expect(openFlyouts()).toHaveLength(1);
    });
  });

  it('NAV-07: without a header it is the phone’s menu below 980 px, and its bar again above', async () => {
    const resizeTo = (width: number) => {
      window.innerWidth = width;
      act(() => void window.dispatchEvent(new Event('resize')));
    };
    onTestFinished(() => resizeTo(1_024));
    resizeTo(390);
    const { user } = await renderWithShop(aPage(), { provider: { serverData } });
    const toggle = screen.getByRole('button', { name: 'Menü' });
    await user.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    resizeTo(1_440);
    expect(openFlyouts()).toHaveLength(0);
    await user.click(top('Kaffee'));
    expect(top('Kaffee')).toHaveAttribute('aria-expanded', 'true');
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
  });

  it('NAV-05: entering or leaving the phone layout closes everything and unlocks scrolling', async () => {
    const { user, store } = await show('MATCH');
    await user.click(screen.getByRole('button', { name: 'Menü' }));
    act(() => store.set(platformAtom, 'TABLET'));
    expect(store.get(openFlyoutAtom)).toBe('NONE');
    expect(document.body).not.toHaveClass('flyout-open');
    await user.click(top('Kaffee'));
    act(() => store.set(platformAtom, 'CLASSIC'));
    expect(openFlyouts()).toHaveLength(1);
    act(() => store.set(platformAtom, 'MATCH'));
    expect(store.get(openFlyoutAtom)).toBe('NONE');
  });

  it('HDR-17: a panel that the page closes gives its focus to its entry', async () => {
    const { user, store } = await show();
    act(() => top('Kaffee').focus());
    await user.keyboard('{ArrowDown}');
    expect(openFlyouts()[0]).toContainElement(document.activeElement as HTMLElement);
    await act(async () => store.set(openFlyoutAtom, 'NONE'));
    expect(top('Kaffee')).toHaveFocus();
  });

  it('HDR-17: a focus inside moves to its counterpart in the other layout, a focus elsewhere stays', async () => {
    const { user, store } = await show('CLASSIC');
    await user.click(top('Kaffee'));
    await user.tab();
    act(() => store.set(platformAtom, 'MATCH'));
    expect(screen.getByRole('button', { name: 'Menü' })).toHaveFocus();
    act(() => store.set(platformAtom, 'CLASSIC'));
    expect(document.activeElement).toHaveAttribute('data-top');
    act(() => top('Elsewhere').focus());
    act(() => store.set(platformAtom, 'MATCH'));
    expect(top('Elsewhere')).toHaveFocus();
  });

  it('NAV-03, NAV-06: "to overview" is first, and the group of the current page is selected', async () => {
    const { user } = await show('CLASSIC', { path: '/c/420301' });
    await user.click(top('Kaffee'));
    expect(top('Kaffee')).toHaveAttribute('aria-current', 'true');
    const opened = within(openFlyouts()[0] as HTMLElement);
    const [first] = opened.getAllByRole('link');
    expect(first).toHaveAccessibleName('Kaffee im Überblick');
    expect(first).toHaveAttribute('href', top('Kaffee').getAttribute('href') as string);
    const chosen = opened.getByRole('button', { expanded: true });
    expect(chosen).toHaveAttribute('aria-current', 'true');
    expect(document.querySelector('[aria-current="page"]')).toHaveAttribute('href', '/c/420301');
  });

  it('NAV-02: the first entry shows the theme worlds in four sections, with a badge for each kind of news', async () => {
    const { user } = await show();
    await user.click(top('Neue Welten'));
    const worlds = within(openFlyouts()[0] as HTMLElement);
    expect(worlds.getAllByRole('heading', { level: 2 })).toHaveLength(4);
    for (const [words, variant] of [
      ['Bis zu −30 %', 'sale'],
      ['Mit Karte', 'accent'],
      ['Neu', 'ink'],
    ] as const)
      for (const badge of worlds.getAllByText(words)) expect(badge).toHaveAttribute('data-variant', variant);
  });
});

describe('on the platform MATCH', () => {
  const menu = () => screen.getByRole('button', { name: 'Menü' });

  it('NAV-07: entering a level moves the focus into it, and back out of it, level by level', async () => {
    const { user } = await show('MATCH');
    await user.click(menu());
    expect(openFlyouts()).toHaveLength(1);
    await user.click(top('Kaffee'));
    expect(document.activeElement).toHaveAttribute('data-part', 'nav-back');
    const group = screen.getByRole('button', { name: 'Ganze Bohne' });
    await user.click(group);
    expect(group).toHaveAttribute('aria-expanded', 'true');
    expect(group.parentElement).toContainElement(document.activeElement as HTMLElement);
    await user.keyboard('{Enter}');
    expect(group).toHaveFocus();
    expect(group).toHaveAttribute('aria-expanded', 'false');
    const back = top('Kaffee').parentElement?.querySelector<HTMLElement>('[data-part="nav-back"]');
    await user.click(back as HTMLElement);
    expect(top('Kaffee')).toHaveFocus();
    expect(top('Kaffee')).toHaveAttribute('aria-expanded', 'false');
  });

  it('NAV-07: below its entries the open menu has theme worlds, account, stores, help and the country switch of the page', async () => {
    const page = [<Navigation key="menu" />, <CountrySwitch key="countries" />];
    const { user, store } = await renderWithShop(page, { provider: { serverData } });
    act(() => store.set(platformAtom, 'MATCH'));
    await user.click(menu());
    const list = within(top('Wohnen').closest('li')?.nextElementSibling as HTMLElement);
    const hrefs = list.getAllByRole('link').map((link) => link.getAttribute('href'));
    // A phone shows the first two worlds.
    expect(hrefs.splice(0, 3).every((href) => /^\/./.test(href ?? ''))).toBe(true);
    const countries = document.querySelector('[data-vitrine="country-switcher"]')?.id;
    expect(hrefs).toEqual([LINKS.account, SITE_LINKS.DE.stores, SITE_LINKS.DE.help, `#${countries}`]);
    await user.click(list.getByRole('link', { name: 'Land wählen Deutschland' }));
    expect(openFlyouts()).toHaveLength(0);
  });

  it('NAV-04: arrow keys continue from the last entry to the items below it', async () => {
    const { user } = await show('MATCH');
    await user.click(menu());
    act(() => top('Wohnen').focus());
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('link', { name: 'Mein Konto' })).toHaveFocus();
  });

  it('LIB-09: where the page is written from right to left, left leads into a level and right back', async () => {
    writeFromRight();
    const { user } = await show('MATCH');
    act(() => menu().focus());
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowLeft}');
    expect(top('Kaffee')).toHaveAttribute('aria-expanded', 'true');
    expect(document.activeElement).toHaveAttribute('data-part', 'nav-back');
    await user.keyboard('{ArrowRight}');
    expect(top('Kaffee')).toHaveAttribute('aria-expanded', 'false');
    expect(top('Kaffee')).toHaveFocus();
  });

  it('NAV-04, HDR-08: arrow keys move down the list, into a level and back; Escape returns to the button', async () => {
    const { user } = await show('MATCH');
    act(() => menu().focus());
    await user.keyboard('{ArrowDown}');
    expect(openFlyouts()).toHaveLength(1);
    expect(top('Neue Welten')).toHaveFocus();
    // Also from the button of the open menu.
    act(() => menu().focus());
    await user.keyboard('{ArrowDown}');
    expect(top('Neue Welten')).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowRight}');
    expect(top('Kaffee')).toHaveAttribute('aria-expanded', 'true');
    const back = document.activeElement as HTMLElement;
    expect(back).toHaveAttribute('data-part', 'nav-back');
    // The button does not leave the level.
    act(() => menu().focus());
    await user.keyboard('{ArrowDown}');
    expect(top('Kaffee')).toHaveAttribute('aria-expanded', 'true');
    act(() => back.focus());
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('link', { name: 'Kaffee im Überblick' })).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(top('Kaffee')).toHaveFocus();
    expect(openFlyouts()).toHaveLength(1);
    await user.keyboard('{Escape}');
    expect(openFlyouts()).toHaveLength(0);
    expect(menu()).toHaveFocus();
  });

  it('NAV-06: on a page of the tree the menu opens at its level, and back moves up from there', async () => {
    const { user } = await show('MATCH', { path: '/c/420301' });
    await user.click(menu());
    expect(top('Kaffee')).toHaveAttribute('aria-expanded', 'true');
    const chosen = document.querySelector('[data-chosen]') as HTMLElement;
    expect(chosen.querySelector('[aria-current="page"]')).toHaveAttribute('href', '/c/420301');
    await user.click(chosen.querySelector('[data-part="nav-back"]') as HTMLElement);
    expect(document.querySelector('[data-chosen]')).toBeNull();
    expect(top('Kaffee')).toHaveAttribute('aria-expanded', 'true');
  });
});

describe('when the shop does not respond', () => {
  it.each([
    ['navigation-error', []],
    ['offline', ['Neue Welten']],
  ])('NAV-01: %s is logged, and the top entries are links', async (scenario, first) => {
    // Only the clock is faked: the calls need real timers, and the theme worlds end.
    vi.useFakeTimers({ toFake: ['Date'], now: NOW });
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { calls } = await renderWithShop(<Navigation />, { scenario });
    await vi.waitFor(() =>
      expect(warn).toHaveBeenCalledWith(expect.stringContaining('Navigation: no answer')),
    );
    expect(calls).toContain('GET /jsonflyoutnavigation');
    // The theme worlds are an answer of their own.
    await vi.waitFor(() => {
      const links = [...document.querySelectorAll('a[data-top]:not([role])')];
      expect(links.map((link) => link.textContent)).toEqual([...first, 'Kaffee', 'Mode', 'Wohnen']);
    });
  });

  it('NAV-08: theme worlds are shown without the tree', async () => {
    const { user } = await renderWithShop(aPage(), {
      provider: { serverData: { navigation: null, themeWorlds: serverData.themeWorlds } },
    });
    await user.click(top('Neue Welten'));
    expect(within(openFlyouts()[0] as HTMLElement).getAllByRole('heading', { level: 2 })).toHaveLength(4);
  });

  it('NAV-09: theme worlds that arrive hours after the page end at their time, and those that have ended are not shown', async () => {
    const worlds = {
      new: {
        themeworlds: [
          { title: 'Vorbei', url: '/w/vorbei', endDate: '2026-12-01T12:00:00Z' },
          { title: 'Laternen', url: '/w/laternen', endDate: '2026-12-01T15:00:00Z' },
          { title: 'Immer', url: '/w/immer' },
        ],
      },
    };
    vi.useFakeTimers({ now: Date.parse('2026-12-01T09:00:00Z') });
    // The client's code is there before the clock moves.
    await import('#src/api/pageClients.ts');
    const readThemeWorlds = vi.fn(async () => ok(themeWorldsResponse.parse(worlds)));
    readThemeWorlds.mockResolvedValueOnce(failed({ kind: 'network', isReported: true }) as never);
    const shop = { ...createShopApi({ site: 'DE' }), readThemeWorlds } as unknown as ShopApi;
    await renderWithShop(<Navigation />, { provider: { shop, serverData: { navigation: null } } });
    const shown = () => ['Vorbei', 'Laternen', 'Immer'].filter((title) => screen.queryByText(title) !== null);
    await vi.waitFor(() => expect(readThemeWorlds).toHaveBeenCalledOnce());
    await act(async () => void vi.advanceTimersByTime(5 * 3_600_000));
    act(() => void window.dispatchEvent(new Event('online')));
    await vi.waitFor(() => expect(shown()).toContain('Immer'));
    expect(shown()).toEqual(['Laternen', 'Immer']);
    act(() => void vi.advanceTimersByTime(3_600_001));
    expect(shown()).toEqual(['Immer']);
  });

  it.each(['CLASSIC', 'MATCH'] as const)(
    'NAV-05, NAV-09: the open panel of an entry whose last theme world ends closes, and the page scrolls again: %s',
    async (platform) => {
      const themeWorlds = themeWorldsResponse.parse({
        new: { themeworlds: [{ title: 'Laternen', url: '/w/laternen', endDate: '2026-12-01T10:00:00Z' }] },
      });
      vi.useFakeTimers({ now: Date.parse('2026-12-01T09:00:00Z') });
      const { store, user } = await renderWithShop(aPage(), {
        provider: { serverData: { navigation: null, themeWorlds, now: Date.now() } },
      });
      act(() => store.set(platformAtom, platform));
      if (platform === 'MATCH') await user.click(screen.getByRole('button', { name: 'Menü' }));
      await user.click(top('Neue Welten'));
      await act(async () => void vi.advanceTimersByTime(3_600_001));
      expect(screen.queryByText('Laternen')).toBeNull();
      expect(store.get(openTopAtom)).toBeNull();
      // The phone's menu stays open at its first level.
      expect(store.get(openFlyoutAtom)).toBe(platform === 'MATCH' ? 'NAVIGATION' : 'NONE');
      expect(document.activeElement).not.toBe(document.body);
    },
  );

  it('NAV-01, BEY-12: a route that changes later replaces the tree, also while the first one has not answered', async () => {
    const answers = new Map<string, (tree: Response) => void>();
    const fetch = vi.fn(
      (path: RequestInfo | URL) =>
        new Promise<Response>((resolve) => {
          answers.set(String(path), resolve);
        }),
    );
    const answer = (path: string, title: string) =>
      act(async () => answers.get(path)?.(Response.json([{ title: 'a' }, { title, href: '/x' }])));
    const provider = {
      site: { ...SITES.DE, topEntries: 'tree' as const },
      serverData: { themeWorlds: null },
      shop: createShopApi({ site: 'DE', fetch }),
    };
    const { rerender } = await renderWithShop(<Navigation route="/first?depth=3" />, { provider });
    rerender(<Navigation route="/second" />);
    await answer('/second', 'Second');
    expect(await screen.findByText('Second')).toBeInTheDocument();
    await answer('/first?depth=3', 'First');
    expect(screen.queryByText('First')).toBeNull();
    rerender(<Navigation route="/third" />);
    await answer('/third', 'Third');
    expect(await screen.findByText('Third')).toBeInTheDocument();
    expect(screen.queryByText('Second')).toBeNull();
    expect([...answers.keys()]).toEqual(['/first?depth=3', '/second', '/third']);
    expect(fetch).toHaveBeenCalledTimes(3);
  });

  it('NAV-01: a route that changes later replaces the tree of the server, which is that of the first route', async () => {
    const fetch = vi.fn(async (path: RequestInfo | URL) =>
      path === '/third' ? Promise.reject() : Response.json([{ title: `Tree of ${path}`, href: '/x' }]),
    );
    const provider = {
      site: { ...SITES.DE, topEntries: 'tree' as const },
      serverData: { themeWorlds: null, navigation: [{ title: 'Server', href: '/x', children: [] }] },
      shop: createShopApi({ site: 'DE', fetch }),
    };
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { rerender } = await renderWithShop(<Navigation route="/first" />, { provider });
    expect(await screen.findByText('Server')).toBeInTheDocument();
    expect(fetch).not.toHaveBeenCalled();
    await act(async () => rerender(<Navigation route="/second" />));
    expect(await screen.findByText('Tree of /second')).toBeInTheDocument();
    await act(async () => rerender(<Navigation route="/third" />));
    fetch.mockImplementation(async () => Response.json([{ title: 'Third', href: '/x' }]));
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('Third')).toBeInTheDocument();
  });

  it('HDR-17: the focus stays on a top entry when the tree arrives and makes it open a panel', async () => {
    let send: (tree: Response) => void = () => {};
    const fetch = () =>
      new Promise<Response>((resolve) => {
        send = resolve;
      });
    await renderWithShop(aPage(), {
      provider: { serverData: { themeWorlds: null }, shop: createShopApi({ site: 'DE', fetch }) },
    });
    act(() => screen.getByRole('link', { name: 'Kaffee' }).focus());
    await act(async () => send(Response.json(navigationTreeOf('DE'))));
    expect(top('Kaffee')).toHaveFocus();
  });

  it.each(['https://evil.example/tree', '//evil.example', 'tree', '/\\evil.example'])(
    'NAV-01: a route outside the shop is not requested: %s',
    async (route) => {
      const fetch = vi.fn();
      const answer = await createShopApi({ site: 'DE', fetch }).readNavigation({ route });
      expect(answer).toMatchObject({ ok: false, error: { kind: 'malformed' } });
      expect(fetch).not.toHaveBeenCalled();
    },
  );
});

describe('under a preview', () => {
  const WORLDS = 'GET /service/themeworld-frontend/api/themeworlds/navigation';

  it('BEY-06: theme worlds are requested again when staff choose another time; the tree is not', async () => {
    const { calls, store } = await show();
    expect(calls).toEqual([]);
    await act(async () => store.set(previewChangedAtom));
    expect(calls).toEqual([WORLDS]);
    await act(async () => store.set(previewChangedAtom));
    expect(calls).toEqual([WORLDS, WORLDS]);
  });

  it.each([
    [404, null],
    [500, serverData.themeWorlds],
  ])('BEY-06, PRV-03: after the status %i the previewed time has the worlds %j', async (status, worlds) => {
    const { shop } = await renderWithShop(null);
    const readThemeWorlds = async () => failed({ kind: 'refused', status } as const);
    const { store } = await renderWithShop(aPage(), {
      provider: { serverData, shop: { ...shop, readThemeWorlds } },
    });
    expect(store.get(themeWorldsAtom)).toEqual(serverData.themeWorlds);
    await act(async () => store.set(previewChangedAtom));
    await vi.waitFor(() => expect(store.get(themeWorldsAtom)).toEqual(worlds));
  });

  it('BEY-06: the preview cookie alone triggers the request, despite the server’s data', async () => {
    document.cookie = 'preview=1; path=/';
    const { calls } = await show();
    await act(async () => {});
    expect(calls).toEqual([WORLDS]);
    // Answered, and not again when the network works again.
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(calls).toEqual([WORLDS]);
  });
});
