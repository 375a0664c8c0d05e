import type { ConsentChoice } from '#src/config/consent.ts';
import { readConsent, toConsentChoice } from '#src/lib/consentChoice.ts';
import { pageCookies } from '#src/lib/cookies.ts';
import { onShopEvent } from '#src/lib/shopEvents.ts';

// A decision applies to the whole window. It outlives the store of one site and language, and a part that is not mounted.
let decision: ConsentChoice | null = null;
let isStored = false;
let page: Document | null = null;

/**
 * The visitor's last decision in this window, from `consent-changed`; `null` until there is one. The first call starts
 * listening. On a server it is always `null`, because visitors share its modules.
 */
export function readPageDecision(): ConsentChoice | null {
  if (typeof document === 'undefined') return null;
  // A process that renders several windows in turn, as tests do, has a decision for each.
  if (page !== document) {
    page = document;
    decision = null;
    onShopEvent('consent-changed', (detail) => {
      decision = toConsentChoice(detail);
      isStored = readConsent(pageCookies()) !== null;
    });
  }
  return decision;
}

/** Whether the visitor has decided in this window without a cookie: the browser refuses it, or the page decides itself. */
export const isDecidedWithoutCookie = (): boolean => readPageDecision() !== null && !isStored;

/** Forgets the decision, for example between two tests or stories. */
export function forgetPageDecision(): void {
  decision = null;
}
