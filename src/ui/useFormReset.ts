import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Calls back when the form around an element is reset. */
export function useFormReset(element: RefObject<Element | null>, onReset: () => void): void {
  const handleReset = useEffectEvent(({ target, defaultPrevented }: Event) => {
    if (!defaultPrevented && target === element.current?.closest('form')) onReset();
  });
  useEffect(() => {
    // On the root: after the listeners of the form, which may prevent the reset, and of react-aria's fields.
    const root = element.current?.getRootNode();
    root?.addEventListener('reset', handleReset);
    return () => root?.removeEventListener('reset', handleReset);
  }, [element]);
}
