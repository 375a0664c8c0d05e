import type { KeyboardEvent } from 'react';
import type { FocusMover } from './FocusRegion.tsx';

/** The keys that go backwards and forwards in a list. */
const KEYS = {
  horizontal: ['ArrowLeft', 'ArrowRight'],
  vertical: ['ArrowUp', 'ArrowDown'],
} as const;

interface MoveRules {
  /** How the list lies on the screen. */
  orientation: keyof typeof KEYS;
  /** Whether an element belongs to the list. */
  accept: (element: Element) => boolean;
}

/**
 * Moves the focus along a list and around its ends with the arrow keys, to its ends with `Home` and `End` (NAV-04).
 * Other keys, keys with a modifier, and keys on other elements are left alone.
 */
export function moveFocus(event: KeyboardEvent, focus: FocusMover, { orientation, accept }: MoveRules): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  if (!(event.target instanceof Element && accept(event.target))) return;
  const [back, forward] = KEYS[orientation];
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
