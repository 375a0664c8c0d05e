import { createStore } from 'jotai/vanilla';
import { pushToDataLayer, type Track } from '#src/lib/dataLayer.ts';
import { gatedTrackAtom, requireConsentAtom } from '#src/state/consentAtoms.ts';
import { syncConsent } from '#src/state/syncConsent.ts';
import { readOptions } from './elementOptions.ts';

// Every element has its own store, but consent applies to the whole page: a footer must not send analytics that the
// page's header holds back.
const page = createStore();
let isListening = false;

/** Holds the analytics of all elements back until the visitor has decided. */
export function requirePageConsent(): void {
  page.set(requireConsentAtom);
  if (isListening) return;
  isListening = true;
  syncConsent(page);
}

const send: Track = (event, parameters) => (readOptions().track ?? pushToDataLayer)(event, parameters);

/** Sends analytics of all elements through the page's shared consent gate. */
export const trackFromPage: Track = page.set(gatedTrackAtom, send);
