import type { FocusEvent, PointerEvent } from 'react';
import type { PauseReason } from '../store/deadline.ts';

/**
 * Props that pause a timer while focus or pointer is on an element. A pointer pauses only when it moves, because the
 * element may appear under a resting one. Touch never pauses: its pointer does not stay.
 */
export const pauseOnInteraction = (setPaused: (reason: PauseReason, isPaused: boolean) => void) => ({
  onFocus: () => setPaused('focus', true),
  onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget as Node | null)) setPaused('focus', false);
  },
  onPointerMove: ({ pointerType, movementX, movementY }: PointerEvent) => {
    if (pointerType !== 'touch' && (movementX !== 0 || movementY !== 0)) setPaused('pointer', true);
  },
  onPointerLeave: () => setPaused('pointer', false),
});
