import { MAX_BADGE_COUNT } from '#src/config/limits.ts';

/** The bubble's text for a count: none at 0, the number up to 99, `+99` above. */
export function bubbleText(count: number): string {
  if (!(count > 0)) return '';
  return count > MAX_BADGE_COUNT ? `+${MAX_BADGE_COUNT}` : String(Math.floor(count));
}
