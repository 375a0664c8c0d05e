import { type PointerEvent, useEffect, useMemo, useRef } from 'react';
import { NAVIGATION_HOVER_DELAY_MS } from '#src/config/limits.ts';
import { type PointerStep, watchRest } from './watchRest.ts';

/** The panel lies below the bar: a pointer that goes down at least this steeply is on its way into it. */
const isTowardsPanel = ({ across, down }: PointerStep) => down > 0 && down >= Math.abs(across) * 0.5;

interface HoverIntentOptions {
  /** Opens an entry's flyout because the pointer rested on it. */
  onRest: (index: number) => void;
  /** The pointer has left entries and panel for good. */
  onLeave: () => void;
}

/**
 * Reads what a mouse means in the bar (NAV-04): resting on an entry for 300 ms opens it, being away from entries and
 * panels for as long leaves them.
 */
export function useHoverIntent({ onRest, onLeave }: HoverIntentOptions) {
  const latest = useRef({ onRest, onLeave });
  useEffect(() => {
    latest.current = { onRest, onLeave };
  });

  const intent = useMemo(() => {
    let leaving: ReturnType<typeof setTimeout> | undefined;
    const rest = watchRest(NAVIGATION_HOVER_DELAY_MS, isTowardsPanel);
    return {
      stop: () => {
        rest.stop();
        clearTimeout(leaving);
      },
      /** For each entry. */
      entry: (index: number) => rest.on(() => latest.current.onRest(index)),
      /** For the region of entries and panels. */
      region: {
        onPointerEnter: () => clearTimeout(leaving),
        onPointerLeave: ({ pointerType }: PointerEvent) => {
          rest.stop();
          if (pointerType !== 'mouse') return;
          clearTimeout(leaving);
          leaving = setTimeout(() => latest.current.onLeave(), NAVIGATION_HOVER_DELAY_MS);
        },
      },
    };
  }, []);

  useEffect(() => intent.stop, [intent]);
  return intent;
}
