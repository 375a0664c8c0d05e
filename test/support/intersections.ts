type Callback = (entries: { isIntersecting: boolean; target: Element }[]) => void;

const observed = new Map<Element, Set<Callback>>();

/** Stands in for the browser's observer: jsdom has no window to scroll, so tests say what comes into view. */
export class FakeIntersectionObserver {
  readonly #callback: Callback;
  readonly #targets = new Set<Element>();

  constructor(callback: Callback) {
    this.#callback = callback;
  }

  observe(target: Element): void {
    this.#targets.add(target);
    observed.set(target, (observed.get(target) ?? new Set()).add(this.#callback));
  }

  disconnect(): void {
    for (const target of this.#targets) observed.get(target)?.delete(this.#callback);
  }
}

/** Tells the observers of an element that it is visible. */
export function bringIntoView(target: Element): void {
  for (const callback of observed.get(target) ?? []) callback([{ isIntersecting: true, target }]);
}
