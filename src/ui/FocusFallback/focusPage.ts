const HIDDEN = ':is([inert], [aria-hidden="true"])';
const LOST = `:is(body, ${HIDDEN}, ${HIDDEN} *)`;

/** Whether the focused control has been removed, or is hidden, as behind a dialog. */
export const isFocusLost = (): boolean => document.activeElement?.matches(LOST) ?? true;

/** Moves the focus to the page's content, or to the dialog over it, when the focused control has been removed. */
export function focusPage(): void {
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const target = all(`main:not(${LOST})`)[0] ?? all('[role="dialog"]').at(-1) ?? all('main')[0];
  if (!target) return;
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
