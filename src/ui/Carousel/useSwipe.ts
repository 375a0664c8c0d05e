import { type TouchEvent, useRef } from 'react';
import { isInDom } from '#src/ui/isInDom.ts';
import { isZoomed } from '#src/ui/isZoomed.ts';
import { isRightToLeft } from '#src/ui/readingDirection.ts';

/** A shorter move is a tap or the start of a scroll, in CSS pixels. */
const MIN_SWIPE_PX = 40;

/**
 * Handlers for a horizontal swipe; vertical scrolling is unaffected, and in a zoomed page the finger moves the page.
 *
 * @param onSwipe called with 1 for a swipe towards the inline start, which shows the next slide, or -1
 */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const from = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: (event: TouchEvent) => {
      const { touches } = event;
      const touch = touches.length === 1 && isInDom(event) && !isZoomed() ? touches.item(0) : null;
      from.current = touch && { x: touch.clientX, y: touch.clientY };
    },
    onTouchEnd: ({ changedTouches, currentTarget }: TouchEvent) => {
      const touch = changedTouches.item(0);
      if (!from.current || !touch) return;
      const x = touch.clientX - from.current.x;
      const y = touch.clientY - from.current.y;
      from.current = null;
      const isSwipe = Math.abs(x) >= MIN_SWIPE_PX && Math.abs(x) > 2 * Math.abs(y);
      if (isSwipe) onSwipe(x < 0 === isRightToLeft(currentTarget) ? -1 : 1);
    },
  };
}
