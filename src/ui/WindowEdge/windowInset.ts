const listeners = new Set<() => void>();
let published = 0;

/** The space that the boxes at the window's lower edge take, in CSS pixels. */
export const windowInset = (): number => published;

/** Calls back when the space has changed, before the focus is scrolled above the boxes. */
export function watchWindowInset(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => void listeners.delete(onChange);
}

export function setWindowInset(inset: number): void {
  if (inset === published) return;
  published = inset;
  for (const notify of listeners) notify();
}
