import { NECESSARY_ONLY } from '#src/config/consent.ts';
import { formatConsent, hasPrivacySignal, readConsent, toConsentChoice } from '#src/lib/consentChoice.ts';
import { pageCookies } from '#src/lib/cookies.ts';
import { followFreshness, publishChange } from '#src/lib/freshness.ts';
import { onShopEvent, sendShopEvent } from '#src/lib/shopEvents.ts';
import type { ConsentAdapter } from '#src/state/consentAtoms.ts';

/** The revision without a decision: the same answer as before, after the cookie has expired, is a change. */
const UNDECIDED = 'undecided';

/**
 * Consent from the cookie `consent`, which `ConsentPanel` and the page's server write. A decision in another
 * tab applies here at once. Global Privacy Control counts as “only necessary” until the visitor decides otherwise.
 *
 * @example <VitrineProvider site="DE" consent={cookieConsent}><ConsentPanel /><Header /></VitrineProvider>
 */
export const cookieConsent: ConsentAdapter = {
  connect: (notify) => {
    // The last value of the cookie, and the last value passed to the page, whose own script can decide without the
    // cookie.
    let lastCookie: string | null = null;
    let lastEvent: string | null = null;
    const readCookie = () => {
      const choice = readConsent(pageCookies()) ?? (hasPrivacySignal() ? NECESSARY_ONLY : null);
      return { choice, value: choice ? formatConsent(choice) : UNDECIDED };
    };
    const read = () => {
      const { choice, value } = readCookie();
      if (value === lastCookie) return;
      lastCookie = value;
      publishChange('consent', { revision: value });
      if (choice && value !== lastEvent) notify(choice);
    };
    const stopListening = onShopEvent('consent-changed', (detail) => {
      lastEvent = formatConsent(toConsentChoice(detail));
      // The panel has written it. Another tab can return to the value before.
      lastCookie = readCookie().value;
      publishChange('consent', { revision: lastEvent });
    });
    read();
    const stopFollowing = followFreshness('consent', { refresh: read });
    return () => {
      stopListening();
      stopFollowing();
    };
  },
  reopen: () => sendShopEvent('consent-open'),
};
