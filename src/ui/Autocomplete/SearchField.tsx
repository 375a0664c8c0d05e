import type { FocusEventHandler, KeyboardEvent, MouseEventHandler } from 'react';
import { useSearchField } from 'react-aria/useSearchField';
import { useSearchFieldState } from 'react-stately/useSearchFieldState';
import { agentField } from '#src/lib/agentForms.ts';
import { isComposing } from '#src/lib/isComposing.ts';
import { IconButton } from '#src/ui/Button/IconButton.tsx';
import { CloseIcon } from '#src/ui/Icon/icons.tsx';
import { useIsHydrated } from '#src/ui/useIsHydrated.ts';
import type { Autocompletion } from './useAutocompletion.ts';

export interface SearchFieldProps {
  /** From `useAutocompletion`. */
  autocompletion: Autocompletion;
  /** Accessible name of the field. */
  label: string;
  name: string;
  placeholder: string;
  maxLength: number;
  /** Accessible name of the clear button. */
  clearLabel: string;
  /**
   * Called for a key that concerns the suggestions, before react-aria handles it. Return `true` to keep it from
   * react-aria.
   */
  onKey?: (key: string) => boolean;
  onFocus?: FocusEventHandler;
  onClick?: MouseEventHandler;
  inputClassName?: string | undefined;
  clearClassName?: string | undefined;
}

/** Keys that move the caret in the field. react-aria would pass them to the list. */
const CARET_KEYS = new Set(['Home', 'End', 'PageUp', 'PageDown']);

/** Whether the key is a shortcut of the browser or the system, such as Alt+ArrowLeft. */
const isShortcut = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key !== 'Enter' && (ctrlKey || metaKey || altKey);

/**
 * A search field with a clear button, on react-aria's search field and Autocomplete. The server renders it as
 * a plain search field; it gets the combobox roles once it behaves like one. It does not handle keys of an input
 * method, of the caret or of the browser.
 *
 * @example <SearchField autocompletion={autocompletion} label="Suche" name="query" … />
 */
export function SearchField({
  autocompletion,
  label,
  name,
  placeholder,
  maxLength,
  clearLabel,
  onKey,
  onFocus,
  onClick,
  inputClassName,
  clearClassName,
}: SearchFieldProps) {
  const { fieldRef, fieldProps } = autocompletion;
  const isHydrated = useIsHydrated();
  const state = useSearchFieldState({ value: fieldProps.value, onChange: fieldProps.onChange });
  const { inputProps } = useSearchField(
    {
      ...fieldProps,
      name,
      placeholder,
      maxLength,
      'aria-label': label,
      type: 'text',
      inputMode: 'search',
      enterKeyHint: 'search',
    },
    state,
    fieldRef,
  );

  const handleKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent) || isShortcut(event) || CARET_KEYS.has(event.key)) {
      event.stopPropagation();
    } else if (onKey?.(event.key)) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  return (
    <>
      <input
        {...inputProps}
        {...(isHydrated && {
          role: 'combobox',
          // Suggestions that are still loading are no list yet.
          'aria-expanded': inputProps['aria-controls'] !== undefined,
          'aria-haspopup': 'listbox',
        })}
        // react-aria refers to a description and an error that this field never has.
        aria-describedby={undefined}
        // Its name is no `<label>`, from which agents would read it.
        {...agentField(label)}
        ref={fieldRef}
        className={inputClassName}
        autoCapitalize="none"
        onKeyDownCapture={handleKeyDown}
        onFocus={(event) => {
          inputProps.onFocus?.(event);
          onFocus?.(event);
        }}
        onClick={onClick}
      />
      <IconButton
        className={clearClassName}
        data-part="clear"
        data-scripted=""
        label={clearLabel}
        size="small"
        // Keeps the virtual keyboard open.
        preventFocusOnPress
        onPress={() => {
          state.setValue('');
          fieldRef.current?.focus();
        }}
      >
        <CloseIcon size="small" />
      </IconButton>
    </>
  );
}
