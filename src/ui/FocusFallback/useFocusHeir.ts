import type { RefObject } from 'react';
import { useChange } from '#src/ui/useChange.ts';
import { useLastFocus } from '#src/ui/useLastFocus.ts';
import { focusPage, isFocusLost } from './focusPage.ts';

/**
 * Keeps the focus in a part that stays, when a setting of the page removes the focused control from it. What is removed
 * by itself has a `FocusFallback`.
 *
 * @param controls identifies the setting of the part's controls
 * @param heir selector of the control in the part that gets the focus
 */
export function useFocusHeir(part: RefObject<HTMLElement | null>, controls: string, heir: string): void {
  const hadFocus = useLastFocus(part);
  useChange(controls, () => {
    if (!hadFocus.current || !isFocusLost()) return;
    part.current?.querySelector<HTMLElement>(heir)?.focus({ preventScroll: true });
    if (isFocusLost()) focusPage();
  });
}
