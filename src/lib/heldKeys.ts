/** Keys that press a control or close a panel. */
const KEYS: ReadonlySet<string> = new Set(['Enter', ' ', 'Escape']);

/** Where each of the keys went down last. */
const startOf = new Map<string, EventTarget | undefined>();
let users = 0;

const isMultiLine = (target: EventTarget | undefined) =>
  target instanceof HTMLElement && (target.matches('textarea') || target.isContentEditable);

/** Whether a held key goes on where it went down: Space in a text or on a page that scrolls, Enter in lines of text. */
const mayRepeat = (key: string, target: EventTarget | undefined) =>
  startOf.get(key) === target && (key === ' ' || (key === 'Enter' && isMultiLine(target)));

function onKeyDown(event: KeyboardEvent): void {
  const { key, repeat } = event;
  if (!KEYS.has(key)) return;
  const [target] = event.composedPath();
  if (!repeat) startOf.set(key, target);
  else if (!mayRepeat(key, target)) {
    event.preventDefault();
    event.stopImmediatePropagation();
  }
}

/**
 * Lets a held key act once: it presses what had the focus when it went down. A browser repeats it about thirty times a
 * second, so Enter would send a form again, or follow the link to which the press has moved the focus, and Escape would
 * close one panel after another.
 *
 * @returns a function that ends it, when the last caller has called it
 */
export function ignoreHeldKeys(): () => void {
  users += 1;
  window.addEventListener('keydown', onKeyDown, true);
  return () => {
    users -= 1;
    if (users === 0) window.removeEventListener('keydown', onKeyDown, true);
  };
}
