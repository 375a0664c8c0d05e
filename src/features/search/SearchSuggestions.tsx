import { useAtomValue, useSetAtom } from 'jotai/react';
import { type MouseEvent, type RefObject, useEffect, useId, useRef } from 'react';
import { useContentLang, useText } from '#src/i18n/SiteContext.ts';
import type { MessageId } from '#src/i18n/siteIntl.ts';
import { onOnline } from '#src/lib/onOnline.ts';
import { pageAtom } from '#src/state/pageAtom.ts';
import { OptionList } from '#src/ui/Autocomplete/OptionList.tsx';
import type { Autocompletion } from '#src/ui/Autocomplete/useAutocompletion.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { FocusFallback } from '#src/ui/FocusFallback/FocusFallback.tsx';
import { WarningIcon } from '#src/ui/Icon/icons.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import { useRoot } from '#src/ui/useRoot.ts';
import styles from './SearchSuggestions.module.css';
import { SuggestionContent } from './SuggestionContent.tsx';
import {
  clearHistoryAtom,
  enterSearchAtom,
  followOptionAtom,
  isSearch,
  isSearchLoadingAtom,
  isSearchOpenAtom,
  noteOptionAtom,
  searchOptionsAtom,
  shownTermAtom,
  suggestionGroupAtom,
  suggestionsAtom,
  worldsTitleAtom,
} from './searchAtoms.ts';
import type { SearchOption } from './searchModel.ts';
import { useRemoveRecentSearch } from './useRemoveRecentSearch.ts';
import { useSearchAnnouncements } from './useSearchAnnouncements.ts';

interface SearchSuggestionsProps {
  autocompletion: Autocompletion;
  /** The control before the panel. It gets the panel's focus: the field itself would open the panel again. */
  submitRef: RefObject<HTMLButtonElement | null>;
  /** The option that is focused when the list appears. */
  initialChoice: 'first' | 'last' | undefined;
}

/** The panel below the search field: grouped suggestions, or why there are none. */
export function SearchSuggestions(props: SearchSuggestionsProps) {
  useSearchAnnouncements();
  return useAtomValue(isSearchOpenAtom) && <SuggestionPanel {...props} />;
}

function SuggestionPanel({ autocompletion, submitRef, initialChoice }: SearchSuggestionsProps) {
  const text = useText();
  const rootAttributes = useRoot('suggestions');
  const state = useAtomValue(suggestionsAtom);
  const options = useAtomValue(searchOptionsAtom);
  const clearHistory = useSetAtom(clearHistoryAtom);
  const isLoading = useAtomValue(isSearchLoadingAtom);
  const panel = useRef<HTMLDivElement>(null);
  const enter = useSetAtom(enterSearchAtom);
  useEffect(() => onOnline(enter), [enter]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the listener only keeps the focus in the field; the element itself is not interactive.
    <div
      ref={panel}
      className={styles.panel}
      {...rootAttributes}
      data-flyout="SEARCH"
      aria-busy={isLoading || undefined}
      // A press on the panel must not blur the field, or the panel would close before the click.
      onMouseDown={(event) => event.preventDefault()}
    >
      {options.length > 0 && (
        <SuggestionList autocompletion={autocompletion} initialChoice={initialChoice} options={options} />
      )}
      {options.some(({ kind }) => kind === 'recent' || kind === 'viewed') && (
        <Button
          className={styles.forget}
          variant="secondary"
          size="small"
          onPress={() => {
            clearHistory();
            autocompletion.fieldRef.current?.focus();
          }}
        >
          {text('search.forget')}
        </Button>
      )}
      {isLoading && options.length === 0 && <SuggestionSkeleton />}
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
      <FocusFallback of={panel} trigger={submitRef} />
    </div>
  );
}

/** Widths of the terms' outlines, as different as words are. */
const TERM_WIDTHS = ['46%', '62%', '38%'];
const PRODUCT_WIDTHS = ['78%', '58%', '70%'];

/** The outlines of terms and products, in the size of the options that follow. */
function SuggestionSkeleton() {
  return (
    <div className={styles.outlines} data-part="outlines">
      {TERM_WIDTHS.map((width) => (
        <span key={width} className={styles.outline}>
          <Skeleton shape="circle" width="1.25rem" height="1.25rem" />
          <Skeleton width={width} />
        </span>
      ))}
      {PRODUCT_WIDTHS.map((width) => (
        <span key={width} className={styles.outline} data-kind="product">
          <Skeleton shape="box" width="3rem" height="3rem" />
          <span className={styles.text}>
            <Skeleton width={width} />
            <Skeleton width="28%" />
          </span>
        </span>
      ))}
    </div>
  );
}

/** In display order; theme worlds have the title of the navigation, and a shop's own group has its own. */
const TITLES = {
  recent: 'search.recent',
  popular: 'search.popular',
  viewed: 'search.viewed',
  term: 'search.terms',
  category: 'search.categories',
  world: null,
  product: 'search.products',
} as const satisfies Partial<Record<SearchOption['kind'], MessageId | null>>;

const isOnRemove = ({ target }: MouseEvent) =>
  target instanceof Element && target.closest('[data-part="remove"]') !== null;

function SuggestionList({
  options,
  ...listProps
}: Omit<SearchSuggestionsProps, 'submitRef'> & { options: readonly SearchOption[] }) {
  const text = useText();
  const term = useAtomValue(shownTermAtom);
  const group = useAtomValue(suggestionGroupAtom);
  const worlds = useAtomValue(worldsTitleAtom);
  const contentLang = useContentLang();
  const { navigate } = useAtomValue(pageAtom);
  const follow = useSetAtom(followOptionAtom);
  const note = useSetAtom(noteOptionAtom);
  const removeRecent = useRemoveRecentSearch();
  const hintId = useId();

  const sections = [
    ...Object.entries(TITLES).map(([kind, title]) => ({
      key: kind,
      title: title ? text(title) : worlds.title,
      lang: title || worlds.isPageText ? undefined : contentLang,
    })),
    { key: 'extra', title: group?.title ?? '', lang: undefined },
  ].flatMap(({ key, ...heading }) => {
    const found = options.filter(({ kind }) => kind === key);
    return found.length > 0 ? [{ key, ...heading, options: found }] : [];
  });

  const handleFollow = (option: SearchOption, event: MouseEvent) => {
    if (option.kind === 'recent' && isOnRemove(event)) {
      event.preventDefault();
      return removeRecent(option.text);
    }
    follow(option);
    // Results belong to this page's own search and use its router; other URLs may be on other pages.
    if (!isSearch(option)) return;
    event.preventDefault();
    navigate(option.href);
  };
  return (
    <>
      <span id={hintId} hidden>
        {text('search.remove_hint')}
      </span>
      <OptionList
        // The choice is reset with the list.
        key={term}
        {...listProps}
        label={text('search.suggestions')}
        sections={sections}
        renderOption={(option, slots) => <SuggestionContent option={option} slots={slots} term={term} />}
        describedBy={({ kind }) => (kind === 'recent' ? hintId : undefined)}
        onFollow={handleFollow}
        onOpenTab={note}
      />
    </>
  );
}
