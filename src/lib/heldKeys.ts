/** Keys that press a control or close a panel. */
const KEYS: ReadonlySet<string> = new Set(['Enter', ' ', 'Escape']);

/** The element on which each key went down last. */
const startOf = new Map<string, EventTarget | undefined>();
let users = 0;

const isMultiLine = (target: EventTarget | undefined) =>
  target instanceof HTMLElement && (target.matches('textarea') || target.isContentEditable);

/** A key may repeat on the element where it went down: Space in a text field or on a scrolling page, Enter in a multi-line field. */
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
 * Ignores key repeat: a held key acts once, on the element where it went down. Repeated, Enter would send a form
 * again or follow the link that then has the focus, and Escape would close one panel after another.
 *
 * @returns a function that stops it after the last caller has called theirs
 */
export function ignoreHeldKeys(): () => void {
  users += 1;
  window.addEventListener('keydown', onKeyDown, true);
  return () => {
    users -= 1;
    if (users === 0) window.removeEventListener('keydown', onKeyDown, true);
  };
}
