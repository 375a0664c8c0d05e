/** Whether an element is in a part of the page that is written from right to left. */
export const isRightToLeft = (element: Element): boolean =>
  element.closest<HTMLElement>('[dir]')?.dir === 'rtl';

/** The arrow keys that point to the start and to the end of a line of the element's text. */
export const lineArrows = (element: Element): readonly [toStart: string, toEnd: string] =>
  isRightToLeft(element) ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
