import { type ChangeEvent, type Ref, useCallback, useRef } from 'react';
import type { Edit, EditedText } from '#src/lib/textEditing.ts';

/** The part of a text field's props that rewriting needs. */
interface RewrittenProps {
  onChange?: (value: string, event: ChangeEvent<HTMLInputElement>) => void;
  ref?: Ref<HTMLInputElement>;
}

/**
 * Puts a text field's text right after every edit, whether typed, pasted, dropped or filled in, and keeps the caret
 * where the person is.
 *
 * @param rewrite what the field makes of an edit
 * @returns `ref` and `onChange` for the field
 */
export function useRewrittenText(rewrite: (edit: Edit) => EditedText, { onChange, ref }: RewrittenProps) {
  const previous = useRef('');
  const remember = useCallback(
    (input: HTMLInputElement | null) => {
      if (typeof ref === 'function') ref(input);
      else if (ref) ref.current = input;
      if (!input) return;
      previous.current = input.value;
      // Before an edit the browser still holds the text as it was, also after a reset or a fill-in.
      const read = () => {
        previous.current = input.value;
      };
      input.addEventListener('beforeinput', read);
      return () => input.removeEventListener('beforeinput', read);
    },
    [ref],
  );
  return {
    ref: remember,
    onChange: (value: string, event: ChangeEvent<HTMLInputElement>) => {
      const input = event.currentTarget;
      const { inputType } = event.nativeEvent as InputEvent;
      const current = { value, caret: input.selectionStart ?? value.length };
      const edited = rewrite({ previous: previous.current, current, inputType });
      if (edited.value !== value) {
        input.value = edited.value;
        input.setSelectionRange(edited.caret, edited.caret);
      }
      previous.current = edited.value;
      onChange?.(edited.value, event);
    },
  };
}
