import type { PointerEvent } from 'react';

/** How far a pointer has come between two events, in CSS pixels: to the right and down. */
export interface PointerStep {
  across: number;
  down: number;
}

/**
 * Tells when a mouse rests on something (NAV-04). On its diagonal way to what is open the pointer crosses other things:
 * while it keeps going there, it is not resting on them, so nothing switches by accident. Fingers and pens do not rest.
 *
 * @param isPassing whether a step belongs to the way to what is open
 * @returns `on`, the handlers for one of the things, and `stop`, which forgets what is resting
 */
export function watchRest(delayMs: number, isPassing: (step: PointerStep) => boolean) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = { x: 0, y: 0 };
  const stop = () => clearTimeout(timer);
  const on = (onRest: () => void) => {
    const follow = ({ pointerType, clientX: x, clientY: y }: PointerEvent, isEntering: boolean) => {
      if (pointerType !== 'mouse') return;
      const step = { across: x - last.x, down: y - last.y };
      last = { x, y };
      if (!isEntering && !isPassing(step)) return;
      stop();
      timer = setTimeout(onRest, delayMs);
    };
    return {
      onPointerEnter: (event: PointerEvent) => follow(event, true),
      onPointerMove: (event: PointerEvent) => follow(event, false),
      onPointerLeave: stop,
    };
  };
  return { on, stop };
}
