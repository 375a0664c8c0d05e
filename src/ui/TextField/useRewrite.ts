import { type CompositionEvent, type FormEvent, type SyntheticEvent, useRef } from 'react';
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

  const correct = (
    { currentTarget: input, isTrusted }: SyntheticEvent<HTMLInputElement>,
    previous: string,
    inputType: string | undefined,
  ): boolean => {
    const { value, selectionStart } = input;
    const edited = rewrite({
      previous,
      current: { value, caret: selectionStart ?? value.length },
      inputType,
    });
    if (edited.value === value) return false;
    isCorrecting.current = true;
    replaceText(input, edited.value, isTrusted);
    isCorrecting.current = false;
    // An e-mail field has no caret that a script can set.
    if (selectionStart !== null) input.setSelectionRange(edited.caret, edited.caret);
    return true;
  };
  return {
    onInput: (event: FormEvent<HTMLInputElement>) => {
      const { inputType, isComposing } = event.nativeEvent as Partial<InputEvent>;
      if (!isCorrecting.current && !isComposing && !inputType?.startsWith('history'))
        correct(event, text, inputType);
    },
    onCompositionStart: () => {
      beforeComposition.current = text;
    },
    onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => {
      // No `onChange` follows.
      if (correct(event, beforeComposition.current, 'insertCompositionText'))
        setText(event.currentTarget.value);
    },
  };
}

/**
 * Replaces the whole text by an edit that the user can undo.
 *
 * @param isByUser a script that enters text, as in a test, has its own record of text and caret
 */
function replaceText(input: HTMLInputElement, text: string, isByUser: boolean): void {
  if (isByUser && input.matches(':focus')) {
    input.select();
    // Nothing else that a script writes can be undone. jsdom lacks it.
    input.ownerDocument.execCommand?.(text === '' ? 'delete' : 'insertText', false, text);
  }
  if (input.value !== text) input.value = text;
}
