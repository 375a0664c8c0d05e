/** What people do before an element of a story may take the focus. */
const ACTS = ['pointerdown', 'keydown', 'click'];

let hasActed = false;
let isWatching = false;

/**
 * Keeps the focus out of the stories of a docs page until its reader acts: several stories start at once, and one that
 * takes the focus, as a page with errors does, would scroll the page to itself. Called when a story starts.
 */
export function keepFocusOutOfDocsStories(): void {
  hasActed = false;
  if (isWatching) return;
  isWatching = true;
  for (const act of ACTS) addEventListener(act, () => (hasActed = true), { capture: true });
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function focusAfterAct(this: HTMLElement, options?: FocusOptions) {
    if (hasActed || !this.closest('.docs-story')) focus.call(this, options);
  };
}
