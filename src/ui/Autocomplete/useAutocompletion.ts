import { type RefObject, useRef, useState } from 'react';
import { type CollectionOptions, type InputProps, useAutocomplete } from 'react-aria/useAutocomplete';

export interface AutocompletionOptions {
  /** The field's text. */
  text: string;
  onTextChange: (text: string) => void;
  /** Key of the focused option; `null` if none is. */
  chosenKey: string | null;
  /**
   * Called when an arrow key focuses an option, or with `null` when none is focused any more. DOM focus stays in the
   * field.
   */
  onChoose: (key: string | null) => void;
}

/** Connects a `SearchField` with the `OptionList` of its suggestions. The list may mount later. */
export interface Autocompletion {
  fieldRef: RefObject<HTMLInputElement | null>;
  fieldProps: InputProps;
  listRef: RefObject<HTMLElement | null>;
  listProps: CollectionOptions;
}

/**
 * The state that a search field and its suggestions share, from react-aria's Autocomplete. DOM focus stays in
 * the field, and `aria-activedescendant` refers to the focused option. The caller filters the list.
 */
export function useAutocompletion({
  text,
  onTextChange,
  chosenKey,
  onChoose,
}: AutocompletionOptions): Autocompletion {
  const fieldRef = useRef<HTMLInputElement>(null);
  const ownListRef = useRef<HTMLElement>(null);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const { inputProps, collectionProps, collectionRef } = useAutocomplete(
    {
      inputRef: fieldRef,
      collectionRef: ownListRef,
      // Typing focuses no option: Enter searches for the typed text.
      disableAutoFocusFirst: true,
    },
    {
      inputValue: text,
      setInputValue: onTextChange,
      focusedNodeId: chosenKey === null ? null : chosenId,
      setFocusedNodeId: (id) => {
        setChosenId(id);
        onChoose(id === null ? null : (document.getElementById(id)?.dataset.key ?? null));
      },
    },
  );
  return { fieldRef, fieldProps: inputProps, listRef: collectionRef, listProps: collectionProps };
}
