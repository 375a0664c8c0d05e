import { atom } from 'jotai/vanilla';
import type { ConsentCategory, ConsentChoice } from '#src/config/consent.ts';
import type { Track } from '#src/lib/dataLayer.ts';
import { reportProblem } from '#src/lib/reportProblem.ts';
import { removeConsentedStorage } from '#src/lib/storage.ts';
import { readPageDecision } from './pageDecision.ts';

/** Maximum number of events queued for a visitor who has not decided yet; the oldest are dropped. */
const MAX_WAITING_EVENTS = 50;

/**
 * The source of a page's consent: the cookie of `ConsentPanel`, a consent provider such as OneTrust, or a callback of
 * the page. Its identity is stable between renders.
 */
export interface ConsentAdapter {
  /**
   * Reports the visitor's decision as soon as there is one, and each later one. Runs only in a browser.
   *
   * @returns a function that stops reporting
   */
  connect: (notify: (choice: ConsentChoice) => void) => () => void;
  /** Reopens the visitor's choices, for the link in the footer. */
  reopen: () => void;
}

/** `consent-open` asks for the visitor's choices; the panel opens them, once its code is loaded. */
export const choicesRequestedAtom = atom(false);

/** `free` without a consent loader, `waiting` until the visitor has decided. */
const decisionAtom = atom<'free' | 'waiting' | ConsentChoice>('free');
// A mutable box: no component renders it, and a burst of events must not lose one.
const waitingEventsAtom = atom(() => [] as (() => void)[]);

/** The visitor's decision; `null` until there is one, and if the page does not ask. */
export const consentChoiceAtom = atom((get): ConsentChoice | null => {
  const decision = get(decisionAtom);
  return typeof decision === 'string' ? null : decision;
});

/** Whether a category is allowed: by the visitor, or because the page does not ask. */
export const allowsCategoryAtom = atom((get) => {
  const decision = get(decisionAtom);
  return (category: ConsentCategory): boolean =>
    decision === 'free' || (decision !== 'waiting' && decision[category]);
});

/**
 * Whether conveniences and search data may be stored in the browser: with consent to analytics, or if the page
 * has no consent loader and decides itself.
 */
export const mayStoreAtom = atom((get) => get(allowsCategoryAtom)('analytics'));

/**
 * Closes the gate until the page's adapter has reported, which may know of a newer decision than the page. An earlier
 * decision of this store stays in force.
 */
export const awaitConsentAtom = atom(null, (get, set) => {
  if (get(decisionAtom) === 'free') set(decisionAtom, 'waiting');
});

/** Closes the gate until the visitor decides. An earlier decision of this store or page stays in force. */
export const requireConsentAtom = atom(null, (get, set) => {
  if (get(decisionAtom) !== 'free') return;
  set(awaitConsentAtom);
  set(recallConsentAtom);
});

/** Applies the page's decision, if there is one and this store needs it. */
export const recallConsentAtom = atom(null, (_get, set) => {
  const choice = readPageDecision();
  if (choice) set(decideConsentAtom, choice);
});

/**
 * Applies the visitor's decision: consent to analytics sends the queued events in order; refusing or withdrawing it
 * drops them and removes the stored data.
 */
export const decideConsentAtom = atom(null, (get, set, choice: ConsentChoice) => {
  if (get(decisionAtom) === 'free') return;
  set(decisionAtom, choice);
  const waiting = get(waitingEventsAtom).splice(0);
  if (choice.analytics) for (const send of waiting) send();
  else removeConsentedStorage();
});

/**
 * A tracking function, whose errors never reach what it watches: a search still opens its results. It may be asynchronous.
 */
const reportingErrors =
  (track: Track): Track =>
  (event, parameters) => {
    const report = (error: unknown) =>
      reportProblem(`The analytics event “${event}” could not be sent: ${error}`);
    try {
      Promise.resolve(track(event, parameters) as unknown).catch(report);
    } catch (error) {
      report(error);
    }
  };

/** Adds the consent gate to a tracking function. */
export const gatedTrackAtom = atom(null, (get, _set, track: Track): Track => {
  const send = reportingErrors(track);
  return (event, parameters) => {
    if (get(allowsCategoryAtom)('analytics')) return send(event, parameters);
    if (get(decisionAtom) !== 'waiting') return;
    const waiting = get(waitingEventsAtom);
    waiting.push(() => send(event, parameters));
    if (waiting.length > MAX_WAITING_EVENTS) waiting.shift();
  };
});
