import { atom } from 'jotai/vanilla';
import { isPreviewed, previewRevisionAtom } from './previewRevisionAtom.ts';
import { serverDataAtom } from './serverDataAtom.ts';

const readInstantAtom = atom<number | null>(null);

/** The instant at which the server read its data, in milliseconds; `null` if it does not say. */
export const serverInstantAtom = atom((get) => get(serverDataAtom).now ?? null);

/**
 * The page's time, in milliseconds: the server's until `readClockAtom`, so that hydration renders what the server did;
 * `null` while neither is known.
 */
export const pageInstantAtom = atom((get) => get(readInstantAtom) ?? get(serverInstantAtom));

/**
 * The time by which content has ended, in milliseconds; `null` while it is not known, and in a preview: staff look at
 * another time, for which the shop has already removed what has ended.
 */
export const contentInstantAtom = atom((get) => {
  get(previewRevisionAtom);
  return isPreviewed(get) ? null : get(pageInstantAtom);
});

/** How far the browser's clock is behind the page's time, in milliseconds. */
const lagAtom = atom(0);

/**
 * Reads the browser's clock. One that is behind, or was set back, goes on from the page's time, which neither turns back
 * nor stands still.
 */
export const readClockAtom = atom(null, (get, set) => {
  const now = Date.now();
  const lag = Math.max(get(lagAtom), (get(pageInstantAtom) ?? 0) - now);
  set(lagAtom, lag);
  set(readInstantAtom, now + lag);
});
