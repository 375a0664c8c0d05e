import { atom } from 'jotai/vanilla';
import type { ConsentCategory, ConsentChoice } from '#src/config/consent.ts';
import type { Track } from '#src/lib/dataLayer.ts';
import { removeConsentedStorage } from '#src/lib/storage.ts';

/** Events kept for a person who has not decided yet; older ones fall out. */
const MAX_WAITING_EVENTS = 50;

/**
 * What the page may do with analytics events (APP-03): `free` where no consent loader is on, `waiting` until a person
 * has decided, then `granted` or `refused`.
 */
export type AnalyticsGate = 'free' | 'waiting' | 'granted' | 'refused';

/**
 * Where a page's consent comes from: the cookie of `ConsentPanel`, a consent provider such as OneTrust, or a callback of
 * the page (BEY-20). It stays the same between renders.
 */
export interface ConsentAdapter {
  /**
   * Tells the visitor's decision as soon as there is one, and each later one. Runs in a browser only.
   *
   * @returns a function that stops telling
   */
  connect: (tell: (choice: ConsentChoice) => void) => () => void;
  /** Shows the visitor's choices again, for the link in the footer. */
  reopen: () => void;
}

const decisionAtom = atom<'free' | 'waiting' | ConsentChoice>('free');
// A box rather than a value: nothing renders from it, and a burst of events must not lose one.
const waitingEventsAtom = atom(() => [] as (() => void)[]);

/** The visitor's decision; `null` until there is one, and where the page does not ask (BEY-20). */
export const consentChoiceAtom = atom((get): ConsentChoice | null => {
  const decision = get(decisionAtom);
  return typeof decision === 'string' ? null : decision;
});

/** Whether a category is allowed: by the visitor, or because the page does not ask (BEY-20). */
export const allowsCategoryAtom = atom((get) => {
  const decision = get(decisionAtom);
  return (category: ConsentCategory): boolean =>
    decision === 'free' || (decision !== 'waiting' && decision[category]);
});

/** Whether analytics events pass. Read-only; see {@link requireConsentAtom} and {@link decideConsentAtom}. */
const analyticsGateAtom = atom((get): AnalyticsGate => {
  const decision = get(decisionAtom);
  if (typeof decision === 'string') return decision;
  return decision.analytics ? 'granted' : 'refused';
});

/**
 * Whether conveniences and search notes may be stored in the browser (APP-03): with consent to analytics, or where the
 * page has no consent loader and decides by itself.
 */
export const mayStoreAtom = atom((get) => get(allowsCategoryAtom)('analytics'));

/** Closes the gate until a person decides. A decision that was already made stays. */
export const requireConsentAtom = atom(null, (get, set) => {
  if (get(decisionAtom) === 'free') set(decisionAtom, 'waiting');
});

/**
 * The visitor's decision: consent to analytics sends the waiting events in order; its refusal or withdrawal drops them
 * and removes what was stored.
 */
export const decideConsentAtom = atom(null, (get, set, choice: ConsentChoice) => {
  if (get(decisionAtom) === 'free') return;
  set(decisionAtom, choice);
  const waiting = get(waitingEventsAtom).splice(0);
  if (choice.analytics) for (const send of waiting) send();
  else removeConsentedStorage();
});

/** Puts the gate before a way of tracking (APP-03). */
export const gatedTrackAtom = atom(null, (get, _set, track: Track): Track => {
  return (event, parameters) => {
    const gate = get(analyticsGateAtom);
    if (gate === 'refused') return;
    if (gate !== 'waiting') return track(event, parameters);
    const waiting = get(waitingEventsAtom);
    waiting.push(() => track(event, parameters));
    if (waiting.length > MAX_WAITING_EVENTS) waiting.shift();
  };
});
