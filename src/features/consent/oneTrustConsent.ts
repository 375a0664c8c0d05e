import type { ConsentCategory } from '#src/config/consent.ts';
import { allowOnly } from '#src/lib/consentChoice.ts';
import type { ConsentAdapter } from '#src/state/consentAtoms.ts';

/** The part of OneTrust's `window` API that is used here. */
interface OneTrustWindow {
  OneTrust?: { ToggleInfoDisplay?: () => void; IsAlertBoxClosed?: () => boolean };
  OnetrustActiveGroups?: unknown;
}

/** OneTrust's standard groups by category. */
const DEFAULT_GROUPS: Readonly<Record<ConsentCategory, string>> = { analytics: 'C0002', marketing: 'C0004' };

/** Longest list of groups that is parsed, in characters; OneTrust's own are far shorter. */
const MAX_GROUPS_LENGTH = 2_000;

const oneTrust = () => window as OneTrustWindow;

/** The active groups: `,C0001,C0002,`. */
function readGroups(): ReadonlySet<string> {
  const { OnetrustActiveGroups: groups } = oneTrust();
  return new Set(typeof groups === 'string' && groups.length <= MAX_GROUPS_LENGTH ? groups.split(',') : []);
}

/**
 * Consent from OneTrust. The header's `loadsConsent` loads its script, with the site's
 * `consentDomainScript`. Until the visitor has decided, a choice is reported only if OneTrust grants analytics by
 * default. Otherwise both categories stay undecided, not refused, and marketing waits too.
 *
 * @param groups OneTrust's groups by category, if they are not the standard ones @default C0002 and C0004
 * @example
 * const consent = createOneTrustConsent();
 * <VitrineProvider site="DE" consent={consent}><Header loadsConsent /></VitrineProvider>
 */
export const createOneTrustConsent = (
  groups: Readonly<Record<ConsentCategory, string>> = DEFAULT_GROUPS,
): ConsentAdapter => ({
  connect: (notify) => {
    const read = () => {
      if (oneTrust().OnetrustActiveGroups === undefined) return;
      const active = readGroups();
      const choice = allowOnly((category) => active.has(groups[category]));
      const isDecided = oneTrust().OneTrust?.IsAlertBoxClosed?.() === true;
      if (isDecided || choice.analytics) notify(choice);
    };
    // OneTrust may have loaded before the page was hydrated.
    read();
    window.addEventListener('OneTrustGroupsUpdated', read);
    return () => window.removeEventListener('OneTrustGroupsUpdated', read);
  },
  reopen: () => oneTrust().OneTrust?.ToggleInfoDisplay?.(),
});
