import { atom, type Getter } from 'jotai/vanilla';
import { COOKIES, readCookie } from '#src/lib/cookies.ts';

const revisionAtom = atom(0);

/**
 * Counts how often staff have chosen another time or test group since the page was loaded. What depends on either asks
 * the shop again when it changes (BEY-06).
 */
export const previewRevisionAtom = atom((get) => get(revisionAtom));

/** Says that the shop shows another time or test group from now on. */
export const previewChangedAtom = atom(null, (_get, set) => set(revisionAtom, (count) => count + 1));

/**
 * Whether the page may hold another time's content than the shop shows now: under the preview cookie (PRM-02), and
 * after every change on this page, the one that switches the preview off included. Browser only.
 */
export const isPreviewed = (get: Getter): boolean =>
  get(revisionAtom) > 0 || readCookie(document.cookie, COOKIES.preview) !== null;
