import { formatConsent, readConsent, toConsentChoice } from '#src/lib/consentChoice.ts';
import { onShopEvent, sendShopEvent } from '#src/lib/shopEvents.ts';
import type { ConsentAdapter } from '#src/state/consentAtoms.ts';

/**
 * Consent from the cookie `consent`, which `ConsentPanel` and the page's server write (BEY-20). A decision in another
 * tab applies here when this tab becomes visible again.
 *
 * @example <VitrineProvider site="DE" consent={cookieConsent}><ConsentPanel /><Header /></VitrineProvider>
 */
export const cookieConsent: ConsentAdapter = {
  connect: (notify) => {
    // The last value of the cookie, and the last value passed to the page, whose own script can decide without the
    // cookie.
    let lastCookie: string | null = null;
    let lastEvent: string | null = null;
    const read = () => {
      const choice = readConsent(document.cookie);
      const value = choice && formatConsent(choice);
      if (!choice || value === lastCookie) return;
      lastCookie = value;
      if (value !== lastEvent) notify(choice);
    };
    const stopListening = onShopEvent('consent-changed', (detail) => {
      lastEvent = formatConsent(toConsentChoice(detail));
    });
    read();
    document.addEventListener('visibilitychange', read);
    window.addEventListener('pageshow', read);
    return () => {
      stopListening();
      document.removeEventListener('visibilitychange', read);
      window.removeEventListener('pageshow', read);
    };
  },
  reopen: () => sendShopEvent('consent-open'),
};
