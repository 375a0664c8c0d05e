import { atom } from 'jotai/vanilla';
import {
  SEARCH_MAX_LENGTH,
  SUGGESTION_DEBOUNCE_MS,
  SUGGESTION_RETRIES,
  SUGGESTION_RETRY_DELAY_MS,
} from '#src/config/limits.ts';
import { hasThemeWorldEnded } from '#src/lib/endOfThemeWorld.ts';
import { pause } from '#src/lib/pause.ts';
import { reportProblem } from '#src/lib/reportProblem.ts';
import { toLine } from '#src/lib/toLine.ts';
import type { NavigationNode } from '#src/schemas/navigation.ts';
import type { Suggestions, ViewedProduct } from '#src/schemas/search.ts';
import { THEME_WORLD_SECTIONS } from '#src/schemas/themeWorld.ts';
import { contentInstantAtom, readClockAtom } from '#src/state/clockAtoms.ts';
import { mayStoreAtom } from '#src/state/consentAtoms.ts';
import { navigationTreeAtom, themeWorldsAtom } from '#src/state/contentAtoms.ts';
import { openFlyoutAtom } from '#src/state/flyoutAtoms.ts';
import { pageAtom } from '#src/state/pageAtom.ts';
import { namesThemeWorlds, withTopEntries } from '#src/state/topEntries.ts';
import { clearViewedProductsAtom, readViewedProductsAtom } from '#src/state/viewedProductsAtoms.ts';
import { readRecentSearches, storeRecentSearches, withRecentSearch } from './recentSearches.ts';
import {
  isLongEnough,
  type NamedLink,
  readGroup,
  type SearchOption,
  type SuggestionGroup,
  searchHref,
  toExtraOptions,
  toHistoryOptions,
  toKnownOptions,
  toOptions,
  toSearchTerm,
  toSearchText,
  toStarterOptions,
} from './searchModel.ts';
import { noteProductFound } from './searchTracking.ts';

/** The suggestions for a term. While `loading`, those of the previous term (`shownTerm`) are still shown. */
export type SuggestionsState =
  | { status: 'idle' }
  | { status: 'loading' | 'ready'; term: string; shownTerm: string; shown: SearchOption[] }
  | { status: 'error'; term: string; shown: [] };

/** Returns a shop's own group of suggestions for a term, which is empty if the field is empty. */
export type SuggestionGroupSlot = (place: { term: string }) => SuggestionGroup | null;

const NONE: SearchOption[] = [];
/** Bounds of the navigation that is searched. */
const MAX_NAVIGATION_LEVELS = 4;
const MAX_NAVIGATION_LINKS = 2_000;
const typedTextAtom = atom('');
const recentAtom = atom<readonly string[]>([]);
const viewedAtom = atom<readonly ViewedProduct[]>([]);
const requestAtom = atom<AbortController | null>(null);
const suggestionsStateAtom = atom<SuggestionsState>({ status: 'idle' });
/** The chosen option, with the suggestions it was chosen from. */
const choiceAtom = atom<{ key: string; from: SuggestionsState } | null>(null);
const groupSlotAtom = atom<{ slot: SuggestionGroupSlot | undefined }>({ slot: undefined });

/** The state of the shown suggestions. A choice keeps them: an answer that arrives meanwhile is shown after it. */
export const suggestionsAtom = atom((get) => get(choiceAtom)?.from ?? get(suggestionsStateAtom));

/** Whether an answer is pending, which a choice does not show. */
export const isSearchLoadingAtom = atom((get) => get(suggestionsStateAtom).status === 'loading');

/** The typed term, not that of a chosen suggestion. */
const searchTermAtom = atom((get) => toSearchTerm(get(typedTextAtom)));

const namedNodes = (nodes: readonly NavigationNode[], parent?: string) =>
  nodes.map((node) => ({ node, parent }));
const isNamed = (node: NavigationNode): node is NavigationNode & NamedLink => !!node.title && !!node.href;
const toLink = ({ title, href, isPageText }: NamedLink): NamedLink => ({
  title,
  href,
  ...(isPageText && { isPageText }),
});

/** The names and addresses of the navigation, level by level. */
const navigationLinksAtom = atom((get): NamedLink[] => {
  const links: NamedLink[] = [];
  let level = namedNodes(get(navigationTreeAtom));
  for (let depth = 0; depth < MAX_NAVIGATION_LEVELS && level.length > 0; depth += 1) {
    links.push(...level.flatMap(({ node, parent }) => (isNamed(node) ? [{ ...toLink(node), parent }] : [])));
    level = level.flatMap(({ node }) => namedNodes(node.children, node.title));
  }
  return links.slice(0, MAX_NAVIGATION_LINKS);
});

/** What the page itself knows about the typed term. */
const knownOptionsAtom = atom((get): SearchOption[] =>
  toKnownOptions(
    get(searchTermAtom),
    { recent: get(recentAtom), categories: get(navigationLinksAtom), viewed: get(viewedAtom) },
    get(pageAtom).site,
  ),
);

/** The top level of the navigation as the site shows it. */
const topEntriesAtom = atom((get) => {
  const { site, text } = get(pageAtom);
  return withTopEntries(get(navigationTreeAtom), site, text);
});

/** The title of the theme worlds: that of their entry in the navigation. */
export const worldsTitleAtom = atom((get): Pick<NamedLink, 'title' | 'isPageText'> => {
  const { title, isPageText } = get(topEntriesAtom).find(namesThemeWorlds) ?? {};
  const line = toLine(title, SEARCH_MAX_LENGTH);
  return line
    ? { title: line, ...(isPageText && { isPageText }) }
    : { title: get(pageAtom).text('navigation_1'), isPageText: true };
});

/** The shop's offers for an empty field without history. */
const starterOptionsAtom = atom((get): SearchOption[] => {
  const { site } = get(pageAtom);
  const worlds = get(themeWorldsAtom);
  const now = get(contentInstantAtom);
  return toStarterOptions(
    site.popularSearches ?? [],
    get(topEntriesAtom)
      .filter((node) => !namesThemeWorlds(node))
      .filter(isNamed)
      .map(toLink),
    THEME_WORLD_SECTIONS.flatMap((section) => worlds?.[section]?.themeworlds ?? [])
      .filter((world) => now === null || !hasThemeWorldEnded(world, now, site.timeZone))
      .map(({ title, url }) => ({ title, href: url })),
    site,
  );
});

const ownOptionsAtom = atom((get): SearchOption[] => {
  const state = get(suggestionsAtom);
  if (state.status === 'ready' || (state.status === 'loading' && state.shown.length > 0)) return state.shown;
  // The shop has not answered, or does not.
  if (get(searchTermAtom) !== '') return get(knownOptionsAtom);
  const history = toHistoryOptions(get(recentAtom), get(viewedAtom), get(pageAtom).site);
  return history.length > 0 ? history : get(starterOptionsAtom);
});

/** The term whose suggestions are shown; empty for those of an empty field. */
export const shownTermAtom = atom((get) => {
  const state = get(suggestionsAtom);
  if (state.status === 'idle') return get(searchTermAtom);
  return 'shownTerm' in state ? state.shownTerm : state.term;
});

/** As JSON: pages write the slot inline, and an equal group of the next render is no change. */
const groupJsonAtom = atom((get): string => {
  const { slot } = get(groupSlotAtom);
  const term = get(shownTermAtom);
  // A term too short for suggestions has no group either.
  if (term !== '' && !isLongEnough(term)) return 'null';
  try {
    return JSON.stringify(readGroup(slot?.({ term })));
  } catch (error) {
    reportProblem(`Search: the group of \`suggestionGroup\` is not shown: ${error}`);
    return 'null';
  }
});

/** The shop's own group for the shown term, or `null`. */
export const suggestionGroupAtom = atom((get): SuggestionGroup | null => JSON.parse(get(groupJsonAtom)));

export const setSuggestionGroupAtom = atom(null, (_get, set, slot: SuggestionGroupSlot | undefined) =>
  set(groupSlotAtom, { slot }),
);

/** All options of the list: suggestions, or recent searches and viewed products if the field is empty. */
export const searchOptionsAtom = atom((get): SearchOption[] => [
  ...get(ownOptionsAtom),
  ...toExtraOptions(get(suggestionGroupAtom)),
]);

/** The chosen option, or `null` while none is chosen. */
export const chosenOptionAtom = atom((get) => {
  const chosen = get(choiceAtom)?.key;
  return get(searchOptionsAtom).find(({ key }) => key === chosen) ?? null;
});

/** The text of the field: the typed text, or that of the chosen option. */
export const searchTextAtom = atom((get) => get(chosenOptionAtom)?.text ?? get(typedTextAtom));

/** Whether there is anything to show below the field. */
const hasSuggestionsAtom = atom(
  (get) => get(suggestionsAtom).status !== 'idle' || get(searchOptionsAtom).length > 0,
);

export const isSearchOpenAtom = atom((get) => get(openFlyoutAtom) === 'SEARCH' && get(hasSuggestionsAtom));

/** The search that was used last, of several on the page; only it shows suggestions. */
export const usedSearchAtom = atom<string | null>(null);

/** Reads what this browser has stored, repeats a failed request, and shows suggestions if there are any. */
export const enterSearchAtom = atom(null, (get, set) => {
  const state = get(suggestionsStateAtom);
  if (state.status === 'error') void set(requestSuggestionsAtom, state.term);
  if (get(mayStoreAtom)) set(recentAtom, readRecentSearches(get(pageAtom).site.code));
  set(viewedAtom, set(readViewedProductsAtom));
  set(readClockAtom);
  if (get(hasSuggestionsAtom)) set(openFlyoutAtom, 'SEARCH');
});

/** Adopts the text of the field without a request: the page's own term, or text entered before hydration. */
export const adoptSearchTextAtom = atom(null, (_get, set, text: string) =>
  set(typedTextAtom, toSearchText(text)),
);

/** Closes the suggestions and restores the typed text. */
export const leaveSearchAtom = atom(null, (get, set) => {
  set(choiceAtom, null);
  if (get(openFlyoutAtom) === 'SEARCH') set(openFlyoutAtom, 'NONE');
});

/**
 * Chooses an option and shows its text in the field. `null` makes it a typed text, for example when the caret moves.
 */
export const chooseOptionAtom = atom(null, (get, set, key: string | null) => {
  const chosen = get(chosenOptionAtom);
  if (key === null && chosen) set(typedTextAtom, chosen.text);
  set(choiceAtom, key === null ? null : { key, from: get(suggestionsAtom) });
});

/** Takes the text of the field and requests suggestions for its term. */
export const typeSearchAtom = atom(null, async (get, set, value: unknown) => {
  const text = toSearchText(value);
  set(typedTextAtom, text);
  set(choiceAtom, null);
  const term = toSearchTerm(text);
  const state = get(suggestionsStateAtom);
  // An additional space does not change the term.
  const isShown = 'term' in state && state.term === term && state.status !== 'error';
  if (isShown) return set(openFlyoutAtom, 'SEARCH');
  if (isLongEnough(term)) {
    const request = set(requestSuggestionsAtom, term);
    set(openFlyoutAtom, 'SEARCH');
    return request;
  }
  get(requestAtom)?.abort();
  set(requestAtom, null);
  set(suggestionsStateAtom, { status: 'idle' });
  if (get(hasSuggestionsAtom)) set(openFlyoutAtom, 'SEARCH');
  else set(leaveSearchAtom);
});

/** Requests suggestions for the newest term: debounced, and retried on an error status. */
const requestSuggestionsAtom = atom(null, async (get, set, term: string) => {
  get(requestAtom)?.abort();
  const request = new AbortController();
  set(requestAtom, request);
  const state = get(suggestionsStateAtom);
  set(suggestionsStateAtom, {
    status: 'loading',
    term,
    shownTerm: 'shownTerm' in state ? state.shownTerm : term,
    shown: 'shown' in state ? state.shown : NONE,
  });
  // The first request goes out at once; while a person types on, the others wait for a pause.
  const found = await set(fetchSuggestionsAtom, term, request.signal, state.status !== 'idle');
  if (found === 'outdated') return;
  set(
    suggestionsStateAtom,
    found
      ? {
          status: 'ready',
          term,
          shownTerm: term,
          shown: toOptions(found, term, get(pageAtom).site),
        }
      : { status: 'error', term, shown: [] },
  );
});

/** Suggestions for a term; `null` if the request fails. */
const fetchSuggestionsAtom = atom(
  null,
  async (
    get,
    _set,
    term: string,
    signal: AbortSignal,
    waits: boolean,
  ): Promise<Suggestions | null | 'outdated'> => {
    if (waits) await pause(SUGGESTION_DEBOUNCE_MS, signal);
    for (let attempt = 0; attempt <= SUGGESTION_RETRIES; attempt++) {
      if (attempt > 0) await pause(SUGGESTION_RETRY_DELAY_MS, signal);
      if (signal.aborted) return 'outdated';
      const { shop, site } = get(pageAtom);
      const answer = await shop.readSuggestions({ query: { q: term, site: site.code }, signal });
      if (signal.aborted) return 'outdated';
      if (answer.ok) return answer.value;
      // Only an error status is worth a retry; a malformed answer would recur.
      if (answer.error.kind !== 'refused') return null;
    }
    return null;
  },
);

const setRecentAtom = atom(null, (get, set, terms: readonly string[]) => {
  set(recentAtom, terms);
  // Removing needs no consent, and the visitor's decision may not be known yet.
  if (get(mayStoreAtom) || terms.length === 0) storeRecentSearches(get(pageAtom).site.code, terms);
  if (!get(hasSuggestionsAtom)) set(leaveSearchAtom);
});

export const removeRecentSearchAtom = atom(null, (get, set, term: string) =>
  set(
    setRecentAtom,
    get(recentAtom).filter((other) => other !== term),
  ),
);

/** Removes all history of the empty field: recent searches and viewed products. */
export const clearHistoryAtom = atom(null, (_get, set) => {
  set(clearViewedProductsAtom);
  set(viewedAtom, []);
  set(setRecentAtom, []);
});

/** Adds a search to the recent ones and tracks it. */
const noteSearchAtom = atom(null, (get, set, term: string) => {
  const recent = get(mayStoreAtom) ? readRecentSearches(get(pageAtom).site.code) : get(recentAtom);
  if (term) set(setRecentAtom, withRecentSearch(recent, term));
  get(pageAtom).track('search', { search_term: term });
});

/** Whether an option searches for a term; the others are links of their own. */
export const isSearch = ({ kind }: SearchOption): boolean =>
  kind === 'recent' || kind === 'popular' || kind === 'term';

/** Closes the suggestions with a text in the field; the list of the previous term is dropped. */
export const settleSearchAtom = atom(null, (get, set, text: string) => {
  get(requestAtom)?.abort();
  set(requestAtom, null);
  set(adoptSearchTextAtom, text);
  set(suggestionsStateAtom, { status: 'idle' });
  set(leaveSearchAtom);
});

/** Stores and tracks that the user followed an option; the link itself opens the page. */
export const noteOptionAtom = atom(null, (get, set, option: SearchOption) => {
  const { track } = get(pageAtom);
  if (isSearch(option)) set(noteSearchAtom, toSearchTerm(option.text));
  if (option.kind === 'product' || option.kind === 'viewed') {
    const items = [{ item_id: option.product.id, item_name: option.text }];
    track('select_item', {
      item_list_id: option.kind === 'product' ? 'suggestions' : 'recently_viewed',
      items,
    });
  }
  // A viewed product was not found by this search.
  if (option.kind === 'product' && get(mayStoreAtom)) noteProductFound(option.product.id);
});

/** Follows an option on this page: tracks it, and writes its text into the field (contract: search). */
export const followOptionAtom = atom(null, (_get, set, option: SearchOption) => {
  set(noteOptionAtom, option);
  set(settleSearchAtom, option.text);
});

/** Searches for the text of the field. @returns `false` if the field is empty and should take the focus */
export const submitSearchAtom = atom(null, (get, set): boolean => {
  const { site, navigate } = get(pageAtom);
  const text = get(searchTextAtom);
  const term = toSearchTerm(text);
  if (term === '') return false;
  set(noteSearchAtom, term);
  set(settleSearchAtom, text);
  navigate(searchHref(term, site));
  return true;
});
