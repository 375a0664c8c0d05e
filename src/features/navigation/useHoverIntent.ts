import { type PointerEvent, useEffect, useMemo, useRef } from 'react';
import { NAVIGATION_HOVER_DELAY_MS } from '#src/config/limits.ts';

type Timer = ReturnType<typeof setTimeout>;

/** A pointer that goes down at least this steeply is on its way into the panel. */
const TOWARDS_PANEL = 0.5;

interface HoverIntentOptions {
  /** Opens an entry's flyout because the pointer rested on it. */
  onRest: (index: number) => void;
  /** The pointer has left entries and panel for good. */
  onLeave: () => void;
}

/**
 * Reads what a mouse means (NAV-04). Resting on an entry for 300 ms opens it. On the diagonal way into an open panel the
 * pointer crosses other entries: while it keeps going down, it is not resting on them, so nothing switches by accident.
 * Fingers and pens are left to clicks.
 */
export function useHoverIntent({ onRest, onLeave }: HoverIntentOptions) {
  const latest = useRef({ onRest, onLeave });
  useEffect(() => {
    latest.current = { onRest, onLeave };
  });

  const intent = useMemo(() => {
    let resting: Timer | undefined;
    let leaving: Timer | undefined;
    let last = { x: 0, y: 0 };
    const isMouse = (event: PointerEvent) => event.pointerType === 'mouse';
    const rest = (index: number) => {
      clearTimeout(resting);
      resting = setTimeout(() => latest.current.onRest(index), NAVIGATION_HOVER_DELAY_MS);
    };
    return {
      stop: () => {
        clearTimeout(resting);
        clearTimeout(leaving);
      },
      /** For each entry. */
      entry: (index: number) => ({
        onPointerEnter: (event: PointerEvent) => {
          if (!isMouse(event)) return;
          last = { x: event.clientX, y: event.clientY };
          rest(index);
        },
        onPointerMove: (event: PointerEvent) => {
          if (!isMouse(event)) return;
          const [across, down] = [Math.abs(event.clientX - last.x), event.clientY - last.y];
          last = { x: event.clientX, y: event.clientY };
          if (down > 0 && down >= across * TOWARDS_PANEL) rest(index);
        },
        onPointerLeave: () => clearTimeout(resting),
      }),
      /** For the region of entries and panels. */
      region: {
        onPointerEnter: () => clearTimeout(leaving),
        onPointerLeave: (event: PointerEvent) => {
          clearTimeout(resting);
          if (!isMouse(event)) return;
          clearTimeout(leaving);
          leaving = setTimeout(() => latest.current.onLeave(), NAVIGATION_HOVER_DELAY_MS);
        },
      },
    };
  }, []);

  useEffect(() => intent.stop, [intent]);
  return intent;
}
