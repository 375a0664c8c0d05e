import { useStore } from 'jotai';
import { type RefObject, useEffect } from 'react';
import { openFlyoutAtom } from '#src/state/flyoutAtoms.ts';

/** How much of the window's height a header may take for good. A higher one scrolls away with the page. */
const MOST_OF_WINDOW = 0.4;

const px = (length: number) => `${Math.round(length * 100) / 100}px`;

/** Writes what has changed: an equal value would make the browser look for what depends on it all the same. */
function write({ style }: HTMLElement, property: string, length: number): void {
  const value = px(length);
  if (style.getPropertyValue(property) !== value) style.setProperty(property, value);
}

/**
 * Publishes the header's live measures (HDR-05, HDR-10), each only where it is needed: what all elements of a page
 * inherit makes all their styles anew when it changes.
 *
 * - On the document `--v-header-bar`, the height of what sticks. The style sheet makes the page's scroll padding of it,
 *   so that the header never covers what has the focus.
 * - On the header `--v-header-lead`, and for the height of its flyouts `--v-header-height` and `--v-header-offset`, the
 *   distance from the window's top to the header's. These two are written when pointer or focus come near.
 *
 * A bar that would take too much of the window (large text, a low window) gets `data-tall` and does not stick.
 *
 * @param lead what stands above the bar and scrolls away while the bar sticks
 */
export function useHeaderMeasures(
  header: RefObject<HTMLElement | null>,
  lead: RefObject<HTMLElement | null>,
  isSticky: boolean,
): void {
  const store = useStore();

  useEffect(() => {
    const box = header.current;
    if (!box) return;
    const page = document.documentElement;
    const publish = () => {
      // All is read before anything is written: a height that is asked for after a write is a layout of its own.
      const leadHeight = lead.current?.offsetHeight ?? 0;
      const bar = box.offsetHeight - leadHeight;
      const isTall = bar > window.innerHeight * MOST_OF_WINDOW;
      // A folded header keeps its lead's place free by the last height that it had.
      if (leadHeight > 0 || box.dataset.folded !== 'flyout') write(box, '--v-header-lead', leadHeight);
      box.toggleAttribute('data-tall', isTall);
      write(page, '--v-header-bar', isSticky && !isTall ? bar : 0);
    };
    // It calls at once, after the browser's own layout: asking for the height here would force one more.
    // Test environments without layout have no such observer, and a page's own tests should not need to know.
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(publish);
    if (!observer) publish();
    observer?.observe(box);
    if (lead.current) observer?.observe(lead.current);
    window.addEventListener('resize', publish);
    return () => {
      window.removeEventListener('resize', publish);
      observer?.disconnect();
      page.style.removeProperty('--v-header-bar');
    };
  }, [header, lead, isSticky]);

  useEffect(() => {
    const box = header.current;
    if (!box) return;
    const publish = () => {
      const [height, { top }] = [box.offsetHeight, box.getBoundingClientRect()];
      write(box, '--v-header-height', height);
      write(box, '--v-header-offset', top);
    };
    // An interaction is near: the next flyout needs current measures.
    const prepare = () => void setTimeout(publish);
    const stop = () => {
      window.removeEventListener('scroll', publish);
      window.removeEventListener('resize', publish);
    };
    const follow = () => {
      stop();
      if (store.get(openFlyoutAtom) === 'NONE') return;
      publish();
      window.addEventListener('scroll', publish, { passive: true });
      window.addEventListener('resize', publish);
    };
    follow();
    const stopHearing = store.sub(openFlyoutAtom, follow);
    box.addEventListener('pointerenter', prepare);
    box.addEventListener('focusin', prepare);
    return () => {
      box.removeEventListener('pointerenter', prepare);
      box.removeEventListener('focusin', prepare);
      stopHearing();
      stop();
    };
  }, [header, store]);
}
