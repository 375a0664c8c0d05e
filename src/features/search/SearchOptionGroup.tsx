import { useAtomValue, useSetAtom } from 'jotai';
import { type MouseEvent, useEffect, useRef } from 'react';
import { useText } from '#src/i18n/SiteContext.ts';
import type { MessageId } from '#src/i18n/siteIntl.ts';
import { isOwnClick } from '#src/lib/isOwnClick.ts';
import { environmentAtom } from '#src/state/environmentAtom.ts';
import { HistoryIcon, SearchIcon } from '#src/ui/Icon/icons.tsx';
import { Picture } from '#src/ui/Picture/Picture.tsx';
import styles from './SearchSuggestions.module.css';
import { chosenOptionAtom, followOptionAtom, noteOptionAtom } from './searchAtoms.ts';
import { optionId, type SearchOption } from './searchModel.ts';

interface SearchOptionGroupProps {
  kind: SearchOption['kind'];
  listId: string;
  /** With their places in the whole list. */
  options: readonly { option: SearchOption; index: number }[];
}

const HEADINGS = {
  recent: 'search.recent',
  term: 'search.terms',
  product: 'search.products',
} as const satisfies Record<SearchOption['kind'], MessageId>;

/** Suggestions of one kind below their heading; nothing without any. */
export function SearchOptionGroup({ kind, listId, options }: SearchOptionGroupProps) {
  const text = useText();
  const headingId = `${listId}-${kind}`;
  if (options.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot group the options of a listbox.
    <div className={styles.group} role="group" aria-labelledby={headingId}>
      <div id={headingId} className={styles.heading} role="presentation">
        {text(HEADINGS[kind])}
      </div>
      {options.map(({ option, index }) => (
        <OptionLink key={index} id={optionId(listId, index)} index={index} option={option} />
      ))}
    </div>
  );
}

/**
 * One suggestion. It is a link, so that it can be opened in a new tab, and an option, so that the field can point at
 * it; the keyboard reaches it through the field alone.
 */
function OptionLink({ id, index, option }: { id: string; index: number; option: SearchOption }) {
  const isChosen = useAtomValue(chosenOptionAtom) === index;
  const follow = useSetAtom(followOptionAtom);
  const note = useSetAtom(noteOptionAtom);
  const { navigate } = useAtomValue(environmentAtom);
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isChosen) link.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isChosen]);
  const handleClick = (event: MouseEvent) => {
    // A new tab leaves this page, its field and its list as they are.
    if (!isOwnClick(event)) return note(option);
    follow(option);
    // A product's page may be anybody's; the results are this page's own search (SRC-07).
    if (option.kind === 'product') return;
    event.preventDefault();
    navigate(option.href);
  };
  return (
    <a
      ref={link}
      id={id}
      className={styles.option}
      href={option.href}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      onClick={handleClick}
      onAuxClick={({ button }) => button === 1 && note(option)}
    >
      {option.kind === 'product' ? (
        <Picture className={styles.thumb} src={option.product.imageProductThumb} alt="" />
      ) : option.kind === 'recent' ? (
        <HistoryIcon className={styles.sign} />
      ) : (
        <SearchIcon className={styles.sign} />
      )}
      <span>{option.text}</span>
    </a>
  );
}
