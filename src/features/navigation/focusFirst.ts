/**
 * Moves the focus to the first link or button in an element that a person can see. Nothing scrolls for it: a level that
 * still slides in would be met half-way and stay there.
 */
export function focusFirst(root: HTMLElement | null): void {
  const candidates = [...(root?.querySelectorAll<HTMLElement>('a[href], button') ?? [])];
  candidates
    .find((one) => one.checkVisibility?.({ visibilityProperty: true }) ?? true)
    ?.focus({ preventScroll: true });
}
