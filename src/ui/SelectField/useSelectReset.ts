import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react';

/**
 * A form's reset brings a select back to its initial choice, in the element and in React's state. React marks no initial
 * choice in the options of a controlled select, so the browser would fall back to the first one.
 */
export function useSelectReset(
  select: RefObject<HTMLSelectElement | null>,
  initial: string,
  onReset: (value: string) => void,
): void {
  useLayoutEffect(() => {
    const element = select.current;
    if (!element) return;
    // A new initial choice also selects its option until a person has chosen.
    const { value } = element;
    for (const option of element.options) {
      const isInitial = option.value === initial;
      if (option.defaultSelected !== isInitial) option.defaultSelected = isInitial;
    }
    element.value = value;
  });
  const handleReset = useEffectEvent((event: Event) => {
    if (!event.defaultPrevented) onReset(initial);
  });
  useEffect(() => {
    const form = select.current?.form;
    form?.addEventListener('reset', handleReset);
    return () => form?.removeEventListener('reset', handleReset);
  }, [select]);
}
