import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createStore } from 'jotai';
import { describe, expect, it, vi } from 'vitest';
import type { CallError } from '#src/api/request.ts';
import { createShopApi, type ShopApi } from '#src/api/shopApi.ts';
import { EVERY_CATEGORY } from '#src/config/consent.ts';
import { Search, useSearch } from '#src/features/search/index.ts';
import { failed, ok } from '#src/lib/result.ts';
import { themeWorldsResponse } from '#src/schemas/themeWorld.ts';
import { awaitConsentAtom, decideConsentAtom, requireConsentAtom } from '#src/state/consentAtoms.ts';
import { fetchedTreeAtom } from '#src/state/contentAtoms.ts';
import { openFlyoutAtom } from '#src/state/flyoutAtoms.ts';
import { rememberViewedProductAtom } from '#src/state/viewedProductsAtoms.ts';
import { reloadVisitorAtom } from '#src/state/visitorAtoms.ts';
import { readAnnouncements } from '#src/ui/Announcer/announcementLedger.ts';
import { spoken } from '../../support/announcements.ts';
import { renderWithShop } from '../../support/renderWithShop.tsx';

const field = () => screen.getByRole('combobox') as HTMLInputElement;
const options = () => screen.getAllByRole('option');
const chosen = () => screen.queryByRole('option', { selected: true });
const panel = () => document.querySelector('[data-vitrine="suggestions"]');

/** A person who has typed and sees suggestions. */
async function afterTyping(text = 'ka', options: Parameters<typeof renderWithShop>[1] = {}) {
  const page = await renderWithShop(<Search />, options);
  await page.user.type(field(), text);
  await screen.findAllByRole('option');
  return page;
}

describe('SRC-04: the combobox', () => {
  it.each([
    ['{ArrowDown}', 0],
    ['{ArrowUp}', -1],
  ])('%s opens a closed list and selects its option %i, repeatedly', async (key, place) => {
    const { user } = await afterTyping();
    for (let round = 0; round < 2; round++) {
      await user.keyboard('{Escape}');
      expect(field()).not.toHaveAttribute('aria-activedescendant');
      await user.keyboard(key);
      expect(chosen()).toBe(options().at(place));
      expect(field()).toHaveAttribute('aria-activedescendant', chosen()?.id);
      expect(chosen()).toHaveAccessibleName(field().value);
    }
  });

  it('the caret keys clear the selection and keep its text for editing', async () => {
    const { user, calls } = await afterTyping();
    await user.keyboard('{ArrowDown}');
    const { value } = field();
    await user.keyboard('{ArrowLeft}');
    expect(chosen()).toBeNull();
    expect(field()).toHaveValue(value);
    calls.length = 0;
    await user.keyboard('{End}s');
    expect(field()).toHaveValue(`${value}s`);
    await waitFor(() => expect(calls).toHaveLength(1));
  });

  it('leaves Home, keys with Alt or Ctrl and those of an input method to the browser', async () => {
    await afterTyping();
    for (const key of [
      { key: 'ArrowDown', altKey: true },
      { key: 'ArrowDown', ctrlKey: true },
      { key: 'Home' },
      { key: 'ArrowDown', isComposing: true },
      { key: 'ArrowDown', keyCode: 229 },
      { key: 'Escape', isComposing: true },
      { key: 'Escape', keyCode: 229 },
    ])
      expect(fireEvent.keyDown(field(), key)).toBe(true);
    expect(chosen()).toBeNull();
    expect(panel()).not.toBeNull();
  });

  it.each([
    ['the previous list', 'ka', '{ArrowDown}', 'kakao'],
    ['what the page knows', '', '{ArrowDown}{ArrowDown}', 'Kaffee'],
  ])('keeps a choice from %s until it ends, and then shows the answer', async (_list, before, keys, name) => {
    const terms = (...searchTerms: string[]) =>
      ok({ searchTerms: searchTerms.map((searchterm) => ({ searchterm })), products: [] });
    const { promise, resolve } = Promise.withResolvers<ReturnType<typeof terms>>();
    const readSuggestions = vi.fn<ShopApi['readSuggestions']>(async ({ query }) =>
      query.q === before ? terms('kakao', 'kanne') : promise,
    );
    const shop = { ...createShopApi({ site: 'DE' }), readSuggestions };
    const store = createStore();
    const { user } = await renderWithShop(<Search />, { store, provider: { shop } });
    act(() => store.set(fetchedTreeAtom, [{ title: 'Kaffee', href: '/c/1', children: [] }]));
    await user.click(field());
    if (before) await user.keyboard(before);
    // The answer, not what the page knows until then.
    await screen.findByRole('option', { name });
    await user.keyboard('kaf'.slice(before.length));
    await screen.findByRole('option', { name });
    await user.keyboard(keys);
    await waitFor(() => expect(readSuggestions.mock.lastCall?.[0].query.q).toBe('kaf'));
    expect(panel()).toHaveAttribute('aria-busy', 'true');
    await act(async () => resolve(terms('kaffee')));
    expect(panel()).not.toHaveAttribute('aria-busy');
    expect(chosen()).toHaveAccessibleName(name);
    expect(field()).toHaveValue(name);
    expect(field()).toHaveAttribute('aria-activedescendant', chosen()?.id);
    await user.keyboard('{ArrowLeft}');
    expect(options().map((option) => option.textContent)).toEqual(['kaffee']);
    expect(field()).toHaveValue(name);
    await user.keyboard('{ArrowDown}');
    expect(field()).toHaveValue('kaffee');
  });

  it('Escape closes and restores the typed text, a second one clears the field', async () => {
    const { user } = await afterTyping();
    await user.keyboard('{ArrowDown}{Escape}');
    expect(panel()).toBeNull();
    expect(field()).toHaveValue('ka');
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    await user.keyboard('{Escape}');
    expect(field()).toHaveValue('');
  });

  it('never captures Tab', async () => {
    const { user } = await afterTyping();
    await user.keyboard('{ArrowDown}');
    await user.tab();
    expect(screen.getByRole('button', { name: 'Eingabe löschen' })).toHaveFocus();
    await user.tab();
    await user.tab();
    expect(document.body).toHaveFocus();
    expect(panel()).toBeNull();
    expect(field()).toHaveValue('ka');
  });

  it.each([
    ['a page', () => {}],
    ['a page that reads the search', useSearch],
  ])(
    'announces an answer once beside the inline group of %s, also when the field is clicked',
    async (_page, useIt) => {
      let renders = 0;
      const Page = () => {
        renders += 1;
        if (renders > 200) throw new Error('The group renders its own page again and again.');
        useIt();
        return <Search suggestionGroup={() => ({ title: 'Rat', options: [{ text: 'Rat', href: '/r' }] })} />;
      };
      const page = await renderWithShop(<Page />);
      await page.user.type(field(), 'kaffee');
      await waitFor(() => expect(panel()).not.toHaveAttribute('aria-busy'));
      const announced = () => readAnnouncements().map(({ message }) => message);
      await waitFor(() => expect(announced().at(-1)).toBe(`${options().length} Vorschläge gefunden.`));
      const before = announced();
      page.rerender(<Page />);
      await page.user.click(field());
      page.rerender(<Page />);
      expect(announced()).toEqual(before);
    },
  );

  it.each<[string, () => unknown, number]>([
    [
      'an error',
      () => {
        throw new Error('The guides are gone.');
      },
      0,
    ],
    ['a promise', async () => ({ title: 'Rat', options: [] }), 0],
    ['no options', () => ({ title: 'Rat' }), 0],
    [
      'some unreadable options',
      () => ({ title: 'Rat', options: [null, { text: 5, href: '/5' }, { text: 'Rat', href: '/r' }] }),
      1,
    ],
  ])('a page’s own group of %s affects no other suggestion', async (_what, suggestionGroup, own) => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const page = await renderWithShop(<Search suggestionGroup={suggestionGroup as never} />);
    await page.user.type(field(), 'kaffee');
    await waitFor(() => expect(panel()).not.toHaveAttribute('aria-busy'));
    expect(options().length).toBeGreaterThan(1);
    expect(screen.queryAllByRole('group', { name: 'Rat' })).toHaveLength(own);
  });

  it('announces the active option where VoiceOver would not', async () => {
    vi.spyOn(navigator, 'platform', 'get').mockReturnValue('MacIntel');
    const { user } = await afterTyping();
    await user.keyboard('{ArrowDown}');
    const first = options()[0]?.textContent;
    await waitFor(() => expect(spoken().at(-1)).toBe(`${first}, 1 von ${options().length}`));
    await user.keyboard('{ArrowUp}');
    const count = options().length;
    await waitFor(() =>
      expect(spoken().at(-1)).toMatch(new RegExp(`, \\d+,\\d\\d.€, ${count} von ${count}$`)),
    );
  });
});

describe('SRC-05, SRC-06, SRC-07: navigation to results', () => {
  it('submitting an empty field only focuses it', async () => {
    const { user, navigate } = await renderWithShop(<Search />);
    await user.click(screen.getByRole('button', { name: 'Suchen' }));
    expect(field()).toHaveFocus();
    expect(navigate).not.toHaveBeenCalled();
  });

  describe('SRC-10: Enter follows the active option like a click', () => {
    const trackKeys = (option: HTMLElement) => {
      const id = /\/p\/([\w-]+)\?/.exec((option as HTMLAnchorElement).href)?.[1];
      return [`search_track_visit_pds_event_${id}`, `search_track_add_to_basket_event_${id}`];
    };

    it('a product opens its page and stores its two tracking entries', async () => {
      const { user, navigate, track } = await afterTyping('ka');
      await user.keyboard('{ArrowUp}');
      const product = chosen() as HTMLElement;
      const title = field().value;
      const followed = vi.fn((event: Event) => event.preventDefault());
      product.addEventListener('click', followed);
      await user.keyboard('{Enter}');
      expect(followed).toHaveBeenCalledOnce();
      expect(navigate).not.toHaveBeenCalled();
      expect(Object.keys(localStorage).sort()).toEqual(trackKeys(product).sort());
      const [note, otherNote] = Object.values(localStorage);
      expect(note).toMatch(/^{"sessionId":"[\da-f]{32}"}$/);
      expect(otherNote).toBe(note);
      expect(track.mock.calls.map(([event]) => event)).toEqual(['select_item']);
      expect(field()).toHaveValue(title);
      expect(panel()).toBeNull();
    });

    it('a term is searched through the router', async () => {
      const { user, navigate, track } = await afterTyping('ka');
      await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
      expect(navigate).toHaveBeenCalledExactlyOnceWith('/search?query=kaffeebohnen&site=DE');
      expect(track).toHaveBeenCalledExactlyOnceWith('search', { search_term: 'kaffeebohnen' });
      expect(field()).toHaveValue('kaffeebohnen');
      expect(panel()).toBeNull();
    });

    it.each(['Control', 'Meta'])('%s+Enter opens a new tab and keeps the current page', async (modifier) => {
      const open = vi.spyOn(window, 'open').mockReturnValue(null);
      const { user, navigate, track } = await afterTyping('ka');
      await user.keyboard(`{ArrowUp}{${modifier}>}{Enter}{/${modifier}}`);
      const product = chosen() as HTMLElement;
      expect(open).toHaveBeenCalledExactlyOnceWith(product.getAttribute('href'), '_blank', 'noopener');
      expect(navigate).not.toHaveBeenCalled();
      expect(Object.keys(localStorage).sort()).toEqual(trackKeys(product).sort());
      expect(track).toHaveBeenCalledOnce();
      expect(panel()).not.toBeNull();
    });
  });

  it('a product opened in a new tab stores its tracking entries, and the current page stays unchanged', async () => {
    await afterTyping('ka');
    const product = options().at(-1) as HTMLAnchorElement;
    product.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(product, { ctrlKey: true });
    expect(Object.keys(localStorage)).toHaveLength(2);
    localStorage.clear();
    fireEvent(product, new MouseEvent('auxclick', { bubbles: true, button: 1 }));
    expect(Object.keys(localStorage)).toHaveLength(2);
    expect(field()).toHaveValue('ka');
    expect(panel()).not.toBeNull();
  });

  it('works as a native form with a field, a site and an address', async () => {
    await renderWithShop(<Search />, { site: 'CH_FR' });
    const form = screen.getByRole('search') as HTMLFormElement;
    expect([form.getAttribute('action'), form.method]).toEqual(['/search', 'get']);
    expect(new FormData(form).get('site')).toBe('CH_FR');
    expect(field()).toHaveAttribute('name', 'query');
    expect(field()).toHaveAttribute('maxlength', '200');
  });
});

describe('SRC-09: states', () => {
  it('loading is shown immediately and announced when it takes longer than half a second, the answer at once', async () => {
    vi.useFakeTimers();
    const { promise, resolve } = Promise.withResolvers<never>();
    const readSuggestions = () => promise;
    const shop = { ...createShopApi({ site: 'DE' }), readSuggestions };
    await renderWithShop(<Search />, { provider: { shop } });
    // The list is a chunk of its own, which comes with the first sign of interest.
    await act(async () => field().focus());
    await act(() => vi.dynamicImportSettled());
    await act(async () => fireEvent.change(field(), { target: { value: 'kaffee' } }));
    expect(panel()).toHaveAttribute('aria-busy', 'true');
    const nothingFound = () => screen.queryByText(/^Keine Vorschläge/);
    expect(nothingFound()).toBeNull();
    await act(async () => vi.advanceTimersByTimeAsync(499));
    expect(spoken()).toEqual([]);
    await act(async () => vi.advanceTimersByTimeAsync(1));
    expect(spoken()).toEqual(['Vorschläge werden geladen\u00a0…']);
    await act(async () => resolve(ok({ searchTerms: [{ searchterm: 'kaffee' }], products: [] }) as never));
    expect(panel()).not.toHaveAttribute('aria-busy');
    expect(options()).toHaveLength(1);
    expect(nothingFound()).toBeNull();
    expect(spoken().at(-1)).toBe('1 Vorschlag gefunden.');
  });

  it('suggestions that a broken connection has cost arrive when it works again', async () => {
    const found = { searchTerms: [{ searchterm: 'kaffeekanne' }], categories: [], products: [] };
    const readSuggestions = vi.fn(async () => ok(found));
    readSuggestions.mockResolvedValueOnce(failed<CallError>({ kind: 'network' }) as never);
    const shop = { ...createShopApi({ site: 'DE' }), readSuggestions } as unknown as ShopApi;
    const { user } = await renderWithShop(<Search />, { provider: { shop } });
    await user.type(field(), 'ka');
    expect(
      await screen.findByText('Vorschläge sind gerade nicht verfügbar. Suchen kannst du trotzdem.'),
    ).toBeVisible();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByRole('option', { name: 'kaffeekanne' })).toBeVisible();
    expect(field()).toHaveFocus();
  });

  it('the clear button clears the field and keeps it focused', async () => {
    const { user } = await afterTyping();
    await user.click(screen.getByRole('button', { name: 'Eingabe löschen' }));
    expect(field()).toHaveValue('');
    expect(field()).toHaveFocus();
    expect(screen.getByRole('group', { name: 'Häufig gesucht' })).toBeVisible();
  });
});

it.each([
  ['the nine sites', {}, [], 'Neue Welten'],
  [
    'a tree of the shop’s own',
    { topEntries: 'tree' as const },
    ['Kaffee', ' Diese\u00a0Woche '],
    'Diese\u00a0Woche',
  ],
  ['a tree without an entry of its own for them', { topEntries: 'tree' as const }, ['Kaffee'], 'Neue Welten'],
  ['texts of which another names them', {}, ['Kaffee', 'Diese Woche'], 'Kaffee'],
])('LIB-08, SRC-11: theme worlds have the title of their entry: %s', async (_, settings, titles, title) => {
  const navigation = titles.map((each, index) => ({
    title: each,
    href: `/${index}`,
    children: [],
    ...(index === 1 && { componentName: 'themeWorlds' }),
  }));
  const themeWorlds = themeWorldsResponse.parse({ new: { themeworlds: [{ url: '/w/1', title: 'Winter' }] } });
  const { user } = await renderWithShop(<Search />, {
    provider: { settings, serverData: { navigation, themeWorlds } },
  });
  await user.click(field());
  const world = await screen.findByRole('option', { name: 'Winter' });
  expect(world.closest('[role="group"]')).toHaveAccessibleName(title);
});

it('SRC-07: the page’s own term is the value of the field and can be searched again', async () => {
  const { user, navigate, calls } = await renderWithShop(<Search defaultValue=" kaffee " />);
  await user.click(field());
  expect(panel()).toBeNull();
  await user.keyboard('{Enter}');
  expect(navigate).toHaveBeenCalledWith('/search?query=kaffee&site=DE');
  expect(calls).toEqual([]);
});

it('SRC-11: arrow down asks for suggestions of the page’s own term and chooses the first', async () => {
  const { user, calls } = await renderWithShop(<Search defaultValue="kaffee" />);
  await user.click(field());
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(chosen()).toBe(options()[0]));
  expect(calls).toHaveLength(1);
});

it('SRC-11: a page that is left says its own term when it comes back', async () => {
  const { user } = await renderWithShop(<Search defaultValue="kaffee" />);
  await user.clear(field());
  await user.type(field(), 'tee');
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(field()).toHaveValue('kaffee');
  expect(panel()).toBeNull();
});

it('SRC-07, SRC-11: with a router the field follows the page’s term, but not over an edited text', async () => {
  const { user, rerender } = await renderWithShop(<Search defaultValue="kaffee" />);
  rerender(<Search defaultValue="tee" />);
  expect(field()).toHaveValue('tee');
  await user.click(field());
  rerender(<Search defaultValue="tassen" />);
  expect(field()).toHaveValue('tassen');
  await user.type(field(), ' blau');
  rerender(<Search defaultValue="" />);
  expect(field()).toHaveValue('tassen blau');
  act(() => field().blur());
  rerender(<Search defaultValue="kanne" />);
  expect(field()).toHaveValue('kanne');
});

it('SRC-04, HDR-08: Escape closes a flyout that the pointer has opened, and keeps the text of the field', async () => {
  const { user, store } = await afterTyping('kaffeemaschine');
  for (const other of ['CART', 'NAVIGATION'] as const) {
    act(() => store.set(openFlyoutAtom, other));
    await user.keyboard('{Escape}');
    expect(store.get(openFlyoutAtom)).toBe('NONE');
    expect(field()).toHaveValue('kaffeemaschine');
  }
  await user.keyboard('{Escape}');
  expect(field()).toHaveValue('');
});

describe('USR-08: whose history it is', () => {
  const known = (firstname: string) =>
    ok({ tracking: { loginStatus: 'LOGGED_IN' as const }, customer: { firstname } });
  const remembered = (firstname: string) =>
    ok({ tracking: { loginStatus: 'REMEMBERED' as const }, customer: { firstname } });
  const anonymous = ok({ tracking: { loginStatus: 'LOGGED_OUT' as const } });
  const unknown = failed<CallError>({ kind: 'network' });
  const logInAs = (loginId: string) => {
    const token = loginId && `x.${btoa(JSON.stringify({ lid: loginId }))}.y`;
    document.cookie = `LongTermToken=${token}; path=/; max-age=${token ? 60 : 0}`;
  };

  it.each<[string, readonly unknown[], boolean, (readonly string[])?]>([
    ['a log-out', [known('Mina'), anonymous], false],
    ['another person', [known('Mina'), known('Jo')], false],
    ['another person of the same name', [known('Mina'), known('Mina')], false, ['4711', '4712']],
    ['another log-in of the same person', [known('Mina'), known('Mina')], true, ['4711', '4711']],
    ['a cookie with the login id that came late', [known('Mina'), known('Mina')], true, ['', '4711']],
    ['a cookie with the login id that expired', [known('Mina'), known('Mina')], true, ['4711', '']],
    [
      'a cookie with the login id that expired, and another person of the same name',
      [known('Mina'), known('Mina'), known('Mina')],
      false,
      ['4711', '', '4712'],
    ],
    ['another person without a name', [known(''), known('')], false, ['4711', '']],
    ['a log-in', [anonymous, known('Mina')], true],
    ['a log-in that is only remembered', [known('Mina'), remembered('Mina')], true],
    ['a failed call', [known('Mina'), unknown], true],
    ['an anonymous visit', [anonymous, anonymous], true],
  ])('after %s, on one page or on the next', async (_name, [first, ...later], isKept, loginIds = []) => {
    for (const isNextPage of [false, true]) {
      sessionStorage.clear();
      localStorage.clear();
      let answer = first;
      logInAs(loginIds[0] ?? '');
      const shop = { ...createShopApi({ site: 'DE' }), readVisitor: async () => answer as never };
      let page = await renderWithShop(<Search />, { provider: { shop } });
      await act(() => page.store.set(reloadVisitorAtom));
      page.store.set(rememberViewedProductAtom, { id: '77', title: 'Tasse Lund', href: '/p/77' });
      sessionStorage.setItem('vitrine-recent-searches-DE', '["kanne"]');
      for (const [index, next] of later.entries()) {
        if (isNextPage) {
          page.unmount();
          page = await renderWithShop(<Search />, { provider: { shop } });
        }
        answer = next;
        logInAs(loginIds[index + 1] ?? '');
        await act(() => page.store.set(reloadVisitorAtom));
      }
      await page.user.click(field());
      await screen.findAllByRole('option');
      expect(screen.queryByRole('group', { name: 'Zuletzt gesucht' }) !== null).toBe(isKept);
      expect(screen.queryByRole('option', { name: /Tasse Lund/ }) !== null).toBe(isKept);
      page.unmount();
    }
  });

  it('after a log-out on the next page, also if the person allowed storage after the log-in was known', async () => {
    let answer: unknown = known('Mina');
    const provider = { shop: { ...createShopApi({ site: 'DE' }), readVisitor: async () => answer as never } };
    const store = createStore();
    store.set(requireConsentAtom);
    let page = await renderWithShop(<Search />, { store, provider });
    await act(() => store.set(reloadVisitorAtom));
    act(() => store.set(decideConsentAtom, EVERY_CATEGORY));
    store.set(rememberViewedProductAtom, { id: '77', title: 'Tasse Lund', href: '/p/77' });
    page.unmount();
    answer = anonymous;
    page = await renderWithShop(<Search />, { provider });
    await act(() => page.store.set(reloadVisitorAtom));
    await page.user.click(field());
    await screen.findAllByRole('option');
    expect(screen.queryByRole('option', { name: /Tasse Lund/ })).toBeNull();
  });

  it.each<[string, readonly unknown[], boolean]>([
    ['another person', [known('Jo')], false],
    ['a log-out', [anonymous], false],
    ['the same person, and then another one', [known('Mina'), known('Jo')], false],
    ['the same person', [known('Mina')], true],
  ])(
    '%s becomes known on a later page before the consent provider has loaded',
    async (_name, later, isKept) => {
      let answer: unknown = known('Mina');
      const provider = {
        shop: { ...createShopApi({ site: 'DE' }), readVisitor: async () => answer as never },
      };
      const open = async (waits: boolean) => {
        const store = createStore();
        if (waits) store.set(awaitConsentAtom);
        const page = await renderWithShop(<Search />, { store, provider });
        await act(() => store.set(reloadVisitorAtom));
        return page;
      };
      let page = await open(false);
      page.store.set(rememberViewedProductAtom, { id: '77', title: 'Tasse Lund', href: '/p/77' });
      await page.user.type(field(), 'kanne{Enter}');
      for (const next of later) {
        page.unmount();
        answer = next;
        page = await open(true);
      }
      act(() => page.store.set(decideConsentAtom, EVERY_CATEGORY));
      await page.user.click(field());
      await screen.findAllByRole('option');
      expect(screen.queryByRole('group', { name: 'Zuletzt gesucht' }) !== null).toBe(isKept);
      expect(screen.queryByRole('option', { name: /Tasse Lund/ }) !== null).toBe(isKept);
    },
  );
});

describe('BEY-17: the suggestion list', () => {
  const names = (group: string) =>
    within(screen.getByRole('group', { name: group }))
      .getAllByRole('option')
      .map((option) => option.textContent);
  /** A visitor who has searched for terms and comes back to the empty field. */
  async function afterSearching(...terms: string[]) {
    const page = await renderWithShop(<Search />);
    for (const term of terms) {
      await page.user.clear(field());
      await page.user.type(field(), `${term}{Enter}`);
    }
    await page.user.clear(field());
    await screen.findByRole('group', { name: 'Zuletzt gesucht' });
    return page;
  }

  it('marks the matched letters', async () => {
    await afterTyping('KA gem');
    await waitFor(() => {
      const marked = [...document.querySelectorAll('mark')].map((mark) => mark.textContent);
      expect(new Set(marked)).toEqual(new Set(['Ka', 'gem']));
    });
  });

  it('LAW-01: a product sold by weight is described by its price and its price per unit', async () => {
    await afterTyping('espresso');
    const product = await screen.findByRole('option', { name: /Espresso.*1\skg/ });
    expect(product).toHaveAccessibleDescription('14,99\u00a0€ (14,99\u00a0€/kg)');
  });

  it('the Delete key removes the active search, announces it, and selects the next one', async () => {
    const { user } = await afterSearching('tasse', 'kanne', 'kaffee');
    expect(names('Zuletzt gesucht')).toEqual(['kaffee', 'kanne', 'tasse']);
    await user.keyboard('{ArrowDown}');
    expect(chosen()).toHaveAccessibleDescription(/Entf/);
    await user.keyboard('{Delete}');
    expect(names('Zuletzt gesucht')).toEqual(['kanne', 'tasse']);
    expect(spoken()).toContain('„kaffee“ ist aus dem Verlauf gelöscht.');
    await waitFor(() => expect(field()).toHaveValue('kanne'));
    expect(field()).toHaveFocus();
    await user.keyboard('{Delete}{Delete}');
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Zuletzt gesucht' })).toBeNull());
    expect(field()).toHaveValue('');
    expect(sessionStorage.getItem('vitrine-recent-searches-DE')).toBeNull();
  });

  it('the remove button removes one search and neither searches nor moves the focus', async () => {
    const { user, navigate } = await afterSearching('tasse', 'kanne');
    navigate.mockClear();
    const cross = screen.getByRole('option', { name: 'kanne' }).querySelector('[data-part="remove"]');
    await user.click(cross as HTMLElement);
    expect(names('Zuletzt gesucht')).toEqual(['tasse']);
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue('');
    expect(navigate).not.toHaveBeenCalled();
  });

  it('“Verlauf löschen” removes searches and viewed products', async () => {
    const { user, store } = await afterSearching('tasse');
    store.set(rememberViewedProductAtom, { id: '1', title: 'Tasse 1', href: '/p/1' });
    await user.click(field());
    expect(options()).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Verlauf löschen' }));
    expect(screen.getByRole('group', { name: 'Häufig gesucht' })).toBeVisible();
    expect(field()).toHaveFocus();
    expect([...Object.keys(localStorage), ...Object.keys(sessionStorage)]).toEqual([]);
  });
});
