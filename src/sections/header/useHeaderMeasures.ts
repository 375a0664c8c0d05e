import { useStore } from 'jotai/react';
import { type RefObject, useEffect } from 'react';
import { watchSizes } from '#src/lib/watchSizes.ts';
import { whenIdle } from '#src/lib/whenIdle.ts';
import { openFlyoutAtom } from '#src/state/flyoutAtoms.ts';

/** The maximum share of the window's height for a sticky header. A higher one scrolls away with the page. */
const MOST_OF_WINDOW = 0.4;

const px = (length: number) => `${Math.round(length * 100) / 100}px`;

/** The heights of the bars that stick: a page can have two headers for a while, and one of them stays. */
const bars = new Map<HTMLElement, number>();

function publishBar(page: HTMLElement): void {
  if (bars.size > 0) write(page, '--v-header-bar', Math.max(...bars.values()));
  else page.style.removeProperty('--v-header-bar');
}

/** Writes only changes: even an equal value would make the browser invalidate styles. */
function write({ style }: HTMLElement, property: string, length: number): void {
  const value = px(length);
  if (style.getPropertyValue(property) !== value) style.setProperty(property, value);
}

/**
 * Publishes the header's current measurements, each only where it is needed: changing an inherited
 * property recalculates the styles of all elements.
 *
 * - On the document `--v-header-bar`, the height of the sticky part. Style sheets use it for the page's scroll padding,
 * so that the header never covers the focused element, and for the height of boxes that leave space for it.
 * - On the header `--v-header-lead`, and for the height of its flyouts `--v-header-height`, from its top to the end of
 * the bar, and `--v-header-offset`, the distance from the window's top to the header's. These two are written when the
 * browser is idle, and when pointer or focus approach.
 *
 * A bar that would take too much of the window (large text, a low window) gets `data-tall` and does not stick.
 *
 * @param around the content above the bar, which scrolls away while the bar sticks, and the content below it, which
 * flyouts cover
 */
export function useHeaderMeasures(
  header: RefObject<HTMLElement | null>,
  { lead, below }: Record<'lead' | 'below', RefObject<HTMLElement | null>>,
  isSticky: boolean,
): void {
  const store = useStore();

  useEffect(() => {
    const box = header.current;
    if (!box) return;
    const page = document.documentElement;
    const publish = () => {
      // Reads everything before writing: reading a height after a write forces another layout.
      const leadHeight = lead.current?.offsetHeight ?? 0;
      const bar = box.offsetHeight - leadHeight;
      const isTall = bar > window.innerHeight * MOST_OF_WINDOW;
      // A folded header reserves the last height of its lead.
      if (leadHeight > 0 || box.dataset.folded !== 'flyout') write(box, '--v-header-lead', leadHeight);
      box.toggleAttribute('data-tall', isTall);
      bars.set(box, isSticky && !isTall ? bar : 0);
      publishBar(page);
    };
    const stopWatching = watchSizes([box, lead.current], publish);
    if (!stopWatching) publish();
    window.addEventListener('resize', publish);
    return () => {
      window.removeEventListener('resize', publish);
      stopWatching?.();
      bars.delete(box);
      publishBar(page);
    };
  }, [header, lead, isSticky]);

  useEffect(() => {
    const box = header.current;
    if (!box) return;
    const publish = () => {
      const height = box.offsetHeight - (below.current?.offsetHeight ?? 0);
      const { top } = box.getBoundingClientRect();
      write(box, '--v-header-height', height);
      write(box, '--v-header-offset', top);
    };
    // An interaction is likely: the next flyout needs current measurements.
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
    const stopWaiting = whenIdle(publish);
    const stopHearing = store.sub(openFlyoutAtom, follow);
    box.addEventListener('pointerenter', prepare);
    box.addEventListener('focusin', prepare);
    return () => {
      box.removeEventListener('pointerenter', prepare);
      box.removeEventListener('focusin', prepare);
      stopWaiting();
      stopHearing();
      stop();
    };
  }, [header, below, store]);
}
