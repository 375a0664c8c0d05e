import { type RefObject, useLayoutEffect } from 'react';
import { useFormReset } from '#src/ui/useFormReset.ts';

/**
 * Resets a select to its initial choice when its form is reset, in the DOM and in React's state. React marks no initial
 * choice in the options of a controlled select, so the browser would fall back to the first option.
 */
export function useSelectReset(
  select: RefObject<HTMLSelectElement | null>,
  initial: string,
  onReset: (value: string) => void,
): void {
  useLayoutEffect(() => {
    if (select.current) markInitial(select.current, initial);
  });
  useFormReset(select, () => onReset(initial));
}

/** Marks the option of the initial choice for the browser's reset and keeps the user's choice. */
function markInitial(select: HTMLSelectElement, initial: string): void {
  // A new initial choice also selects its option until the user has chosen.
  const { value } = select;
  for (const option of select.options) {
    const isInitial = option.value === initial;
    if (option.defaultSelected !== isInitial) option.defaultSelected = isInitial;
  }
  select.value = value;
}
