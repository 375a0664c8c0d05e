import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react';

/** Where the focus goes in a line, by what there is (contract: hooks in the markup). */
const PLACES = '[data-part="undo"], [data-part="note"], [data-part="delete"]';

/** Leads the focus when lines change. The object stays the same between renders. */
export interface LineFocus {
  /** Puts the focus to what a line offers now. */
  moveTo: (line: Element | null) => void;
  /** Lets the focus go: a mouse that presses has no need of it, and its being there would stop the time. */
  release: () => void;
}

/**
 * Keeps the focus in the mini cart when what had it goes away without the person's doing (MC-20): the shop's answer
 * brings a line back or takes it, an error leaves, another tab empties the cart. It stays in the line, else it goes to
 * the one that has moved up, else to the region itself, which must be able to take it (`tabIndex={-1}`).
 *
 * @param isHeir what had the focus is gone when the region appears
 */
export function useLineFocus(region: RefObject<HTMLElement | null>, isHeir: boolean): LineFocus {
  const held = useRef<{ line: HTMLElement | null; at: number } | null>(isHeir ? { line: null, at: 0 } : null);

  useLayoutEffect(() => {
    const root = region.current;
    if (!root) return;
    const remember = () => {
      const focused = root.ownerDocument.activeElement;
      const line = focused?.closest<HTMLElement>('[data-line]') ?? null;
      const isHere = focused !== null && root.contains(focused);
      held.current = isHere ? { line, at: line ? linesOf(root).indexOf(line) : 0 } : null;
    };
    // What is taken out of the page loses the focus while the page is being changed: too early to forget it.
    const onFocusOut = () => queueMicrotask(remember);
    root.addEventListener('focusin', remember);
    root.addEventListener('focusout', onFocusOut);
    return () => {
      root.removeEventListener('focusin', remember);
      root.removeEventListener('focusout', onFocusOut);
    };
  }, [region]);

  // After every render on purpose: only a removed element leaves the focus on the body.
  useLayoutEffect(() => {
    const root = region.current;
    if (!root || !held.current || root.ownerDocument.activeElement !== root.ownerDocument.body) return;
    const { line, at } = held.current;
    if (line?.isConnected) moveTo(line);
    else if (line) moveTo(linesOf(root)[at] ?? linesOf(root).at(-1) ?? null);
    if (root.ownerDocument.activeElement === root.ownerDocument.body) root.focus({ preventScroll: true });
  });

  return useMemo(
    () => ({
      moveTo,
      release: () => {
        held.current = null;
      },
    }),
    [],
  );
}

const linesOf = (root: Element) => [...root.querySelectorAll<HTMLElement>('[data-line]')];

function moveTo(line: Element | null): void {
  line?.querySelector<HTMLElement>(PLACES)?.focus();
}
