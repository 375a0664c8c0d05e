import { formatConsent, readConsent } from '#src/lib/consentChoice.ts';
import { sendShopEvent } from '#src/lib/shopEvents.ts';
import type { ConsentAdapter } from '#src/state/consentAtoms.ts';

/**
 * Consent from the cookie `consent`, which `ConsentPanel` and the page's server write (BEY-20). A decision in another tab
 * counts here as soon as this tab is seen again.
 *
 * @example <VitrineProvider site="DE" consent={cookieConsent}><ConsentPanel /><Header /></VitrineProvider>
 */
export const cookieConsent: ConsentAdapter = {
  connect: (tell) => {
    let told: string | null = null;
    const read = () => {
      const choice = readConsent(document.cookie);
      const value = choice && formatConsent(choice);
      if (!choice || value === told) return;
      told = value;
      tell(choice);
    };
    read();
    document.addEventListener('visibilitychange', read);
    window.addEventListener('pageshow', read);
    return () => {
      document.removeEventListener('visibilitychange', read);
      window.removeEventListener('pageshow', read);
    };
  },
  reopen: () => sendShopEvent('consent-open'),
};
