import { type CompositionEvent, type FormEvent, useRef } from 'react';
import type { Edit, EditedText } from '#src/lib/forms/textEditing.ts';

/**
 * The handlers of an input whose text is corrected after an edit. They run before `onChange` of the same event, so that
 * react-aria reads the corrected text. A composition is corrected when it ends: the input method would enter its word
 * again. Undo and redo are not corrected, and can take a correction back.
 */
export function useRewrite(
  text: string,
  setText: (text: string) => void,
  rewrite: ((edit: Edit) => EditedText) | undefined,
) {
  const isCorrecting = useRef(false);
  const beforeComposition = useRef(text);
  if (!rewrite) return {};

  const correct = (input: HTMLInputElement, previous: string, inputType: string | undefined): boolean => {
    const { value, selectionStart } = input;
    const edited = rewrite({
      previous,
      current: { value, caret: selectionStart ?? value.length },
      inputType,
    });
    if (edited.value === value) return false;
    isCorrecting.current = true;
    replaceText(input, edited.value);
    isCorrecting.current = false;
    // An e-mail field has no caret that a script can set.
    if (selectionStart !== null) input.setSelectionRange(edited.caret, edited.caret);
    return true;
  };
  return {
    onInput: ({ currentTarget, nativeEvent }: FormEvent<HTMLInputElement>) => {
      const { inputType, isComposing } = nativeEvent as Partial<InputEvent>;
      if (!isCorrecting.current && !isComposing && !inputType?.startsWith('history'))
        correct(currentTarget, text, inputType);
    },
    onCompositionStart: () => {
      beforeComposition.current = text;
    },
    onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => {
      // No `onChange` follows.
      if (correct(currentTarget, beforeComposition.current, 'insertCompositionText'))
        setText(currentTarget.value);
    },
  };
}

/** Replaces the whole text by an edit that the user can undo. */
function replaceText(input: HTMLInputElement, text: string): void {
  if (input.matches(':focus')) {
    input.select();
    // Nothing else that a script writes can be undone. jsdom lacks it.
    input.ownerDocument.execCommand?.(text === '' ? 'delete' : 'insertText', false, text);
  }
  if (input.value !== text) input.value = text;
}
