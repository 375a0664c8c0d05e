import { startTransition, useEffect, useState } from 'react';
import { MINI_CART_LINE_MIN_PX, MINI_CART_LINES_GROWTH, MINI_CART_REST_MIN_PX } from '#src/config/limits.ts';

/**
 * How many of the lines are drawn by now: a window's worth when the mini cart opens, the rest in steps while the browser
 * has time (MC-20). So opening takes as long with 500 lines as with 10, and a moment later all of them are in the page,
 * for its search and for screen readers.
 */
export function useDrawnLines(total: number): number {
  const [drawn, setDrawn] = useState(linesInWindow);
  const isWhole = drawn >= total;
  useEffect(() => {
    if (isWhole) return;
    return afterNextPicture(() =>
      // A step gives way to whatever the person does meanwhile.
      startTransition(() => setDrawn(drawn * MINI_CART_LINES_GROWTH)),
    );
  }, [isWhole, drawn]);
  return drawn;
}

/** Runs something when the browser has shown what was drawn last. @returns a function that calls it off */
function afterNextPicture(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** As many lines as this window can show at most. The panel's content is drawn by browsers only. */
const linesInWindow = () =>
  Math.max(1, Math.ceil((window.innerHeight - MINI_CART_REST_MIN_PX) / MINI_CART_LINE_MIN_PX));
