import { atom, type Getter } from 'jotai/vanilla';
import { COOKIES, pageCookies, readCookie } from '#src/lib/cookies.ts';

const revisionAtom = atom(0);

/**
 * Counts how often staff have chosen another time or test group since the page was loaded. Data that depends on either
 * is requested again when it changes.
 */
export const previewRevisionAtom = atom((get) => get(revisionAtom));

/** Marks that the shop now shows another time or test group. */
export const previewChangedAtom = atom(null, (_get, set) => set(revisionAtom, (count) => count + 1));

/**
 * Whether the page may contain content of another time than the shop shows now: with the preview cookie, and
 * after every change on this page, including the one that turns the preview off. Browser only.
 */
export const isPreviewed = (get: Getter): boolean =>
  get(revisionAtom) > 0 || readCookie(pageCookies(), COOKIES.preview) !== null;
