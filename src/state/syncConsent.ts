import { isSameChoice, toConsentChoice } from '#src/lib/consentChoice.ts';
import { reportProblem } from '#src/lib/reportProblem.ts';
import { onShopEvent, sendShopEvent } from '#src/lib/shopEvents.ts';
import {
  awaitConsentAtom,
  type ConsentAdapter,
  choicesRequestedAtom,
  recallConsentAtom,
} from './consentAtoms.ts';
import type { PageStore } from './pageAtom.ts';
import { readPageDecision } from './pageDecision.ts';

/** Runs a function of the page's adapter, whose errors never reach the page; `undefined` after one. */
function attempt<Value>(run: () => Value): Value | undefined {
  try {
    return run();
  } catch (error) {
    reportProblem(`The consent adapter threw an error: ${error}`);
    return undefined;
  }
}

/** Reopens the visitor's choices. @returns whether the adapter could */
export const reopenChoices = (adapter: ConsentAdapter): boolean =>
  attempt(() => {
    adapter.reopen();
    return true;
  }) ?? false;

/** Connects an adapter of the page's own: without an answer there is no consent. */
function connectTo(adapter: ConsentAdapter, notify: Parameters<ConsentAdapter['connect']>[0]): () => void {
  const stop = attempt(() => adapter.connect(notify));
  return () => attempt(() => stop?.());
}

/**
 * Keeps the consent of a store in sync with the page and its adapter. It runs as long as the page's provider, so that a
 * decision also counts while the part that asks for it is not mounted.
 *
 * A new decision of the adapter is dispatched as `consent-changed`, so that the page's own scripts and every element
 * receive it too: once, although each provider has its own connection to the adapter.
 *
 * @returns a function that stops it
 */
export function syncConsent(store: PageStore, adapter?: ConsentAdapter): () => void {
  // Reading starts the page's listener, which must have the decision before this store reads it.
  readPageDecision();
  const stops = [onShopEvent('consent-changed', () => store.set(recallConsentAtom))];
  if (adapter) {
    store.set(awaitConsentAtom);
    stops.push(
      onShopEvent('consent-open', () => store.set(choicesRequestedAtom, true)),
      connectTo(adapter, (reported) => {
        const choice = toConsentChoice(reported);
        if (!isSameChoice(choice, readPageDecision())) sendShopEvent('consent-changed', choice);
      }),
    );
  }
  // Only now: the adapter may know of a newer decision, from another tab. An adapter that reports only later decisions
  // leaves the page's in force.
  store.set(recallConsentAtom);
  return () => {
    for (const stop of stops) stop();
  };
}
