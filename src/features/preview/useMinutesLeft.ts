import { useCallback, useSyncExternalStore } from 'react';
import { minutesUntil } from './previewModel.ts';

/** Interval at which the clock is read, in milliseconds; the component renders again only when the minute changes. */
const INTERVAL_MS = 5_000;

function subscribe(onTick: () => void): () => void {
  const timer = setInterval(onTick, INTERVAL_MS);
  return () => clearInterval(timer);
}

const readOnServer = () => null;

/** The minutes until a session ends, or `null` if its end is unknown or past. */
export function useMinutesLeft(end: Date | null): number | null {
  const read = useCallback(() => minutesUntil(end, Date.now()), [end]);
  return useSyncExternalStore(subscribe, read, readOnServer);
}
