import { MAX_BADGE_COUNT } from '#src/config/limits.ts';

/** The text of the icon's bubble; `null` hides it. */
export function badgeText(count: number): string | null {
  if (count <= 0) return null;
  return count > MAX_BADGE_COUNT ? `+${MAX_BADGE_COUNT}` : String(count);
}
