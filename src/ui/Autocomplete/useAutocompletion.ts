import { type RefObject, useRef, useState } from 'react';
import { type CollectionOptions, type InputProps, useAutocomplete } from 'react-aria/useAutocomplete';

export interface AutocompletionOptions {
  /** The text of the field. */
  text: string;
  onTextChange: (text: string) => void;
  /** The key of the chosen option; `null` while none is. */
  chosenKey: string | null;
  /** An arrow key chose an option, or its choice ended (`null`). The focus stays in the field. */
  onChoose: (key: string | null) => void;
}

/** Connects a `SearchField` with the `OptionList` of its suggestions, which may mount later. */
export interface Autocompletion {
  fieldRef: RefObject<HTMLInputElement | null>;
  fieldProps: InputProps;
  listRef: RefObject<HTMLElement | null>;
  listProps: CollectionOptions;
}

/**
 * The state shared by a search field and its list of suggestions, from react-aria's Autocomplete (FND-03). The focus
 * stays in the field, and `aria-activedescendant` points at the chosen option. The list is filtered by its caller.
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
      // Typing chooses nothing: Enter searches for what was typed.
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
