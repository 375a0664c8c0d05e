import { type RefObject, useEffect, useRef } from 'react';

/**
 * Whether the focus was last in one of the elements. A control that a change of the layout hides has already lost the
 * focus when React hears of the change, and no event tells where it went.
 */
export function useLastFocus(...elements: RefObject<HTMLElement | null>[]): RefObject<boolean> {
  const isInside = useRef(false);
  const places = useRef(elements);
  useEffect(() => {
    const follow = ({ target }: Event) => {
      isInside.current = places.current.some(({ current }) => current?.contains(target as Node));
    };
    // A press beside every control also takes the focus away.
    for (const type of ['focusin', 'pointerdown']) document.addEventListener(type, follow, true);
    return () => {
      for (const type of ['focusin', 'pointerdown']) document.removeEventListener(type, follow, true);
    };
  }, []);
  return isInside;
}
