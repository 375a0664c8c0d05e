/** Lets styles and other scripts of the page know that scrolling is locked. Part of the contract. */
const SCROLL_LOCK_CLASS = 'flyout-open';

/** Locks the page by the library's style sheet; its value reserves the space of the scrollbar. */
const SCROLL_LOCK_ATTRIBUTE = 'data-scroll-lock';

/** A hundredth of the window's width, the `vw` of the library's styles. */
const WINDOW_SHARE = '--v-vw';

const holders = new Set<object>();
let restore = () => {};

/**
 * Prevents the page from scrolling without a layout shift: the scrollbar's space stays reserved, and the scroll
 * position is restored. Several callers may lock; the last release unlocks. It is an attribute, because React Aria's
 * dialogs set and restore the root's `overflow`: of two locks on one property, the second could bring back the first
 * one's for good.
 *
 * @returns a function that releases the lock
 */
export function lockScroll(): () => void {
  const holder = {};
  if (holders.size === 0) {
    const { body, documentElement: root } = document;
    const position = { left: scrollX, top: scrollY };
    const path = location.pathname;
    const hasScrollbar = innerWidth > root.clientWidth;
    // A page that always has its scrollbar, or reserves the space itself, already has the right widths.
    const { overflowY, scrollbarGutter } = getComputedStyle(root);
    const isReserved = overflowY === 'scroll' || scrollbarGutter === 'stable';
    // Browsers subtract a reserved gutter from `vw`, but not the scrollbar before: full-width elements would shrink.
    const setWindowShare = () => root.style.setProperty(WINDOW_SHARE, `${innerWidth / 100}px`);
    // Reserving space without a visible scrollbar would itself cause a shift.
    root.setAttribute(SCROLL_LOCK_ATTRIBUTE, hasScrollbar ? 'gutter' : '');
    if (hasScrollbar && !isReserved) {
      setWindowShare();
      addEventListener('resize', setWindowShare);
    }
    body.classList.add(SCROLL_LOCK_CLASS);
    restore = () => {
      root.removeAttribute(SCROLL_LOCK_ATTRIBUTE);
      root.style.removeProperty(WINDOW_SHARE);
      removeEventListener('resize', setWindowShare);
      body.classList.remove(SCROLL_LOCK_CLASS);
      // Some browsers scroll a locked page, for instance to show a focused field. If a router has changed the page in
      // the meantime, the new page has its own position.
      if (scrollY !== position.top && location.pathname === path)
        scrollTo({ ...position, behavior: 'instant' });
    };
  }
  holders.add(holder);
  return () => {
    if (holders.delete(holder) && holders.size === 0) restore();
  };
}
