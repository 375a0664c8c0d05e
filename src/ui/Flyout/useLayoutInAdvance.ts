import { type RefObject, useEffect } from 'react';
import { whenIdle } from '#src/lib/whenIdle.ts';

/**
 * Computes the layout of a closed panel, with `content-visibility: hidden`, when the browser is idle. The browser keeps
 * it until something changes, such as the measurements of the header, which follow when pointer or focus approach.
 */
export function useLayoutInAdvance(
  panel: RefObject<HTMLElement | null>,
  body: RefObject<HTMLElement | null>,
  isWaiting: boolean,
): void {
  // Runs after every render on purpose: each may change the layout.
  useEffect(() => {
    const place = panel.current?.parentElement;
    if (!isWaiting || !place) return;
    let cancel = () => {};
    const prepare = () => {
      cancel();
      cancel = whenIdle(() => void body.current?.getBoundingClientRect());
    };
    prepare();
    for (const type of ['pointerenter', 'focusin']) place.addEventListener(type, prepare);
    return () => {
      cancel();
      for (const type of ['pointerenter', 'focusin']) place.removeEventListener(type, prepare);
    };
  });
}
