import { createStore } from 'jotai/vanilla';
import { toConsentChoice } from '#src/lib/consentChoice.ts';
import { pushToDataLayer, type Track } from '#src/lib/dataLayer.ts';
import { onShopEvent } from '#src/lib/shopEvents.ts';
import { decideConsentAtom, gatedTrackAtom, requireConsentAtom } from '#src/state/consentAtoms.ts';
import { readOptions } from './elementOptions.ts';

// Every element has a store of its own, but a person consents for the whole page: a footer must not tell analytics
// what its page's header holds back (APP-03).
const page = createStore();
let isListening = false;

/** Holds the analytics of all elements back until the person has decided. */
export function requirePageConsent(): void {
  page.set(requireConsentAtom);
  if (isListening) return;
  isListening = true;
  onShopEvent('consent-changed', (detail) => page.set(decideConsentAtom, toConsentChoice(detail)));
}

const send: Track = (event, parameters) => (readOptions().track ?? pushToDataLayer)(event, parameters);

/** Analytics of all elements, past the page's one gate. */
export const trackFromPage: Track = page.set(gatedTrackAtom, send);
