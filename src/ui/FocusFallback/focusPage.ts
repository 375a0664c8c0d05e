/** Whether the focused control has been removed or hidden. */
export const isFocusLost = (): boolean => !document.activeElement || document.activeElement === document.body;

/** Moves the focus to the page's content, when the focused control has been removed. */
export function focusPage(): void {
  const main = document.querySelector<HTMLElement>('main');
  if (!main) return;
  if (!main.hasAttribute('tabindex')) main.tabIndex = -1;
  main.focus({ preventScroll: true });
}
