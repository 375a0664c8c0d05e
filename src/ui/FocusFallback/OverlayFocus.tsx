import { useEffect } from 'react';
import { focusPage, isFocusLost } from './focusPage.ts';

/**
 * Gives the focus to the page, or to the dialog over it, when an overlay of React Aria closes and its trigger is gone;
 * render this inside the overlay. React Aria itself returns the focus in the frame after the overlay.
 */
export function OverlayFocus() {
  useEffect(
    () => () => {
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          if (isFocusLost()) focusPage();
          // The page is behind another dialog, in which the overlay was.
          if (isFocusLost() || document.activeElement?.closest('[inert], [aria-hidden="true"]'))
            [...document.querySelectorAll<HTMLElement>('[role="dialog"]')].at(-1)?.focus();
        }),
      );
    },
    [],
  );
  return null;
}
