/** Tells styles and other scripts of the page that scrolling is locked. Part of the contract. */
const SCROLL_LOCK_CLASS = 'flyout-open';

/** A hundredth of the window's width, for the library's styles: their `vw`. */
const WINDOW_SHARE = '--v-vw';

let holders = 0;
let restore = () => {};

/**
 * Stops the page from scrolling and keeps everything where it is: the place of the scrollbar stays reserved, so
 * neither the page nor a fixed header jumps sideways, and the scroll position is the same afterwards (HDR-05, NAV-05).
 * Several holders may lock at once; the last to let go unlocks.
 *
 * @returns a function that lets go
 */
export function lockScroll(page: Document = document): () => void {
  holders += 1;
  if (holders === 1) {
    const root = page.documentElement;
    const { overflow, scrollbarGutter } = root.style;
    const view = page.defaultView;
    const position = { left: view?.scrollX ?? 0, top: view?.scrollY ?? 0 };
    const path = view?.location.pathname;
    const hasScrollbar = (view?.innerWidth ?? 0) > root.clientWidth;
    // A page that reserves its place itself has widths of its own already.
    const isReserved = hasScrollbar && view?.getComputedStyle(root).scrollbarGutter === 'stable';
    // Browsers take a reserved place out of `vw`, and not out of it before: what is as wide as the window would shrink.
    const keepWidth = () => root.style.setProperty(WINDOW_SHARE, `${(view?.innerWidth ?? 0) / 100}px`);
    // Reserving a place that no scrollbar takes now would itself be a jump.
    if (hasScrollbar) root.style.scrollbarGutter = 'stable';
    if (hasScrollbar && !isReserved) {
      keepWidth();
      view?.addEventListener('resize', keepWidth);
    }
    root.style.overflow = 'hidden';
    page.body.classList.add(SCROLL_LOCK_CLASS);
    restore = () => {
      root.style.overflow = overflow;
      root.style.scrollbarGutter = scrollbarGutter;
      root.style.removeProperty(WINDOW_SHARE);
      view?.removeEventListener('resize', keepWidth);
      page.body.classList.remove(SCROLL_LOCK_CLASS);
      // Some browsers move the page while it cannot scroll, for instance to show a focused field. Another page, to which
      // a router has led meanwhile, has a position of its own.
      if (view && view.scrollY !== position.top && view.location.pathname === path)
        view.scrollTo({ ...position, behavior: 'instant' });
    };
  }
  let isHeld = true;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    holders -= 1;
    if (holders === 0) restore();
  };
}
