import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';

const LINE = '[data-line]';
const VOUCHER = '[data-part="voucher"]';

/** Focus targets of a line or voucher, by what it contains (contract: hooks in the markup). */
const PLACES = ['undo', 'note', 'delete', 'voucher-remove'].map((part) => `[data-part="${part}"]`).join();

/**
 * Keeps the focus in the mini cart when the focused element is removed: a line or voucher is deleted or restored, or the
 * shop refuses that, an error is dismissed, another tab empties the cart. The focus stays in the line or voucher, or
 * moves to the one that takes its place, or to the region itself, which must be focusable (`tabIndex={-1}`).
 *
 * @param isHeir whether the region replaces an element that had the focus
 * @returns lets go of the focus: a mouse press does not need it, and focus in the row would pause the timer
 */
export function useLineFocus(region: RefObject<HTMLElement | null>, isHeir: boolean): () => void {
  const focusedRow = useRef<{ row: HTMLElement | null; at: number } | null>(
    isHeir ? { row: null, at: 0 } : null,
  );

  useLayoutEffect(() => {
    const root = region.current;
    if (!root) return;
    const remember = () => {
      const focused = root.ownerDocument.activeElement;
      const row = focused?.closest<HTMLElement>(`${LINE}, ${VOUCHER}`) ?? null;
      const isHere = focused !== null && root.contains(focused);
      focusedRow.current = isHere ? { row, at: row ? rowsLike(row, root).indexOf(row) : 0 } : null;
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
    if (!root || !focusedRow.current || root.ownerDocument.activeElement !== root.ownerDocument.body) return;
    const { row, at } = focusedRow.current;
    const others = row ? rowsLike(row, root) : [];
    moveTo(row?.isConnected ? row : (others[at] ?? others.at(-1)));
    if (root.ownerDocument.activeElement === root.ownerDocument.body) root.focus({ preventScroll: true });
  });

  return useCallback(() => {
    focusedRow.current = null;
  }, []);
}

/** All lines, or all vouchers. */
const rowsLike = (row: Element, root: Element) => [
  ...root.querySelectorAll<HTMLElement>(row.matches(LINE) ? LINE : VOUCHER),
];

function moveTo(row: Element | undefined): void {
  row?.querySelector<HTMLElement>(PLACES)?.focus();
}
