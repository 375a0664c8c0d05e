import { type DOMAttributes, type PointerEvent, useEffect, useRef } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useHover } from 'react-aria/useHover';

/** How far a pointer has come between two events, in CSS pixels: to the right and down. */
export interface PointerStep {
  across: number;
  down: number;
}

interface HoverIntentOptions {
  /** How long the pointer rests before it counts, in milliseconds. */
  delayMs: number;
  /** Whether a step continues the way to what is open already. */
  isPassing?: (step: PointerStep) => boolean;
  /** Called as soon as the pointer enters. */
  onEnter?: () => void;
  /** Called when the pointer has rested. */
  onRest: () => void;
  isDisabled?: boolean;
}

/**
 * Tells when a mouse or pen rests on an element (MC-02, NAV-04). On its diagonal way to an open panel the pointer crosses
 * other controls: while it continues that way it does not rest on them, so nothing switches by accident. A press ends
 * the wait, and so does leaving the page: a page restored from the back/forward cache opens nothing (HDR-08).
 *
 * @returns props for the element
 */
export function useHoverIntent({ delayMs, isPassing, onEnter, onRest, isDisabled }: HoverIntentOptions): {
  hoverProps: DOMAttributes<HTMLElement>;
} {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const last = useRef({ x: 0, y: 0 });
  const stop = () => clearTimeout(timer.current);
  const wait = () => {
    stop();
    timer.current = setTimeout(onRest, delayMs);
  };
  useEffect(() => {
    const cancel = () => clearTimeout(timer.current);
    window.addEventListener('pagehide', cancel);
    return () => {
      cancel();
      window.removeEventListener('pagehide', cancel);
    };
  }, []);

  const { hoverProps } = useHover({
    isDisabled,
    onHoverStart: () => {
      onEnter?.();
      wait();
    },
    onHoverEnd: stop,
  });
  const stepTo = ({ clientX: x, clientY: y }: PointerEvent): PointerStep => {
    const step = { across: x - last.current.x, down: y - last.current.y };
    last.current = { x, y };
    return step;
  };
  return {
    hoverProps: mergeProps(hoverProps, {
      onPointerEnter: stepTo,
      onPointerDown: stop,
      onPointerMove: (event: PointerEvent) => {
        const step = stepTo(event);
        if (!isDisabled && event.pointerType !== 'touch' && isPassing?.(step)) wait();
      },
    }),
  };
}
