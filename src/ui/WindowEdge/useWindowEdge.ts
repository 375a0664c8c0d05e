import { type RefObject, useEffect } from 'react';
import { watchSizes } from '#src/lib/watchSizes.ts';
import styles from './WindowEdge.module.css';

/**
 * The boxes that may stand at the window's lower edge, from below upwards; `page` is a bar of the page's own. In a low
 * window only the first of them is shown; the others wait until it has gone.
 */
const BOXES = ['consent', 'page', 'preview', 'country-suggestion'] as const;
export type WindowEdgeBox = (typeof BOXES)[number];

/** In a lower window, two boxes and a header would leave too little of the page, in CSS pixels. */
const LOW_WINDOW_PX = 600;

/** Several of one kind stand above each other, the first one below. */
const boxes = new Map<HTMLElement, WindowEdgeBox>();
let publishedInset = 0;

/**
 * Scrolls the focused control above the boxes if they have just grown over it. The browser itself does so only when the
 * focus moves.
 */
function uncoverFocus(inset: number): void {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return;
  const isInBox = (element: Element) => [...boxes.keys()].some((box) => box.contains(element));
  if (isInBox(focused)) return;
  const { left, width, height, bottom } = focused.getBoundingClientRect();
  // A control outside the window was left by the visitor, and a focused region is as large as its content.
  if (bottom > window.innerHeight || height >= window.innerHeight - inset) return;
  // A box can have a transparent edge.
  const front = document.elementFromPoint(left + width / 2, bottom - 1);
  const isCovered = front !== null && isInBox(front);
  if (isCovered) focused.scrollIntoView({ block: 'nearest' });
}

/**
 * Publishes the space that the boxes take: `--v-window-inset` on the document, which the page's scroll padding and the
 * height of every overlay subtract, `--v-window-inset-fixed` for the part that the page's end needs as padding, and
 * on each box `--v-window-inset-below`, its distance from the edge.
 */
function publish(): void {
  const present = BOXES.flatMap((name) => [...boxes.keys()].filter((box) => boxes.get(box) === name));
  const isLow = window.innerHeight < LOW_WINDOW_PX;
  present.forEach((box, index) => {
    // A box with the focus stays until the focus leaves it.
    const waits = isLow && index > 0 && !box.contains(document.activeElement);
    box.style.display = waits ? 'none' : '';
  });
  const heights = present.map((box) => box.offsetHeight);
  const { style } = document.documentElement;
  let inset = 0;
  let fixed = 0;
  present.forEach((box, index) => {
    box.style.setProperty('--v-window-inset-below', `${inset}px`);
    inset += heights[index] ?? 0;
    if (getComputedStyle(box).position === 'fixed') fixed = inset;
  });
  const hasGrown = inset > publishedInset;
  publishedInset = inset;
  if (present.length === 0) {
    style.removeProperty('--v-window-inset');
    style.removeProperty('--v-window-inset-fixed');
    return;
  }
  style.setProperty('--v-window-inset', `${inset}px`);
  style.setProperty('--v-window-inset-fixed', `${fixed}px`);
  if (hasGrown) uncoverFocus(inset);
}

function add(name: WindowEdgeBox, box: HTMLElement): () => void {
  if (boxes.size === 0) window.addEventListener('resize', publish);
  boxes.set(box, name);
  const stopWatching = watchSizes([box], publish);
  publish();
  return () => {
    stopWatching?.();
    boxes.delete(box);
    // It may stay on the page, as a part of its content.
    box.style.display = '';
    publish();
    if (boxes.size === 0) window.removeEventListener('resize', publish);
  };
}

/**
 * Registers a box at the window's lower edge while it is rendered, so that it covers neither an overlay nor a focused
 * control, and no other box. It is above the header, unless one of the header's flyouts is open.
 *
 * @param isShown whether the box is rendered
 * @returns the class name of the box; it is `fixed` or `sticky` by its own styles. A box that can be high has
 * `max-block-size: var(--v-window-box-height)` and scrolls
 */
export function useWindowEdge(
  name: WindowEdgeBox,
  box: RefObject<HTMLElement | null>,
  isShown = true,
): string | undefined {
  useEffect(() => {
    if (isShown && box.current) return add(name, box.current);
  }, [name, box, isShown]);
  return styles.box;
}
