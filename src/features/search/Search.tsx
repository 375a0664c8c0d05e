import { useAtomValue, useSetAtom } from 'jotai';
import {
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  lazy,
  type SubmitEvent,
  Suspense,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import {
  SEARCH_MAX_LENGTH,
  SEARCH_WIDTH_FLYOUT_PX,
  SEARCH_WIDTH_OVERLAY_PX,
  SEARCH_WIDTH_PX,
} from '#src/config/limits.ts';
import { LINKS } from '#src/config/links.ts';
import { useSite, useText } from '#src/i18n/SiteContext.ts';
import { steadyLoad } from '#src/lib/steadyLoad.ts';
import { CloseIcon, SearchIcon } from '#src/ui/Icon/icons.tsx';
import { useIsHydrated } from '#src/ui/useIsHydrated.ts';
import styles from './Search.module.css';
import {
  adoptSearchTextAtom,
  chosenOptionAtom,
  clearSearchAtom,
  enterSearchAtom,
  isSearchOpenAtom,
  leaveSearchAtom,
  moveChoiceAtom,
  searchOptionsAtom,
  searchTextAtom,
  submitSearchAtom,
  typeSearchAtom,
} from './searchAtoms.ts';
import { optionId } from './searchModel.ts';

/** How far the field grows while it is used: 350 px in its place, or 550 px over the header (SRC-08). */
export type SearchVariant = 'flyout' | 'overlay';

export interface SearchProps {
  /** @default 'flyout' */
  variant?: SearchVariant;
  /** What stands in the field at first, for example on the results page. @default '' */
  term?: string | undefined;
}

const widths = (grown: number) =>
  ({ '--v-search-width': `${SEARCH_WIDTH_PX}px`, '--v-search-grown': `${grown}px` }) as CSSProperties;
const WIDTHS: Record<SearchVariant, CSSProperties> = {
  flyout: widths(SEARCH_WIDTH_FLYOUT_PX),
  overlay: widths(SEARCH_WIDTH_OVERLAY_PX),
};

// Nobody pays for suggestions who does not search: they come with the first sign of interest.
const loadSuggestions = steadyLoad('The search suggestions', async () => ({
  default: (await import('./SearchSuggestions.tsx')).SearchSuggestions,
}));
const SearchSuggestions = lazy(loadSuggestions);

/**
 * The shop's search: a form that works without scripts, and with them a combobox with suggestions in one list of
 * groups (SRC-01 … SRC-09). The roles of a combobox are there as soon as it behaves like one.
 */
export function Search({ variant = 'flyout', term = '' }: SearchProps) {
  const text = useText();
  const site = useSite();
  const id = useId();
  const listId = `${id}-list`;
  const input = useRef<HTMLInputElement>(null);
  const [isUsed, setUsed] = useState(false);
  const isHydrated = useIsHydrated();
  const isOpen = useAtomValue(isSearchOpenAtom);
  const hasOptions = useAtomValue(searchOptionsAtom).length > 0;
  const chosen = useAtomValue(chosenOptionAtom);
  const value = useAtomValue(searchTextAtom);
  const adopt = useSetAtom(adoptSearchTextAtom);
  const type = useSetAtom(typeSearchAtom);
  const move = useSetAtom(moveChoiceAtom);
  const enter = useSetAtom(enterSearchAtom);
  const leave = useSetAtom(leaveSearchAtom);
  const clear = useSetAtom(clearSearchAtom);
  const submit = useSetAtom(submitSearchAtom);

  // The field keeps its own text, so that neither hydration nor an input method is disturbed; a choice writes into it.
  useEffect(() => adopt(input.current?.value ?? ''), [adopt]);
  // Somebody was quicker than the page: what stands in the field is a question already (SRC-01).
  const goOn = useEffectEvent(() => {
    const field = input.current;
    if (!field || field !== field.ownerDocument.activeElement) return;
    use();
    if (field.value === term) enter();
    else void type(field.value);
  });
  useEffect(() => goOn(), []);
  const isFirst = useRef(true);
  useEffect(() => {
    const field = input.current;
    if (!isFirst.current && field && field.value !== value) field.value = value;
    isFirst.current = false;
  }, [value]);

  const use = () => {
    setUsed(true);
    void loadSuggestions();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // While an input method composes, its keys are its own; some browsers say so only by the code 229.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (!hasOptions) return;
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Escape') {
      // The first Escape closes, the second empties the field.
      if (isOpen) leave();
      else clear();
      event.preventDefault();
      if (isOpen) event.stopPropagation();
    }
  };

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!submit()) input.current?.focus();
  };

  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) leave();
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers of the last years do not all know the element `search`.
    <form
      className={styles.search}
      role="search"
      aria-label={text('search.label')}
      data-vitrine="search"
      data-variant={variant}
      data-open={isOpen || undefined}
      style={WIDTHS[variant]}
      action={LINKS.search}
      method="get"
      onSubmit={onSubmit}
      onBlur={onBlur}
      onPointerEnter={() => void loadSuggestions()}
    >
      <input type="hidden" name="site" value={site.code} />
      <div className={styles.field} data-part="search-field">
        <input
          ref={input}
          className={styles.input}
          name="query"
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={SEARCH_MAX_LENGTH}
          defaultValue={term}
          placeholder={text('search.placeholder')}
          aria-label={text('search.label')}
          {...(isHydrated && {
            role: 'combobox',
            'aria-expanded': isOpen && hasOptions,
            'aria-autocomplete': 'list',
            'aria-haspopup': 'listbox',
            'aria-controls': isOpen && hasOptions ? listId : undefined,
            'aria-activedescendant': isOpen && chosen !== null ? optionId(listId, chosen) : undefined,
          })}
          onChange={(event) => {
            use();
            void type(event.currentTarget.value);
          }}
          onFocus={() => {
            use();
            enter();
          }}
          onClick={() => enter()}
          onKeyDown={onKeyDown}
        />
        <button
          type="button"
          className={styles.clear}
          data-part="clear"
          aria-label={text('search.clear')}
          onClick={() => {
            void clear();
            if (input.current) input.current.value = '';
            input.current?.focus();
          }}
        >
          <CloseIcon size="small" />
        </button>
        <button type="submit" className={styles.submit} aria-label={text('search.submit')}>
          <SearchIcon />
        </button>
      </div>
      {isUsed && (
        <Suspense>
          <SearchSuggestions listId={listId} input={input} />
        </Suspense>
      )}
    </form>
  );
}
