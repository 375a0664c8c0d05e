import { startTransition, useEffect, useState } from 'react';
import { MINI_CART_LINE_MIN_PX, MINI_CART_LINES_GROWTH, MINI_CART_REST_MIN_PX } from '#src/config/limits.ts';
import { useIsShown } from '#src/ui/Flyout/isShown.ts';

/**
 * How many lines are rendered: as many as fit into the window when the mini cart opens, the rest in growing steps
 * while the browser is idle. A moment later all are in the DOM, for in-page search and screen readers.
 */
export function useRenderedLines(total: number): number {
  const [rendered, setRendered] = useState(linesInWindow);
  const isComplete = rendered >= total;
  const isShown = useIsShown();
  useEffect(() => {
    if (isComplete || !isShown) return;
    // A transition yields to user input.
    return afterNextFrame(() => startTransition(() => setRendered(rendered * MINI_CART_LINES_GROWTH)));
  }, [isComplete, isShown, rendered]);
  return rendered;
}

/** Runs a callback after the next frame was painted. @returns a function that cancels it */
function afterNextFrame(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** The maximum number of lines that fit into the window. Only browsers render the panel's content. */
const linesInWindow = () =>
  Math.max(1, Math.ceil((window.innerHeight - MINI_CART_REST_MIN_PX) / MINI_CART_LINE_MIN_PX));
