import { atom } from 'jotai/vanilla';
import {
  MAX_SUGGESTED_PRODUCTS,
  MAX_SUGGESTED_TERMS,
  SUGGESTION_DEBOUNCE_MS,
  SUGGESTION_RETRIES,
  SUGGESTION_RETRY_DELAY_MS,
} from '#src/config/limits.ts';
import { pause } from '#src/lib/pause.ts';
import type { Suggestions } from '#src/schemas/search.ts';
import { environmentAtom } from '#src/state/environmentAtom.ts';
import { openFlyoutAtom } from '#src/state/flyoutAtoms.ts';
import { forgetSearches, readRecentSearches, rememberSearch } from './recentSearches.ts';
import {
  isLongEnough,
  nextIndex,
  type SearchOption,
  searchHref,
  toOptions,
  toRecentOptions,
  toSearchTerm,
  toSearchText,
} from './searchModel.ts';
import { noteProductFound } from './searchTracking.ts';

/** How far the suggestions for a term are. While `loading`, those of the term before stay on show. */
export type SuggestionsState =
  | { status: 'idle' }
  | { status: 'loading'; term: string; shown: SearchOption[] }
  | { status: 'ready'; term: string; shown: SearchOption[] }
  | { status: 'error'; term: string; shown: [] };

const NONE: SearchOption[] = [];
const typedTextAtom = atom('');
const chosenIndexAtom = atom<number | null>(null);
const recentAtom = atom<string[]>([]);
const requestAtom = atom<AbortController | null>(null);
const suggestionsStateAtom = atom<SuggestionsState>({ status: 'idle' });

/** How far the suggestions are (SRC-09). */
export const suggestionsAtom = atom((get) => get(suggestionsStateAtom));

/** What a person has typed, without what a selection put in its place. */
export const searchTermAtom = atom((get) => toSearchTerm(get(typedTextAtom)));

/** What can be chosen now: suggestions, or earlier searches while nothing is typed. */
export const searchOptionsAtom = atom((get): SearchOption[] => {
  const state = get(suggestionsStateAtom);
  if (state.status !== 'idle') return state.shown;
  return get(searchTermAtom) === '' ? toRecentOptions(get(recentAtom), get(environmentAtom).site.code) : NONE;
});

/** The place of the chosen option, or `null` while the typed text itself is chosen (SRC-04). */
export const chosenOptionAtom = atom((get) => {
  const index = get(chosenIndexAtom);
  return index !== null && index < get(searchOptionsAtom).length ? index : null;
});

/** What stands in the field: the typed text, or the selection that replaces it (SRC-04). */
export const searchTextAtom = atom((get) => {
  const index = get(chosenOptionAtom);
  return (index !== null && get(searchOptionsAtom)[index]?.text) || get(typedTextAtom);
});

/** Whether there is anything to show below the field. */
export const hasSuggestionsAtom = atom(
  (get) => get(suggestionsStateAtom).status !== 'idle' || get(searchOptionsAtom).length > 0,
);

/** Whether the suggestions are on show. */
export const isSearchOpenAtom = atom((get) => get(openFlyoutAtom) === 'SEARCH' && get(hasSuggestionsAtom));

/** Reads what this visit searched for, and shows it or what was typed before. */
export const enterSearchAtom = atom(null, (get, set) => {
  set(recentAtom, readRecentSearches());
  if (get(hasSuggestionsAtom)) set(openFlyoutAtom, 'SEARCH');
});

/** Takes over what stands in the field before anybody types: the page's own term, or early words. Asks for nothing. */
export const adoptSearchTextAtom = atom(null, (_get, set, text: string) =>
  set(typedTextAtom, toSearchText(text)),
);

/** Closes the suggestions and takes the selection back out of the field. */
export const leaveSearchAtom = atom(null, (get, set) => {
  set(chosenIndexAtom, null);
  if (get(openFlyoutAtom) === 'SEARCH') set(openFlyoutAtom, 'NONE');
});

/**
 * Takes what stands in the field and asks the shop for suggestions: after a quiet moment, with a few more tries when
 * the shop answers with an error, and only for the newest term. Whatever an older term's call still brings is dropped
 * (SRC-01 … SRC-03).
 */
export const typeSearchAtom = atom(null, async (get, set, value: unknown) => {
  const text = toSearchText(value);
  const before = get(searchTermAtom);
  set(typedTextAtom, text);
  set(chosenIndexAtom, null);
  const term = toSearchTerm(text);
  const state = get(suggestionsStateAtom);
  // A space more or less is the same question.
  if (term === before && state.status !== 'idle') return set(openFlyoutAtom, 'SEARCH');

  get(requestAtom)?.abort();
  if (!isLongEnough(term)) {
    set(requestAtom, null);
    set(suggestionsStateAtom, { status: 'idle' });
    if (get(hasSuggestionsAtom)) set(openFlyoutAtom, 'SEARCH');
    else set(leaveSearchAtom);
    return;
  }
  const request = new AbortController();
  set(requestAtom, request);
  set(suggestionsStateAtom, {
    status: 'loading',
    term,
    shown: 'shown' in state ? state.shown : NONE,
  });
  set(openFlyoutAtom, 'SEARCH');
  const found = await set(askForSuggestionsAtom, term, request.signal);
  if (found === 'outdated') return;
  set(
    suggestionsStateAtom,
    found
      ? { status: 'ready', term, shown: toOptions(found, term, get(environmentAtom).site.code) }
      : { status: 'error', term, shown: [] },
  );
});

/** Suggestions for a term; `null` when the shop cannot give any. */
const askForSuggestionsAtom = atom(
  null,
  async (get, _set, term: string, signal: AbortSignal): Promise<Suggestions | null | 'outdated'> => {
    await pause(SUGGESTION_DEBOUNCE_MS, signal);
    for (let attempt = 0; attempt <= SUGGESTION_RETRIES; attempt++) {
      if (attempt > 0) await pause(SUGGESTION_RETRY_DELAY_MS, signal);
      if (signal.aborted) return 'outdated';
      const { shop, site } = get(environmentAtom);
      const answer = await shop.readSuggestions({ query: { q: term, site: site.code }, signal });
      if (signal.aborted) return 'outdated';
      if (answer.ok) {
        // The shop is asked for so many, and may send more.
        return {
          searchTerms: answer.value.searchTerms.slice(0, MAX_SUGGESTED_TERMS),
          products: answer.value.products.slice(0, MAX_SUGGESTED_PRODUCTS),
        };
      }
      // Only an error status is worth asking again (SRC-03); a broken answer would come again.
      if (answer.error.kind !== 'refused') return null;
    }
    return null;
  },
);

/** Chooses the next or previous option; answers it, so that it can be spoken (SRC-04). */
export const moveChoiceAtom = atom(null, (get, set, step: 1 | -1): SearchOption | null => {
  const options = get(searchOptionsAtom);
  const index = nextIndex(get(chosenOptionAtom), step, options.length);
  set(chosenIndexAtom, index);
  if (index !== null) set(openFlyoutAtom, 'SEARCH');
  return index === null ? null : (options[index] ?? null);
});

/** Empties the field (SRC-09). */
export const clearSearchAtom = atom(null, (_get, set) => set(typeSearchAtom, ''));

/** Forgets earlier searches. */
export const forgetSearchesAtom = atom(null, (_get, set) => {
  forgetSearches();
  set(recentAtom, []);
  set(leaveSearchAtom);
});

/** Notes a search for the data layer and for the list of recent ones. */
const noteSearchAtom = atom(null, (get, set, term: string) => {
  rememberSearch(term);
  set(recentAtom, readRecentSearches());
  get(environmentAtom).track('search', { search_term: term });
});

/** What stands in the field now is what the page is about; what was suggested for the letters before is over. */
const settleSearchAtom = atom(null, (get, set, text: string) => {
  get(requestAtom)?.abort();
  set(requestAtom, null);
  set(adoptSearchTextAtom, text);
  set(suggestionsStateAtom, { status: 'idle' });
  set(leaveSearchAtom);
});

/** Notes that an option was clicked; the link itself does the going (SRC-06). */
export const noteOptionAtom = atom(null, (_get, set, option: SearchOption) => {
  if (option.kind === 'product') {
    noteProductFound(option.product.id);
    set(noteProductAtom, option);
  } else set(noteSearchAtom, toSearchTerm(option.text));
});

/** An option was followed on this page: it is noted, and its text stays in the field (contract: search). */
export const followOptionAtom = atom(null, (_get, set, option: SearchOption) => {
  set(noteOptionAtom, option);
  set(settleSearchAtom, option.text);
});

const noteProductAtom = atom(null, (get, _set, { product }: Extract<SearchOption, { kind: 'product' }>) => {
  const items = [{ item_id: product.id, item_name: product.title }];
  get(environmentAtom).track('select_item', { item_list_id: 'suggestions', items });
});

/**
 * Enter or the search button: searches for what stands in the field, typed or put there by a selection (SRC-04, SRC-07).
 *
 * @returns `false` when there is nothing to search for, so that the field can take the focus
 */
export const submitSearchAtom = atom(null, (get, set): boolean => {
  const { site, navigate } = get(environmentAtom);
  const text = get(searchTextAtom);
  const term = toSearchTerm(text);
  if (term === '') return false;
  set(noteSearchAtom, term);
  set(settleSearchAtom, text);
  navigate(searchHref(term, site.code));
  return true;
});
