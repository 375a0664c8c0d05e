import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react';

/** Effects before paint in the browser, none on the server. */
const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Lets the browser's in-page search find what a closed panel hides, and opens the panel when it does. React writes only
 * a plain `hidden`; browsers that know `hidden="until-found"` get it before the first paint.
 */
export function useFindableHidden(
  panel: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onFound: () => void,
): void {
  const found = useEffectEvent(onFound);
  useBrowserLayoutEffect(() => {
    const element = panel.current;
    if (isOpen || !element || !('onbeforematch' in element)) return;
    element.setAttribute('hidden', 'until-found');
    element.addEventListener('beforematch', found);
    return () => element.removeEventListener('beforematch', found);
  }, [panel, isOpen]);
}
