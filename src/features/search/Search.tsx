import { useAtom, useAtomValue, useSetAtom, useStore } from 'jotai/react';
import {
  type FocusEvent,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { SEARCH_MAX_LENGTH } from '#src/config/limits.ts';
import { useSite, useText } from '#src/i18n/SiteContext.ts';
import { importWithRetry } from '#src/lazy/loadWithRetry.ts';
import { agentForm, isAgentSubmit } from '#src/lib/agentForms.ts';
import { classNames } from '#src/lib/classNames.ts';
import { followFreshness } from '#src/lib/freshness.ts';
import { openFlyoutAtom } from '#src/state/flyoutAtoms.ts';
import { useFlyoutClosing } from '#src/state/useFlyoutClosing.ts';
import { SearchField } from '#src/ui/Autocomplete/SearchField.tsx';
import { useAutocompletion } from '#src/ui/Autocomplete/useAutocompletion.ts';
import { IconButton } from '#src/ui/Button/IconButton.tsx';
import { SiteField } from '#src/ui/Form/SiteField.tsx';
import { SearchIcon } from '#src/ui/Icon/icons.tsx';
import { clientIsland } from '#src/ui/Island/clientIsland.tsx';
import { QueryFields } from '#src/ui/QueryFields/QueryFields.tsx';
import type { RootProps } from '#src/ui/rootProps.ts';
import { useRoot } from '#src/ui/useRoot.ts';
import { useHistoryOwner } from './historyOwner.ts';
import styles from './Search.module.css';
import {
  adoptSearchTextAtom,
  chooseOptionAtom,
  chosenOptionAtom,
  enterSearchAtom,
  isSearchOpenAtom,
  leaveSearchAtom,
  type SuggestionGroupSlot,
  searchOptionsAtom,
  searchTextAtom,
  setSuggestionGroupAtom,
  settleSearchAtom,
  submitSearchAtom,
  typeSearchAtom,
  usedSearchAtom,
} from './searchAtoms.ts';
import { useRemoveRecentSearch } from './useRemoveRecentSearch.ts';

/** How far the focused field grows: 350 px in place, or 550 px over the header. */
export type SearchVariant = 'flyout' | 'overlay';

export interface SearchProps extends RootProps<HTMLFormElement> {
  /** @default 'flyout' */
  variant?: SearchVariant | undefined;
  /** The text of the field (controlled); use with `onChange`. */
  value?: string | undefined;
  /**
   * The page's own term (uncontrolled); a new one is that of a new page, and replaces a text that no one is editing.
   * @default ''
   */
  defaultValue?: string | undefined;
  /** Called when the text changes: typed, cleared, or that of a chosen suggestion. */
  onChange?: ((value: string) => void) | undefined;
  /** Called when the list of suggestions opens or closes. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** Adds a group of suggestions after all others, for a term or for the empty field. @default none */
  suggestionGroup?: SuggestionGroupSlot | undefined;
}

// The list of suggestions loads on hover, focus or the first key.
const suggestions = importWithRetry(
  'The search suggestions',
  () => import('./SearchSuggestions.tsx'),
  (module) => module.SearchSuggestions,
);
const SearchSuggestions = clientIsland(suggestions);

/**
 * The shop's search: a form that works without JavaScript, and a combobox with suggestions in groups.
 *
 * @example
 * <Search suggestionGroup={({ term }) => term ? { title: 'Ratgeber', options: findGuides(term) } : null} />
 */
export function Search({
  variant = 'flyout',
  value: valueProp,
  defaultValue = '',
  onChange,
  onOpenChange,
  suggestionGroup,
  className,
  ref,
  ...root
}: SearchProps) {
  const text = useText();
  const rootAttributes = useRoot('search', root);
  const site = useSite();
  const ownId = useId();
  const [usedId, setUsedId] = useAtom(usedSearchAtom);
  const isUsed = usedId === ownId;
  const isOpen = useAtomValue(isSearchOpenAtom) && isUsed;
  const chosenKey = useAtomValue(chosenOptionAtom)?.key ?? null;
  const [initialChoice, setInitialChoice] = useState<'first' | 'last'>();
  const adopt = useSetAtom(adoptSearchTextAtom);
  const type = useSetAtom(typeSearchAtom);
  const choose = useSetAtom(chooseOptionAtom);
  const enter = useSetAtom(enterSearchAtom);
  const leave = useSetAtom(leaveSearchAtom);
  const submit = useSetAtom(submitSearchAtom);
  useFlyoutClosing(leave);
  useHistoryOwner();
  const removeRecent = useRemoveRecentSearch();
  const setSuggestionGroup = useSetAtom(setSuggestionGroupAtom);
  useEffect(() => setSuggestionGroup(suggestionGroup), [setSuggestionGroup, suggestionGroup]);

  const use = () => {
    setUsedId(ownId);
    void suggestions.load();
  };
  const open = (choice?: 'first' | 'last') => {
    setInitialChoice(choice);
    enter();
  };

  // A store that has not adopted the field's text does not change it: before hydration, and after a switch of language,
  // which starts with a new store.
  const store = useStore();
  const [adopted, setAdopted] = useState<{ by: typeof store | null; text: string }>({
    by: null,
    text: defaultValue,
  });
  const searchText = useAtomValue(searchTextAtom);
  const isAdopted = adopted.by === store;
  if (isAdopted && adopted.text !== searchText) setAdopted({ by: store, text: searchText });
  const autocompletion = useAutocompletion({
    text: valueProp ?? (isAdopted ? searchText : adopted.text),
    onTextChange: (value) => {
      use();
      setInitialChoice(undefined);
      void type(value);
    },
    chosenKey,
    onChoose: choose,
  });
  const field = autocompletion.fieldRef;
  const submitRef = useRef<HTMLButtonElement>(null);
  const adoptEarlyInput = useEffectEvent(() => {
    if (!field.current) return;
    const { value, ownerDocument } = field.current;
    adopt(value);
    setAdopted({ by: store, text: value });
    if (field.current !== ownerDocument.activeElement) return;
    // The field was used before hydration: its text is already a term.
    use();
    if (value === (valueProp ?? defaultValue)) open();
    else void type(value);
  });
  useLayoutEffect(() => adoptEarlyInput(), [store]);

  // A page that comes back from the back/forward cache shows its own term.
  const settle = useSetAtom(settleSearchAtom);
  const resetText = useEffectEvent(() => flushSync(() => settle(valueProp ?? defaultValue)));
  useEffect(() => followFreshness('visitor', { forget: () => resetText() }), []);
  // A router has changed the page.
  const pageText = useRef(defaultValue);
  const followPage = useEffectEvent((next: string) => {
    const isUntouched =
      field.current !== document.activeElement || store.get(searchTextAtom) === pageText.current;
    if (next !== pageText.current && valueProp === undefined && isUntouched) settle(next);
    pageText.current = next;
  });
  useEffect(() => followPage(defaultValue), [defaultValue]);
  const followText = useEffectEvent((value: string | undefined) => {
    if (value === undefined || !isAdopted || value === store.get(searchTextAtom)) return;
    // Only a person at the field needs suggestions for a text that the page sets.
    if (field.current === field.current?.ownerDocument.activeElement) void type(value);
    else adopt(value);
  });
  useEffect(() => followText(valueProp), [valueProp]);
  const reportText = useEffectEvent(() => {
    const value = store.get(searchTextAtom);
    if (value !== valueProp) onChange?.(value);
  });
  useEffect(() => store.sub(searchTextAtom, () => reportText()), [store]);
  const reportOpen = useEffectEvent(() => onOpenChange?.(store.get(isSearchOpenAtom)));
  useEffect(() => store.sub(isSearchOpenAtom, () => reportOpen()), [store]);
  const handleKey = (key: string): boolean => {
    // Read from the store: the previous key's choice may not have rendered yet.
    const chosen = store.get(chosenOptionAtom);
    const isOpen = store.get(isSearchOpenAtom);
    if (key === 'Escape' && store.get(openFlyoutAtom) !== 'NONE') {
      // The first Escape closes the suggestions, or the flyout that the pointer has opened; the second one clears the field.
      leave();
      store.set(openFlyoutAtom, 'NONE');
      return true;
    }
    if ((key === 'ArrowDown' || key === 'ArrowUp') && !isOpen && store.get(searchOptionsAtom).length > 0) {
      open(key === 'ArrowDown' ? 'first' : 'last');
      return true;
    }
    if ((key === 'ArrowDown' || key === 'ArrowUp') && !isOpen && field.current?.value) {
      // A prefilled term has not been asked for yet.
      setInitialChoice(key === 'ArrowDown' ? 'first' : 'last');
      void type(field.current.value);
      return true;
    }
    if (key === 'Delete' && chosen?.kind === 'recent') {
      removeRecent(chosen.text);
      return true;
    }
    return false;
  };
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    if (isAgentSubmit(event.nativeEvent)) return;
    event.preventDefault();
    if (!submit()) field.current?.focus();
  };
  const handleBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) leave();
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: `<search>` cannot submit without JavaScript, and around the form it would be a second root.
    <form
      ref={ref}
      className={classNames(styles.search, className)}
      role="search"
      aria-label={text('search.label')}
      {...rootAttributes}
      {...agentForm('search', site)}
      data-variant={variant}
      data-open={isOpen || undefined}
      action={site.paths.search}
      method="get"
      onSubmit={handleSubmit}
      onBlur={handleBlur}
      onPointerEnter={() => void suggestions.load()}
    >
      <QueryFields address={site.paths.search} own={['site', 'query']} />
      <SiteField />
      <div className={styles.field} data-part="search-field">
        <SearchField
          autocompletion={autocompletion}
          label={text('search.label')}
          name="query"
          placeholder={text('search.placeholder')}
          maxLength={SEARCH_MAX_LENGTH}
          clearLabel={text('search.clear')}
          onKey={handleKey}
          onFocus={() => {
            use();
            open();
          }}
          onClick={() => open()}
          inputClassName={styles.input}
          clearClassName={styles.clear}
        />
        <IconButton
          ref={submitRef}
          className={styles.submit}
          type="submit"
          size="small"
          label={text('search.submit')}
        >
          <SearchIcon />
        </IconButton>
      </div>
      {isUsed && (
        <SearchSuggestions
          autocompletion={autocompletion}
          submitRef={submitRef}
          initialChoice={initialChoice}
        />
      )}
    </form>
  );
}
