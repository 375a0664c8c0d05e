import { atom } from 'jotai/vanilla';
import { serverDataAtom } from './serverDataAtom.ts';

const readInstantAtom = atom<number | null>(null);

/** The instant at which the server read its data, in milliseconds; `null` if it does not say. */
export const serverInstantAtom = atom((get) => get(serverDataAtom).now ?? null);

/**
 * The page's time, in milliseconds: the server's until `readClockAtom`, so that hydration renders what the server did;
 * `null` while neither is known.
 */
export const pageInstantAtom = atom((get) => get(readInstantAtom) ?? get(serverInstantAtom));

/** Reads the browser's clock. A clock that is behind, or was set back, does not turn the page's time back. */
export const readClockAtom = atom(null, (get, set) =>
  set(readInstantAtom, Math.max(Date.now(), get(pageInstantAtom) ?? 0)),
);
