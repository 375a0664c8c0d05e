import { type DOMAttributes, type PointerEvent, useEffect, useRef } from 'react';
import { useHover } from 'react-aria/useHover';
import { isFlyoutInUse } from './isFlyoutInUse.ts';
import { isRightToLeft } from './readingDirection.ts';

/** Distance of the pointer between two events, in CSS pixels: towards the end of the lines and down. */
export interface PointerStep {
  across: number;
  down: number;
}

interface HoverIntentOptions {
  /** How long the pointer rests before it counts, in milliseconds. */
  delayMs: number;
  /** Whether a step continues towards the panel that is already open. */
  isPassing?: (step: PointerStep) => boolean;
  /** Called as soon as the pointer enters. */
  onEnter?: () => void;
  /** Called when the pointer has rested for `delayMs`, unless a flyout is in use. */
  onHover: () => void;
  isDisabled?: boolean;
}

/**
 * Detects a mouse or pen that rests on an element. On its diagonal path to an open panel the pointer
 * crosses other controls; while it moves towards the panel they ignore it, so nothing switches by accident. A press
 * cancels the delay, and so does leaving the page: a page restored from the back/forward cache opens nothing.
 *
 * @returns props for the element
 */
export function useHoverIntent({ delayMs, isPassing, onEnter, onHover, isDisabled }: HoverIntentOptions): {
  hoverProps: DOMAttributes<HTMLElement>;
} {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const last = useRef({ x: 0, y: 0 });
  const stop = () => clearTimeout(timer.current);
  const wait = () => {
    stop();
    timer.current = setTimeout(() => isFlyoutInUse() || onHover(), delayMs);
  };
  useEffect(() => {
    const cancel = () => clearTimeout(timer.current);
    window.addEventListener('pagehide', cancel);
    return () => {
      cancel();
      window.removeEventListener('pagehide', cancel);
    };
  }, []);

  const {
    hoverProps: { onPointerEnter, ...hoverProps },
  } = useHover({
    isDisabled,
    onHoverStart: () => {
      onEnter?.();
      wait();
    },
    onHoverEnd: stop,
  });
  const stepTo = ({ clientX: x, clientY: y, currentTarget }: PointerEvent): PointerStep => {
    const right = x - last.current.x;
    const step = { across: isRightToLeft(currentTarget) ? -right : right, down: y - last.current.y };
    last.current = { x, y };
    return step;
  };
  return {
    hoverProps: {
      ...hoverProps,
      onPointerEnter: (event: PointerEvent<HTMLElement>) => {
        stepTo(event);
        onPointerEnter?.(event);
      },
      // React Aria’s buttons do not let a press bubble.
      onPointerDownCapture: stop,
      onPointerMove: (event: PointerEvent) => {
        const step = stepTo(event);
        if (!isDisabled && event.pointerType !== 'touch' && isPassing?.(step)) wait();
      },
    },
  };
}
