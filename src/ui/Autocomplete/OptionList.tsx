import {
  type HTMLAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { useListBox, useListBoxSection, useOption } from 'react-aria/useListBox';
import { Item } from 'react-stately/Item';
import { Section } from 'react-stately/Section';
import { type ListState, useListState } from 'react-stately/useListState';
import { classNames } from '#src/lib/classNames.ts';
import { isOwnClick } from '#src/lib/isOwnClick.ts';
import styles from './OptionList.module.css';
import type { Autocompletion } from './useAutocompletion.ts';

/** An option of the list, which leads to an address. */
export interface ListOption {
  /** Unique in the list. */
  key: string;
  /** Its name. */
  text: string;
  href: string;
}

/** Options below a heading. */
export interface ListSection<Option extends ListOption> {
  key: string;
  title: string;
  options: readonly Option[];
}

/** Attributes for the elements that name and describe an option. */
export interface OptionSlots {
  label: HTMLAttributes<HTMLElement>;
  description: HTMLAttributes<HTMLElement>;
}

export interface OptionListProps<Option extends ListOption> {
  /** From `useAutocompletion`. */
  autocompletion: Autocompletion;
  /** Its accessible name. */
  label: string;
  sections: readonly ListSection<Option>[];
  /** The option that is chosen when the list appears. @default none */
  initialChoice?: 'first' | 'last' | undefined;
  /** The content of an option: spread `label` on the element that names it, `description` on one that adds to it. */
  renderOption: (option: Option, slots: OptionSlots) => ReactNode;
  /** The id of an element outside the list that adds to an option's description, such as a hint about its keys. */
  describedBy?: (option: Option) => string | undefined;
  /** An option was clicked, or chosen with Enter. Prevent the event's default to keep the link from being followed. */
  onFollow: (option: Option, event: MouseEvent) => void;
  /** An option was opened in a new tab or window. */
  onOpenTab: (option: Option) => void;
}

/**
 * A listbox of links in groups, which a `SearchField` controls (FND-03): arrow keys choose and wrap at both ends, Enter
 * follows the chosen link, Ctrl or Cmd with Enter opens it in a new tab (SRC-04, SRC-10).
 */
export function OptionList<Option extends ListOption>({
  autocompletion: { listRef, listProps },
  label,
  sections,
  initialChoice,
  ...optionProps
}: OptionListProps<Option>) {
  const state = useListState<ListSection<Option>>({
    items: sections,
    selectionMode: 'none',
    children: ({ key, title, options }) => (
      <Section key={key} title={title} items={options}>
        {({ text }) => <Item textValue={text}>{text}</Item>}
      </Section>
    ),
  });
  const { listBoxProps } = useListBox(
    { ...listProps, 'aria-label': label, autoFocus: initialChoice ?? false, shouldFocusWrap: true },
    state,
    listRef,
  );
  // Browsers make a scroll container a tab stop. An attribute in the markup would tell react-aria that the list has no
  // virtual focus, so it comes after the ref.
  useLayoutEffect(() => {
    const list = listRef.current;
    list?.setAttribute('tabindex', '-1');
    return () => list?.removeAttribute('tabindex');
  }, [listRef]);
  return (
    <div {...listBoxProps} ref={listRef as React.RefObject<HTMLDivElement | null>} className={styles.list}>
      {sections.map((section) => (
        <OptionSection key={section.key} section={section} state={state} {...optionProps} />
      ))}
    </div>
  );
}

interface OptionSectionProps<Option extends ListOption>
  extends Pick<OptionListProps<Option>, 'renderOption' | 'describedBy' | 'onFollow' | 'onOpenTab'> {
  state: ListState<ListSection<Option>>;
}

function OptionSection<Option extends ListOption>({
  section,
  ...rest
}: OptionSectionProps<Option> & { section: ListSection<Option> }) {
  const { headingProps, groupProps } = useListBoxSection({ heading: section.title });
  return (
    <div className={styles.section} {...groupProps}>
      <div className={styles.heading} {...headingProps}>
        {section.title}
      </div>
      {section.options.map((option) => (
        <OptionLink key={option.key} option={option} {...rest} />
      ))}
    </div>
  );
}

function OptionLink<Option extends ListOption>({
  option,
  state,
  renderOption,
  describedBy,
  onFollow,
  onOpenTab,
}: OptionSectionProps<Option> & { option: Option }) {
  const link = useRef<HTMLAnchorElement>(null);
  const { optionProps, labelProps, descriptionProps, isFocused } = useOption(
    { key: option.key },
    state,
    link,
  );
  // Autocomplete remembers the id of the last choice: a list that opens again must not have the same ones.
  const id = useId();

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // The field's form would be submitted as well.
    event.preventDefault();
    if (event.ctrlKey || event.metaKey) {
      // A scripted click with a modifier opens no tab in WebKit.
      onOpenTab(option);
      window.open(option.href, '_blank', 'noopener');
    } else link.current?.click();
  };
  const attributes = {
    // A press is the link's own: react-aria's would choose the option as well, and change the text of the field.
    ...Object.fromEntries(Object.entries(optionProps).filter(([, value]) => typeof value !== 'function')),
    id,
    tabIndex: -1,
    'aria-selected': isFocused,
    'aria-describedby': classNames(optionProps['aria-describedby'], describedBy?.(option)) || undefined,
  };
  return (
    <a
      {...attributes}
      ref={link}
      className={styles.option}
      href={option.href}
      onKeyDown={handleKeyDown}
      onClick={(event) => (isOwnClick(event) ? onFollow(option, event) : onOpenTab(option))}
      onAuxClick={({ button }) => button === 1 && onOpenTab(option)}
    >
      {renderOption(option, { label: labelProps, description: descriptionProps } as OptionSlots)}
    </a>
  );
}
