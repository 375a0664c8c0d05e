import type { KeyboardEvent } from 'react';

/** The pairs of keys that go along a list: backwards and on. */
const KEYS = {
  across: ['ArrowLeft', 'ArrowRight'],
  down: ['ArrowUp', 'ArrowDown'],
} as const;

/**
 * Moves the focus along a list of links and around its ends, `Home` and `End` to its ends (NAV-04). Other keys, and
 * keys on anything else, are left alone.
 *
 * @param direction how the list lies
 */
export function moveAlong(
  event: KeyboardEvent,
  direction: keyof typeof KEYS,
  links: readonly HTMLElement[],
): void {
  const at = links.indexOf(event.target as HTMLElement);
  if (at < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
  const [back, on] = KEYS[direction];
  const next = {
    [back]: (at - 1 + links.length) % links.length,
    [on]: (at + 1) % links.length,
    Home: 0,
    End: links.length - 1,
  }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  links[next]?.focus();
}
