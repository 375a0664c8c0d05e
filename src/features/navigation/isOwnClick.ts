import type { MouseEvent } from 'react';

/** Whether a click is meant for the page: not one that opens a new tab or window. */
export const isOwnClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
