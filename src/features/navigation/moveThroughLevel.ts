import type { KeyboardEvent } from 'react';
import type { FocusMover } from '#src/ui/FocusRegion/FocusRegion.tsx';
import { moveFocus } from '#src/ui/FocusRegion/moveFocus.ts';

/** The list of one level: its back button and its entries, without the teasers beside them. */
const listOf = (element: Element) =>
  element.matches('[data-item]') ? element.closest('[data-level-list]') : null;

/** The arrow keys up and down move through the entries of the focused level. */
export function moveThroughLevel(event: KeyboardEvent, focus: FocusMover): void {
  const list = event.target instanceof Element ? listOf(event.target) : null;
  if (list)
    moveFocus(event, focus, { orientation: 'vertical', accept: (element) => listOf(element) === list });
}
