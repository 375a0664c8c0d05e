import { atom } from 'jotai/vanilla';
import type { Track } from '#src/lib/dataLayer.ts';
import { removeConsentedStorage } from '#src/lib/storage.ts';

/** Events kept for a person who has not decided yet; older ones fall out. */
const MAX_WAITING_EVENTS = 50;

/**
 * What the page may do with analytics events (APP-03): `free` where no consent loader is on, `waiting` until a person
 * has decided, then `granted` or `refused`.
 */
export type AnalyticsGate = 'free' | 'waiting' | 'granted' | 'refused';

const gateAtom = atom<AnalyticsGate>('free');
// A box rather than a value: nothing renders from it, and a burst of events must not lose one.
const waitingEventsAtom = atom(() => [] as (() => void)[]);

/** Whether analytics events pass. Read-only; see {@link requireConsentAtom} and {@link decideConsentAtom}. */
export const analyticsGateAtom = atom((get) => get(gateAtom));

/**
 * Whether conveniences and search notes may be stored in the browser (APP-03): with consent, or where the page has no
 * consent loader and decides by itself.
 */
export const mayStoreAtom = atom((get) => ['free', 'granted'].includes(get(gateAtom)));

/** Closes the gate until a person decides. A decision that was already made stays. */
export const requireConsentAtom = atom(null, (get, set) => {
  if (get(gateAtom) === 'free') set(gateAtom, 'waiting');
});

/** The visitor's decision: consent sends the waiting events in order; refusal drops them and removes what was stored. */
export const decideConsentAtom = atom(null, (get, set, isGranted: boolean) => {
  if (get(gateAtom) === 'free') return;
  set(gateAtom, isGranted ? 'granted' : 'refused');
  const waiting = get(waitingEventsAtom).splice(0);
  if (isGranted) for (const send of waiting) send();
  else removeConsentedStorage();
});

/** Puts the gate before a way of tracking (APP-03). */
export const gatedTrackAtom = atom(null, (get, _set, track: Track): Track => {
  return (event, parameters) => {
    const gate = get(gateAtom);
    if (gate === 'refused') return;
    if (gate !== 'waiting') return track(event, parameters);
    const waiting = get(waitingEventsAtom);
    waiting.push(() => track(event, parameters));
    if (waiting.length > MAX_WAITING_EVENTS) waiting.shift();
  };
});
