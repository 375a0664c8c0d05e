import { useAtomValue, useSetAtom } from 'jotai';
import type { RefObject } from 'react';
import { useText } from '#src/i18n/SiteContext.ts';
import { WarningIcon } from '#src/ui/Icon/icons.tsx';
import { SearchOptionGroup } from './SearchOptionGroup.tsx';
import styles from './SearchSuggestions.module.css';
import { forgetSearchesAtom, isSearchOpenAtom, searchOptionsAtom, suggestionsAtom } from './searchAtoms.ts';
import type { SearchOption } from './searchModel.ts';
import { useSearchAnnouncements } from './useSearchAnnouncements.ts';

interface SearchSuggestionsProps {
  listId: string;
  /** The field, which keeps the focus. */
  input: RefObject<HTMLInputElement | null>;
}

const KINDS = ['recent', 'term', 'product'] as const;
const SKELETON_ROWS = ['a', 'b', 'c', 'd', 'e'];

/** What hangs below the search field: suggestions in groups, or why there are none (SRC-04, SRC-09). */
export function SearchSuggestions({ listId, input }: SearchSuggestionsProps) {
  const text = useText();
  const isOpen = useAtomValue(isSearchOpenAtom);
  const state = useAtomValue(suggestionsAtom);
  const options = useAtomValue(searchOptionsAtom);
  const forget = useSetAtom(forgetSearchesAtom);
  useSearchAnnouncements();
  if (!isOpen) return null;

  const isLoading = state.status === 'loading';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps the focus where it is.
    <div
      className={styles.panel}
      data-vitrine="suggestions"
      data-flyout="SEARCH"
      aria-busy={isLoading || undefined}
      // A press on the panel must not take the focus out of the field, or the panel would be gone before the click.
      onMouseDown={(event) => event.preventDefault()}
    >
      {options.length > 0 && (
        // Browsers make what scrolls a tab stop of its own; here the field is the only one.
        <div
          id={listId}
          className={styles.list}
          role="listbox"
          tabIndex={-1}
          aria-label={text('search.suggestions')}
        >
          {KINDS.map((kind) => (
            <SearchOptionGroup key={kind} kind={kind} listId={listId} options={placesOf(options, kind)} />
          ))}
        </div>
      )}
      {state.status === 'idle' && (
        <button
          type="button"
          className={styles.forget}
          onClick={() => {
            forget();
            input.current?.focus();
          }}
        >
          {text('search.forget')}
        </button>
      )}
      {isLoading && options.length === 0 && (
        <div className={styles.skeleton}>
          {SKELETON_ROWS.map((row) => (
            <span key={row} />
          ))}
        </div>
      )}
      {state.status === 'ready' && options.length === 0 && (
        <div className={styles.message}>
          <p className={styles.empty}>{text('search.empty', { term: state.term })}</p>
          <p>{text('search.empty_hint')}</p>
        </div>
      )}
      {state.status === 'error' && (
        <p className={styles.message} data-state="error">
          <WarningIcon />
          {text('search.error')}
        </p>
      )}
    </div>
  );
}

/** The options of a kind, with their places in the whole list. */
function placesOf(options: readonly SearchOption[], kind: SearchOption['kind']) {
  return options.flatMap((option, index) => (option.kind === kind ? [{ option, index }] : []));
}
