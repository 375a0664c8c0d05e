import { useStore } from 'jotai';
import { type RefObject, useEffect } from 'react';
import { openFlyoutAtom } from '#src/state/flyoutAtoms.ts';

/** How much of the window's height a header may take for good. A higher one scrolls away with the page. */
const MOST_OF_WINDOW = 0.4;

const px = (length: number) => `${Math.round(length * 100) / 100}px`;

/**
 * Publishes the header's live measures on the document (HDR-05, HDR-10): `--v-header-height`, and
 * `--v-header-offset`, the distance from the window's top to the header's. Flyouts take their height from them. From
 * `--v-header-bar`, the height of what sticks, the style sheet makes the page's scroll padding, so that the header never
 * covers what has the focus. A bar that would take too much of the window (large text, a low window) gets `data-tall`
 * and does not stick.
 *
 * @param lead what stands above the bar and scrolls away while the bar sticks
 */
export function useHeaderMeasures(
  header: RefObject<HTMLElement | null>,
  lead: RefObject<HTMLElement | null>,
): void {
  const store = useStore();

  useEffect(() => {
    const box = header.current;
    if (!box) return;
    const { style } = document.documentElement;
    const publish = () => {
      // All is read before anything is written: a height that is asked for after a write is a layout of its own.
      const leadHeight = lead.current?.offsetHeight ?? 0;
      const height = box.offsetHeight;
      const bar = height - leadHeight;
      const isTall = bar > window.innerHeight * MOST_OF_WINDOW;
      box.style.setProperty('--v-header-lead', px(leadHeight));
      style.setProperty('--v-header-height', px(height));
      box.toggleAttribute('data-tall', isTall);
      style.setProperty('--v-header-bar', px(bar));
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
      style.removeProperty('--v-header-height');
      style.removeProperty('--v-header-bar');
    };
  }, [header, lead]);

  useEffect(() => {
    const box = header.current;
    if (!box) return;
    const publish = () =>
      document.documentElement.style.setProperty('--v-header-offset', px(box.getBoundingClientRect().top));
    // Nothing but a flyout reads the offset.
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
    return () => {
      stopHearing();
      stop();
    };
  }, [header, store]);
}
