import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createShopApi } from '#src/api/shopApi.ts';
import { Search } from '#src/features/search/index.ts';
import { ok } from '#src/lib/result.ts';
import { spoken } from '../../support/announcements.ts';
import { renderWithShop } from '../../support/renderWithShop.tsx';

const field = () => screen.getByRole('combobox') as HTMLInputElement;
const options = () => screen.getAllByRole('option');
const chosen = () => screen.queryByRole('option', { selected: true });
const panel = () => document.querySelector('[data-vitrine="suggestions"]');

/** A person who has typed and sees suggestions. */
async function afterTyping(text = 'ka', options: Parameters<typeof renderWithShop>[1] = {}) {
  const page = renderWithShop(<Search />, options);
  await page.user.type(field(), text);
  await screen.findAllByRole('option');
  return page;
}

describe('SRC-04: a combobox', () => {
  it('has one listbox with a named group per kind', async () => {
    await afterTyping();
    const list = screen.getByRole('listbox', { name: 'Suchvorschläge' });
    expect(
      within(list)
        .getAllByRole('group')
        .map((group) => group.getAttribute('aria-labelledby')),
    ).toHaveLength(2);
    expect(within(list).getByRole('group', { name: 'Suchbegriffe' })).toBeVisible();
    expect(within(list).getByRole('group', { name: 'Produkte' })).toBeVisible();
    expect(field()).toHaveAttribute('aria-expanded', 'true');
    expect(field()).toHaveAttribute('aria-controls', list.id);
    expect(panel()).toHaveAttribute('data-flyout', 'SEARCH');
  });

  it('points at the chosen option and takes over its text, wrapping at both ends', async () => {
    const { user } = await afterTyping();
    const texts = options().map((option) => option.textContent);
    await user.keyboard('{ArrowUp}');
    expect(field()).toHaveValue(texts.at(-1));
    await user.keyboard('{ArrowDown}');
    expect(field()).toHaveValue(texts[0]);
    expect(field()).toHaveAttribute('aria-activedescendant', chosen()?.id);
    await user.keyboard('{ArrowUp}');
    expect(field()).toHaveValue(texts.at(-1));
    expect(field()).toHaveFocus();
  });

  it('Escape closes and gives the typed text back, a second one empties the field', async () => {
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
  });

  it.each([{ isComposing: true }, { keyCode: 229 }])('leaves keys alone while %j', async (composing) => {
    await afterTyping();
    fireEvent.keyDown(field(), { key: 'ArrowDown', ...composing });
    fireEvent.keyDown(field(), { key: 'Escape', ...composing });
    expect(chosen()).toBeNull();
    expect(panel()).not.toBeNull();
  });

  it('says how many suggestions there are, once', async () => {
    await afterTyping('kaffee');
    const count = options().length;
    await waitFor(() => expect(spoken()).toEqual([`${count} Vorschläge`]));
  });

  it('says the chosen option where VoiceOver would be silent', async () => {
    vi.spyOn(navigator, 'platform', 'get').mockReturnValue('MacIntel');
    const { user } = await afterTyping();
    await user.keyboard('{ArrowDown}');
    const first = options()[0]?.textContent;
    await waitFor(() => expect(spoken().at(-1)).toBe(`${first}, 1 von ${options().length}`));
  });
});

describe('SRC-05, SRC-06, SRC-07: going on', () => {
  it('Enter searches for the text', async () => {
    const { user, navigate } = await afterTyping('kaffee');
    await user.keyboard('{Enter}');
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/search?query=kaffee&site=DE');
    expect(panel()).toBeNull();
  });

  it('an empty field only takes the focus', async () => {
    const { user, navigate } = renderWithShop(<Search />);
    await user.click(screen.getByRole('button', { name: 'Suchen' }));
    expect(field()).toHaveFocus();
    expect(navigate).not.toHaveBeenCalled();
  });

  it('a clicked product is a link with the search in it, and leaves its two notes', async () => {
    const { user, track } = await afterTyping('ka');
    const products = within(screen.getByRole('group', { name: 'Produkte' })).getAllByRole('option');
    const product = products[0] as HTMLAnchorElement;
    const id = /\/p\/([\w-]+)\?/.exec(product.href)?.[1];
    expect(product.getAttribute('href')).toMatch(/^\/p\/[\w-]+\?query=ka/);
    product.addEventListener('click', (event) => event.preventDefault());
    await user.click(product);
    const keys = [`search_track_visit_pds_event_${id}`, `search_track_add_to_basket_event_${id}`];
    for (const key of keys) expect(JSON.parse(localStorage.getItem(key) ?? '')).toHaveProperty('sessionId');
    expect(track).toHaveBeenCalledWith(
      'select_item',
      expect.objectContaining({ item_list_id: 'suggestions' }),
    );
  });

  it('Enter on a chosen product searches for its title', async () => {
    const { user, navigate } = await afterTyping('ka');
    await user.keyboard('{ArrowUp}');
    const title = field().value;
    expect(title).toBe(options().at(-1)?.textContent);
    await user.keyboard('{Enter}');
    expect(navigate).toHaveBeenCalledExactlyOnceWith(
      `/search?${new URLSearchParams({ query: title, site: 'DE' })}`,
    );
    expect(field()).toHaveValue(title);
    expect(localStorage).toHaveLength(0);
  });

  it('a clicked term goes through the page’s router and stays in the field', async () => {
    const { user, navigate } = await afterTyping('ka');
    await user.click(options()[1] as HTMLElement);
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/search?query=kaffeebohnen&site=DE');
    expect(field()).toHaveValue('kaffeebohnen');
    expect(panel()).toBeNull();
  });

  it('a product that is opened in a new tab is noted, and this page stays as it is', async () => {
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

  it('works as a plain form: a field, a site, an address', () => {
    renderWithShop(<Search />, { site: 'CH_FR' });
    const form = screen.getByRole('search') as HTMLFormElement;
    expect([form.getAttribute('action'), form.method]).toEqual(['/search', 'get']);
    expect(new FormData(form).get('site')).toBe('CH_FR');
    expect(field()).toHaveAttribute('name', 'query');
    expect(field()).toHaveAttribute('maxlength', '200');
  });
});

describe('SRC-09: states', () => {
  it('loading is seen at once and said when it takes longer than half a second', async () => {
    vi.useFakeTimers();
    const { promise, resolve } = Promise.withResolvers<never>();
    const readSuggestions = () => promise;
    const shop = { ...createShopApi({ site: 'DE' }), readSuggestions };
    renderWithShop(<Search />, { provider: { shop } });
    // The list is a chunk of its own, which comes with the first sign of interest.
    await act(async () => field().focus());
    await act(() => vi.dynamicImportSettled());
    await act(async () => fireEvent.change(field(), { target: { value: 'kaffee' } }));
    expect(panel()).toHaveAttribute('aria-busy', 'true');
    await act(async () => vi.advanceTimersByTimeAsync(499));
    expect(spoken()).toEqual([]);
    await act(async () => vi.advanceTimersByTimeAsync(1));
    expect(spoken()).toEqual(['Vorschläge werden geladen\u00a0…']);
    await act(async () => resolve(ok({ searchTerms: [{ searchterm: 'kaffee' }], products: [] }) as never));
    expect(panel()).not.toHaveAttribute('aria-busy');
    expect(options()).toHaveLength(1);
    vi.useRealTimers();
  });

  it('nothing found is seen and said, with the way on', async () => {
    const { user } = renderWithShop(<Search />, { scenario: 'suggestions-empty' });
    await user.type(field(), 'xyz');
    expect(await screen.findByText('Keine Vorschläge für „xyz“.')).toBeVisible();
    await waitFor(() => expect(spoken()).toContain('Keine Vorschläge für „xyz“.'));
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(field()).toHaveAttribute('aria-expanded', 'false');
  });

  it('a failure is seen and said, and searching still works', async () => {
    const { user, navigate } = renderWithShop(<Search />, { scenario: 'offline' });
    await user.type(field(), 'kaffee');
    expect(await screen.findByText(/gerade nicht verfügbar/)).toBeVisible();
    await waitFor(() => expect(spoken().at(-1)).toMatch(/gerade nicht verfügbar/));
    await user.keyboard('{Enter}');
    expect(navigate).toHaveBeenCalledWith('/search?query=kaffee&site=DE');
  });

  it('the clear button empties the field and keeps the focus there', async () => {
    const { user } = await afterTyping();
    await user.click(screen.getByRole('button', { name: 'Eingabe löschen' }));
    expect(field()).toHaveValue('');
    expect(field()).toHaveFocus();
    expect(panel()).toBeNull();
  });
});

it('SRC-07: the page’s own term stands in the field and can be searched for again', async () => {
  const { user, navigate, calls } = renderWithShop(<Search term="kaffee" />);
  await user.click(field());
  expect(panel()).toBeNull();
  await user.keyboard('{Enter}');
  expect(navigate).toHaveBeenCalledWith('/search?query=kaffee&site=DE');
  expect(calls).toEqual([]);
});

it('offers earlier searches in the empty field, and forgets them', async () => {
  const { user } = await afterTyping('kaffee');
  await user.keyboard('{Enter}');
  await user.clear(field());
  const recent = await screen.findByRole('group', { name: 'Zuletzt gesucht' });
  expect(
    within(recent)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['kaffee']);
  await user.click(screen.getByRole('button', { name: 'Verlauf löschen' }));
  expect(panel()).toBeNull();
  expect(field()).toHaveFocus();
});

it('SRC-08: rests at 170 px and grows by variant', () => {
  const { unmount } = renderWithShop(<Search />);
  const width = (name: string) => screen.getByRole('search').style.getPropertyValue(name);
  expect([width('--v-search-width'), width('--v-search-grown')]).toEqual(['170px', '350px']);
  unmount();
  renderWithShop(<Search variant="overlay" />);
  expect([width('--v-search-width'), width('--v-search-grown')]).toEqual(['170px', '550px']);
});
