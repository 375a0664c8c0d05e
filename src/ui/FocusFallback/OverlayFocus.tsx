import { useEffect } from 'react';
import { focusPage, isFocusLost } from './focusPage.ts';

/**
 * Gives the focus to the page when an overlay of React Aria closes and its trigger is gone; render this inside the
 * overlay. React Aria itself returns the focus in the frame after the overlay.
 */
export function OverlayFocus() {
  useEffect(
    () => () => {
      requestAnimationFrame(() => requestAnimationFrame(() => isFocusLost() && focusPage()));
    },
    [],
  );
  return null;
}
