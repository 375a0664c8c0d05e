import type { FocusEvent, PointerEvent } from 'react';
import type { Hold } from './countdown.ts';

/**
 * Makes time stand still while a person is at an element, by focus or by pointer (MC-11, MC-13).
 *
 * A pointer that happens to lie where the element appears is not yet at it: only one that moves is. Touch has no
 * pointer that stays.
 */
export const holdProps = (hold: (reason: Hold, isHeld: boolean) => void) => ({
  onFocus: () => hold('focus', true),
  onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget as Node | null)) hold('focus', false);
  },
  onPointerMove: ({ pointerType, movementX, movementY }: PointerEvent) => {
    if (pointerType !== 'touch' && (movementX !== 0 || movementY !== 0)) hold('pointer', true);
  },
  onPointerLeave: () => hold('pointer', false),
});
