import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ShopApi } from '#src/api/shopApi.ts';
import { EVERY_CATEGORY, NECESSARY_ONLY } from '#src/config/consent.ts';
import { SITES } from '#src/config/sites.ts';
import {
  chooseOptionAtom,
  enterSearchAtom,
  followOptionAtom,
  isSearchOpenAtom,
  leaveSearchAtom,
  noteOptionAtom,
  removeRecentSearchAtom,
  searchOptionsAtom,
  searchTextAtom,
  setSuggestionGroupAtom,
  submitSearchAtom,
  suggestionsAtom,
  typeSearchAtom,
} from '#src/features/search/searchAtoms.ts';
import type { SearchOption } from '#src/features/search/searchModel.ts';
import { failed, ok } from '#src/lib/result.ts';
import { themeWorldsResponse } from '#src/schemas/themeWorld.ts';
import { readClockAtom } from '#src/state/clockAtoms.ts';
import { decideConsentAtom, requireConsentAtom } from '#src/state/consentAtoms.ts';
import { fetchedTreeAtom, fetchedWorldsAtom } from '#src/state/contentAtoms.ts';
import { openFlyoutAtom } from '#src/state/flyoutAtoms.ts';
import { pageAtom } from '#src/state/pageAtom.ts';
import { previewChangedAtom } from '#src/state/previewRevisionAtom.ts';
import { rememberViewedProductAtom } from '#src/state/viewedProductsAtoms.ts';
import { atomStore } from '../../support/atomStore.ts';

type ReadSuggestions = ShopApi['readSuggestions'];
type Answer = Awaited<ReturnType<ReadSuggestions>>;

const found = (...terms: string[]): Answer =>
  ok({ searchTerms: terms.map((searchterm) => ({ searchterm })), products: [] });
/** What an empty field without history offers (SRC-11); texts are their ids here. */
const OFFERS = [...(SITES.DE.popularSearches ?? []), 'navigation_2', 'navigation_3', 'navigation_4'];
const refused: Answer = failed({ kind: 'refused', status: 500 });
const cup = { id: '77', title: 'Tasse Lund', productViewUrl: '/p/77' };
const withCup: Answer = ok({ searchTerms: [{ searchterm: 'tasse blau' }], products: [cup] });

/** What both storages hold. */
const stored = new Map<string, string>();
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
};

beforeEach(() => {
  vi.useFakeTimers();
  stored.clear();
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', storage);
});

/** A search field on a page of its own. */
function aField(read: ReadSuggestions) {
  const readSuggestions = vi.fn(read);
  const { store, track, navigate } = atomStore({ readSuggestions });
  const requestedTerms = () => readSuggestions.mock.calls.map(([input]) => input.query.q);
  const texts = () => store.get(searchOptionsAtom).map(({ text }) => text);
  const type = (text: unknown) => void store.set(typeSearchAtom, text);
  const typeAndWait = async (text: unknown) => {
    type(text);
    await vi.advanceTimersByTimeAsync(150);
  };
  /** Chooses an option, as an arrow key does. */
  const choose = (place: number) => {
    const option = store.get(searchOptionsAtom).at(place);
    store.set(chooseOptionAtom, option?.key ?? null);
  };
  return { store, track, navigate, readSuggestions, requestedTerms, texts, type, typeAndWait, choose };
}

describe('requesting suggestions', () => {
  it('SRC-01: requests suggestions from two characters on', async () => {
    const field = aField(async () => found('tasse'));
    await field.typeAndWait('t');
    expect(field.requestedTerms()).toEqual([]);
    expect(field.store.get(suggestionsAtom).status).toBe('idle');
    await field.typeAndWait('ta');
    expect(field.requestedTerms()).toEqual(['ta']);
    expect(field.texts()).toEqual(['tasse']);
  });

  it('SRC-02, SRC-11: fast typing causes a request at once, and one for the last term after a pause', async () => {
    const field = aField(() => new Promise(() => {}));
    for (const text of ['ta', 'tas', 'tass', 'tasse']) {
      field.type(text);
      await vi.advanceTimersByTimeAsync(149);
    }
    await vi.advanceTimersByTimeAsync(1);
    expect(field.requestedTerms()).toEqual(['ta', 'tasse']);
    expect(field.readSuggestions.mock.calls[0]?.[0].query.site).toBe('DE');
  });

  it('SRC-11: what the page knows appears without a request, until the shop has answered', async () => {
    const field = aField(async () => found('kaffeetasse'));
    field.store.set(fetchedTreeAtom, [
      { title: 'Kaffee', href: '/c/1', children: [{ title: 'Ganze Bohne', href: '/c/2', children: [] }] },
      { title: 'Böses', href: 'javascript:alert(1)', children: [] },
    ]);
    field.store.set(rememberViewedProductAtom, { id: '7', title: 'Bohnenkaffee', href: '/p/7' });
    field.store.set(enterSearchAtom);
    field.type('b');
    expect(field.texts()).toEqual(['b', 'Bohnenkaffee', 'Ganze Bohne']);
    expect(field.requestedTerms()).toEqual([]);
    field.type('ka');
    expect(field.texts()).toEqual(['ka', 'Kaffee']);
    await vi.advanceTimersByTimeAsync(0);
    expect(field.texts()).toEqual(['kaffeetasse']);
  });

  it('SRC-11: entries of the navigation with the same name show the entry above them', () => {
    const field = aField(() => new Promise(() => {}));
    const cotton = (href: string) => [{ title: 'Biobaumwolle', href, children: [] }];
    field.store.set(fetchedTreeAtom, [
      { title: 'Damen', href: '/c/1', children: cotton('/c/11') },
      { title: 'Herren', href: '/c/2', children: cotton('/c/21') },
      { title: 'Biokaffee', href: '/c/3', children: [] },
    ]);
    field.store.set(enterSearchAtom);
    field.type('bio');
    expect(field.texts()).toEqual(['bio', 'Biokaffee', 'Biobaumwolle (Damen)', 'Biobaumwolle (Herren)']);
  });

  it('SRC-11: an empty field without history offers popular terms, categories and current worlds', () => {
    const field = aField(async () => found());
    vi.setSystemTime(new Date('2026-12-01T12:00:00Z'));
    field.store.set(readClockAtom);
    const world = (title: string, endDate: string) => ({ title, url: `/w/${title}`, endDate });
    const themeworlds = [world('Alt', '2026-11-30'), world('Neu', '2026-12-24')];
    field.store.set(fetchedWorldsAtom, themeWorldsResponse.parse({ new: { themeworlds } }));
    field.store.set(enterSearchAtom);
    const kinds = field.store.get(searchOptionsAtom).map(({ kind }) => kind);
    expect(new Set(kinds)).toEqual(new Set(['popular', 'category', 'world']));
    expect(field.texts()).toContain('Neu');
    expect(field.texts()).not.toContain('Alt');
    // The worlds of a preview are those of its own time.
    field.store.set(previewChangedAtom);
    expect(field.texts()).toContain('Alt');
    expect(field.store.get(isSearchOpenAtom)).toBe(true);
    expect(field.requestedTerms()).toEqual([]);
  });

  it('SRC-02: an added space causes no new request', async () => {
    const field = aField(async () => found('tasse'));
    await field.typeAndWait('tasse');
    await field.typeAndWait('tasse ');
    expect(field.requestedTerms()).toEqual(['tasse']);
    expect(field.store.get(searchTextAtom)).toBe('tasse ');
  });

  it('SRC-02: an outdated call is aborted, and its late response is ignored', async () => {
    const answers = new Map<string, (answer: Answer) => void>();
    const field = aField(({ query }) => new Promise((resolve) => answers.set(query.q, resolve)));
    await field.typeAndWait('ta');
    await field.typeAndWait('tasse');
    expect(field.readSuggestions.mock.calls[0]?.[0].signal?.aborted).toBe(true);
    answers.get('tasse')?.(found('tasse rot'));
    await vi.advanceTimersByTimeAsync(0);
    answers.get('ta')?.(found('tablett'));
    await vi.advanceTimersByTimeAsync(0);
    expect(field.texts()).toEqual(['tasse rot']);
  });

  it('SRC-02: at most 5 terms and 10 products are shown, however many the shop sends', async () => {
    const searchTerms = Array.from({ length: 8 }, (_, index) => ({ searchterm: `t${index}` }));
    const products = Array.from({ length: 14 }, (_, index) => ({ ...cup, id: String(index) }));
    const field = aField(async () => ok({ searchTerms, products }));
    await field.typeAndWait('tasse');
    const kinds = field.store.get(searchOptionsAtom).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'term')).toHaveLength(5);
    expect(kinds.filter((kind) => kind === 'product')).toHaveLength(10);
  });

  it('SRC-03: an error status is retried four times, two seconds apart, then reported', async () => {
    const field = aField(async () => refused);
    field.type('tasse');
    await vi.advanceTimersByTimeAsync(0);
    for (const tries of [1, 2, 3, 4]) {
      expect(field.requestedTerms()).toHaveLength(tries);
      expect(field.store.get(suggestionsAtom).status).toBe('loading');
      await vi.advanceTimersByTimeAsync(1_999);
      expect(field.requestedTerms()).toHaveLength(tries);
      await vi.advanceTimersByTimeAsync(1);
    }
    expect(field.requestedTerms()).toHaveLength(5);
    expect(field.store.get(suggestionsAtom).status).toBe('error');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(field.requestedTerms()).toHaveLength(5);
  });

  it('SRC-03: a successful retry ends the retries', async () => {
    let tries = 0;
    const field = aField(async () => (++tries < 3 ? refused : found('tasse')));
    await field.typeAndWait('tasse');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(field.requestedTerms()).toHaveLength(3);
    expect(field.texts()).toEqual(['tasse']);
  });

  it.each(['kanne', 'k'])('SRC-03: the newer term %j cancels the retries of the older one', async (newer) => {
    const field = aField(async ({ query }) => (query.q === 'tasse' ? refused : found('kanne')));
    await field.typeAndWait('tasse');
    await field.typeAndWait(newer);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(field.requestedTerms().filter((term) => term === 'tasse')).toHaveLength(1);
  });

  it.each(['network', 'timeout', 'malformed'] as const)(
    'SRC-09: a %s failure is reported immediately',
    async (kind) => {
      const field = aField(async () => failed({ kind, problem: 'x' }));
      await field.typeAndWait('tasse');
      expect(field.store.get(suggestionsAtom)).toEqual({ status: 'error', term: 'tasse', shown: [] });
    },
  );

  it.each<[string, (field: ReturnType<typeof aField>) => void]>([
    ['who returns to the field', ({ store }) => store.set(enterSearchAtom)],
    ['who types a space', ({ type }) => type('tasse ')],
  ])('SRC-09: a visitor %s after a failure asks again', async (_, act) => {
    const answers: Answer[] = [failed({ kind: 'network' })];
    const field = aField(async () => answers.pop() ?? found('tasse blau'));
    await field.typeAndWait('tasse');
    expect(field.store.get(suggestionsAtom).status).toBe('error');
    act(field);
    await vi.runAllTimersAsync();
    expect(field.requestedTerms()).toEqual(['tasse', 'tasse']);
    expect(field.store.get(suggestionsAtom).status).toBe('ready');
  });

  it('SRC-09, BEY-15: the previous suggestions and their group stay visible while new ones load', async () => {
    const field = aField(async ({ query }) => (query.q === 'ta' ? found('tasse') : new Promise(() => {})));
    const options = (term: string) => [{ text: `guide ${term}`, href: '/guide' }];
    field.store.set(setSuggestionGroupAtom, ({ term }) => ({ title: 'Ratgeber', options: options(term) }));
    await field.typeAndWait('ta');
    await field.typeAndWait('tab');
    expect(field.store.get(suggestionsAtom).status).toBe('loading');
    expect(field.texts()).toEqual(['tasse', 'guide ta']);
  });
});

describe('selecting an option', () => {
  it('SRC-04: the selected option inserts its text into the field and causes no request; a letter ends the selection', async () => {
    const field = aField(async () => withCup);
    await field.typeAndWait('tas');
    field.choose(0);
    expect(field.store.get(searchTextAtom)).toBe('tasse blau');
    field.choose(1);
    expect(field.store.get(searchTextAtom)).toBe('Tasse Lund');
    expect(field.requestedTerms()).toEqual(['tas']);
    field.type('Tasse Lunde');
    expect(field.store.get(searchTextAtom)).toBe('Tasse Lunde');
  });

  it('SRC-07: the search button searches for the title that a selected product inserted into the field', async () => {
    const field = aField(async () => withCup);
    await field.typeAndWait('tas');
    field.choose(-1);
    expect(field.store.get(searchTextAtom)).toBe('Tasse Lund');
    expect(field.store.set(submitSearchAtom)).toBe(true);
    expect(field.navigate).toHaveBeenCalledExactlyOnceWith('/search?query=Tasse+Lund&site=DE');
    expect(field.store.get(searchTextAtom)).toBe('Tasse Lund');
    expect(localStorage.getItem('search_track_visit_pds_event_77')).toBeNull();
  });

  it('SRC-07: a submitted term shows no old suggestions when the field is focused again', async () => {
    const field = aField(async () => withCup);
    await field.typeAndWait('tas');
    field.store.set(submitSearchAtom);
    field.store.set(enterSearchAtom);
    expect(field.store.get(isSearchOpenAtom)).toBe(false);
    expect(field.texts()).toEqual([]);
  });

  it('SRC-06: blocked storage does not prevent navigation', async () => {
    vi.stubGlobal('localStorage', {
      setItem: () => {
        throw new Error('blocked');
      },
    });
    const field = aField(async () => withCup);
    await field.typeAndWait('tas');
    const product = field.store.get(searchOptionsAtom)[1];
    if (product) field.store.set(followOptionAtom, product);
    expect(field.store.get(openFlyoutAtom)).toBe('NONE');
  });
});

describe('recent searches', () => {
  const search = async (field: ReturnType<typeof aField>, ...terms: string[]) => {
    for (const term of terms) {
      await field.typeAndWait(term);
      field.store.set(submitSearchAtom);
    }
    await field.typeAndWait('');
    field.store.set(leaveSearchAtom);
  };

  it('are listed in the empty field, newest first, without duplicates and limited to five', async () => {
    const field = aField(async () => found());
    await search(field, 'eins', 'fünf', 'zwei', 'drei', 'vier', 'fünf', 'sechs');
    field.store.set(enterSearchAtom);
    expect(field.texts()).toEqual(['sechs', 'fünf', 'vier', 'drei', 'zwei']);
  });

  it('are replaced by suggestions as soon as something is typed; the last one that is removed closes the list', async () => {
    const field = aField(async () => found('kanne'));
    await search(field, 'tasse');
    field.store.set(enterSearchAtom);
    field.type('t');
    expect(field.texts()).toEqual(['t', 'tasse']);
    field.store.set(removeRecentSearchAtom, 'tasse');
    expect(field.store.get(openFlyoutAtom)).toBe('NONE');
    field.type('k');
    expect(field.texts()).toEqual([]);
    await field.typeAndWait('ka');
    expect(field.texts()).toEqual(['kanne']);
  });

  it('APP-03: are kept in memory only while consent is pending', async () => {
    const field = aField(async () => found());
    field.store.set(requireConsentAtom);
    await search(field, 'tasse');
    field.store.set(enterSearchAtom);
    expect(field.texts()).toEqual(['tasse']);
    expect(sessionStorage.getItem('vitrine-recent-searches-DE')).toBeNull();
    field.store.set(decideConsentAtom, EVERY_CATEGORY);
    await search(field, 'kanne');
    expect(sessionStorage.getItem('vitrine-recent-searches-DE')).toBe('["kanne"]');
  });

  it('belong to one site', async () => {
    const field = aField(async () => found());
    await search(field, 'tasse');
    field.store.set(pageAtom, { ...field.store.get(pageAtom), site: SITES.TR });
    field.store.set(enterSearchAtom);
    expect(field.texts()).not.toContain('tasse');
  });

  it.each(['not json', '{"a":1}', '[1,null," ","\\u200b","tasse"]'])(
    'a malformed list %j is handled safely',
    (stored) => {
      sessionStorage.setItem('vitrine-recent-searches-DE', stored);
      const field = aField(async () => found());
      field.store.set(enterSearchAtom);
      expect(field.texts()).toEqual(stored.startsWith('[') ? ['tasse'] : OFFERS);
    },
  );
});

describe('following an option', () => {
  const product = { ...cup, href: '/p/77' };
  const items = [{ item_id: '77', item_name: 'Tasse Lund' }];
  const searched = ['search', { search_term: 'Tasse Lund' }];
  it.each<[string, Partial<SearchOption>, unknown[] | null]>([
    ['SRC-06', { kind: 'product', product }, ['select_item', { item_list_id: 'suggestions', items }]],
    ['BEY-17', { kind: 'viewed', product }, ['select_item', { item_list_id: 'recently_viewed', items }]],
    ['SRC-10', { kind: 'term' }, searched],
    ['BEY-17', { kind: 'recent' }, searched],
    ['SRC-11', { kind: 'popular' }, searched],
    ['BEY-17', { kind: 'category' }, null],
    ['BEY-15', { kind: 'extra' }, null],
  ])('%s: %j sends the event %j', (_id, option, event) => {
    const field = aField(async () => found());
    field.store.set(noteOptionAtom, { key: 'a', text: 'Tasse Lund', href: '/a', ...option } as SearchOption);
    expect(field.track.mock.calls).toEqual(event ? [event] : []);
  });

  it.each([
    ['waiting', undefined],
    ['refused', NECESSARY_ONLY],
  ])('APP-03: while consent is %s, nothing is stored', async (_, answer) => {
    const field = aField(async () => withCup);
    field.store.set(requireConsentAtom);
    if (answer) field.store.set(decideConsentAtom, answer);
    await field.typeAndWait('tas');
    for (const option of field.store.get(searchOptionsAtom)) field.store.set(followOptionAtom, option);
    field.store.set(rememberViewedProductAtom, product);
    expect([...stored]).toEqual([]);
  });
});

describe('BEY-15: a shop’s own group', () => {
  it('is placed after all others, for the shown term or the empty field', async () => {
    const field = aField(async () => withCup);
    const slot = ({ term }: { term: string }) => ({
      title: 'Ratgeber',
      options: [{ text: `guide ${term}`, href: '/guide' }],
    });
    field.store.set(setSuggestionGroupAtom, slot);
    field.store.set(enterSearchAtom);
    expect(field.texts()).toEqual([...OFFERS, 'guide']);
    await field.typeAndWait('t');
    expect(field.texts()).toEqual([]);
    await field.typeAndWait('tas');
    expect(field.texts()).toEqual(['tasse blau', 'Tasse Lund', 'guide tas']);
  });
});
