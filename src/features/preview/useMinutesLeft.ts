import { useCallback, useSyncExternalStore } from 'react';
import { minutesUntil } from './previewModel.ts';

/** Interval between looks at the clock, in milliseconds; a page renders again only when another minute has begun. */
const CLOCK_MS = 5_000;

function everyFewSeconds(look: () => void): () => void {
  const timer = setInterval(look, CLOCK_MS);
  return () => clearInterval(timer);
}

const unknown = () => null;

/** The minutes until a session ends, as `minutesUntil` counts them (BEY-21). */
export function useMinutesLeft(end: Date | null): number | null {
  const read = useCallback(() => minutesUntil(end, Date.now()), [end]);
  return useSyncExternalStore(everyFewSeconds, read, unknown);
}
