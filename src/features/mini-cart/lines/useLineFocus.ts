import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';

/** Focus targets of a line, by what it contains (contract: hooks in the markup). */
const PLACES = '[data-part="undo"], [data-part="note"], [data-part="delete"]';

/**
 * Keeps the focus in the mini cart when the focused element is removed: a line is deleted or restored, an error is
 * dismissed, another tab empties the cart. The focus stays in the line, or moves to the line that takes its place, or to
 * the region itself, which must be focusable (`tabIndex={-1}`).
 *
 * @param isHeir whether the region replaces an element that had the focus
 * @returns lets go of the focus: a mouse press does not need it, and focus in the line would pause the timer
 */
export function useLineFocus(region: RefObject<HTMLElement | null>, isHeir: boolean): () => void {
  const focusedLine = useRef<{ line: HTMLElement | null; at: number } | null>(
    isHeir ? { line: null, at: 0 } : null,
  );

  useLayoutEffect(() => {
    const root = region.current;
    if (!root) return;
    const remember = () => {
      const focused = root.ownerDocument.activeElement;
      const line = focused?.closest<HTMLElement>('[data-line]') ?? null;
      const isHere = focused !== null && root.contains(focused);
      focusedLine.current = isHere ? { line, at: line ? linesOf(root).indexOf(line) : 0 } : null;
    };
    // A removed element loses the focus while the DOM is being changed: too early to forget it.
    const onFocusOut = () => queueMicrotask(remember);
    root.addEventListener('focusin', remember);
    root.addEventListener('focusout', onFocusOut);
    return () => {
      root.removeEventListener('focusin', remember);
      root.removeEventListener('focusout', onFocusOut);
    };
  }, [region]);

  // Runs after every render on purpose: only a removed element leaves the focus on the body.
  useLayoutEffect(() => {
    const root = region.current;
    if (!root || !focusedLine.current || root.ownerDocument.activeElement !== root.ownerDocument.body) return;
    const { line, at } = focusedLine.current;
    if (line?.isConnected) moveTo(line);
    else if (line) moveTo(linesOf(root)[at] ?? linesOf(root).at(-1) ?? null);
    if (root.ownerDocument.activeElement === root.ownerDocument.body) root.focus({ preventScroll: true });
  });

  return useCallback(() => {
    focusedLine.current = null;
  }, []);
}

const linesOf = (root: Element) => [...root.querySelectorAll<HTMLElement>('[data-line]')];

function moveTo(line: Element | null): void {
  line?.querySelector<HTMLElement>(PLACES)?.focus();
}
