import { createContext, use, useEffect } from 'react';

/** The place of content in a carousel. */
export interface SlidePlace {
  isCurrent: boolean;
  /** Stops the rotation while something in the slide is open. */
  setHeld: (isHeld: boolean) => void;
}

export const SlideContext = createContext<SlidePlace | null>(null);

/**
 * Keeps the slide that contains the caller, if there is one, while something in it is open.
 *
 * @returns whether the slide is shown; outside a carousel it always is
 */
export function useSlideHold(isOpen: boolean): boolean {
  const place = use(SlideContext);
  const setHeld = place?.setHeld;
  useEffect(() => {
    if (!isOpen || !setHeld) return;
    setHeld(true);
    return () => setHeld(false);
  }, [isOpen, setHeld]);
  return place?.isCurrent ?? true;
}
