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

/** An option of the list. Every option is a link. */
export interface ListOption {
  /** Unique in the list. */
  key: string;
  /** The option's text. */
  text: string;
  href: string;
}

/** Options under a heading. */
export interface ListSection<Option extends ListOption> {
  key: string;
  title: string;
  /** The title's language, if it is not the page's. */
  lang?: string | undefined;
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
  /** Accessible name of the list. */
  label: string;
  sections: readonly ListSection<Option>[];
  /** The option that is focused when the list appears. @default none */
  initialChoice?: 'first' | 'last' | undefined;
  /**
   * Renders an option. Spread `label` on the element that names it and `description` on an element that describes it.
   */
  renderOption: (option: Option, slots: OptionSlots) => ReactNode;
  /** Id of an element outside the list that extends an option's description, such as a keyboard hint. */
  describedBy?: (option: Option) => string | undefined;
  /**
   * Called when an option is clicked or chosen with Enter. Call `preventDefault` to keep the browser from following the
   * link.
   */
  onFollow: (option: Option, event: MouseEvent) => void;
  /** Called when an option was opened in a new tab or window. */
  onOpenTab: (option: Option) => void;
}

/**
 * A listbox of grouped links, controlled by a `SearchField`. Arrow keys move through the options and wrap at
 * both ends, Enter follows the focused link, Ctrl or Cmd with Enter opens it in a new tab.
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
  // Browsers make a scroll container a tab stop. A `tabIndex` in the markup would make react-aria turn virtual focus
  // off, so it is set after the ref.
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
      <div className={styles.heading} lang={section.lang} {...headingProps}>
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
  // Autocomplete remembers the id of the last focused option, so a reopened list needs new ids.
  const id = useId();

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // Enter would also submit the field's form.
    event.preventDefault();
    if (event.ctrlKey || event.metaKey) {
      // In WebKit, a scripted click with a modifier key opens no tab.
      onOpenTab(option);
      window.open(option.href, '_blank', 'noopener');
    } else link.current?.click();
  };
  const attributes = {
    // The native link handles presses. react-aria's handlers would also select the option and change the field's text.
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
