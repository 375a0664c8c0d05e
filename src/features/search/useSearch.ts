import { useAtomValue, useSetAtom } from 'jotai/react';
import { useEffect } from 'react';
import { onShopEvent } from '#src/lib/shopEvents.ts';
import { useHistoryOwner } from './historyOwner.ts';
import {
  enterSearchAtom,
  followOptionAtom,
  isSearchOpenAtom,
  leaveSearchAtom,
  type SuggestionsState,
  searchOptionsAtom,
  searchTextAtom,
  submitSearchAtom,
  suggestionsAtom,
  typeSearchAtom,
} from './searchAtoms.ts';
import type { SearchOption } from './searchModel.ts';

/** The search of the page, and the commands of its field. */
export interface SearchAccess {
  /** The text of the field. */
  text: string;
  /** Suggestions for the text; without one, recent searches, viewed products or the shop's offers. */
  options: readonly SearchOption[];
  /** Whether the shop has been asked for the text. While `loading`, the options are those of the text before. */
  status: SuggestionsState['status'];
  /** Whether suggestions are shown: one flyout of the page is open at a time. */
  isOpen: boolean;
  /** Sets the text; from two characters on it requests suggestions, after a pause while a person types on. */
  type: (text: string) => void;
  /** Opens the suggestions if there are any, for example when the field takes the focus. */
  open: () => void;
  /** Closes the suggestions. */
  close: () => void;
  /** Notes and tracks that the person follows a link to an option's `href`. */
  follow: (option: SearchOption) => void;
  /** Opens the page of results; `false` if the field is empty. */
  submit: () => boolean;
}

/**
 * The search for a field of the page's own, in place of `Search`, whose state it has. The first `type` makes the first
 * request.
 *
 * @example const { text, options, type, follow, submit } = useSearch();
 */
export function useSearch(): SearchAccess {
  const type = useSetAtom(typeSearchAtom);
  const close = useSetAtom(leaveSearchAtom);
  useHistoryOwner();
  // Not when a component leaves: several of a page may use the search.
  useEffect(() => onShopEvent('flyout-close', close), [close]);
  return {
    text: useAtomValue(searchTextAtom),
    options: useAtomValue(searchOptionsAtom),
    status: useAtomValue(suggestionsAtom).status,
    isOpen: useAtomValue(isSearchOpenAtom),
    type: (text) => void type(text),
    open: useSetAtom(enterSearchAtom),
    close,
    follow: useSetAtom(followOptionAtom),
    submit: useSetAtom(submitSearchAtom),
  };
}
