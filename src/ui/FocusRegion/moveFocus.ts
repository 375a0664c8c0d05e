import type { KeyboardEvent } from 'react';
import { lineArrows } from '#src/ui/readingDirection.ts';
import type { FocusMover } from './FocusRegion.tsx';

interface MoveRules {
  /** Direction of the list on the screen. */
  orientation: 'horizontal' | 'vertical';
  /** Whether an element is an item of the list. */
  accept: (element: Element) => boolean;
}

/**
 * Moves the focus along a list with the arrow keys, wrapping at both ends, and to its ends with `Home` and `End`. It ignores other keys, keys with a modifier, and keys on other elements.
 */
export function moveFocus(event: KeyboardEvent, focus: FocusMover, { orientation, accept }: MoveRules): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  if (!(event.target instanceof Element && accept(event.target))) return;
  const [back, forward] =
    orientation === 'vertical' ? (['ArrowUp', 'ArrowDown'] as const) : lineArrows(event.target);
  const move = {
    [back]: () => focus.focusPrevious({ wrap: true, accept }),
    [forward]: () => focus.focusNext({ wrap: true, accept }),
    Home: () => focus.focusFirst({ accept }),
    End: () => focus.focusLast({ accept }),
  }[event.key];
  if (!move) return;
  event.preventDefault();
  move();
}
