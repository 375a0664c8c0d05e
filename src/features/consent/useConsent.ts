import { useAtomValue } from 'jotai/react';
import { useCallback } from 'react';
import type { ConsentCategory, ConsentChoice } from '#src/config/consent.ts';
import { allowsCategoryAtom, consentChoiceAtom } from '#src/state/consentAtoms.ts';
import { pageAtom } from '#src/state/pageAtom.ts';
import { reopenChoices } from '#src/state/syncConsent.ts';
import { useHydratedAtomValue } from '#src/state/useHydratedAtomValue.ts';

/** The visitor's consent, for the page's own storage and tracking. */
export interface ConsentAccess {
  /** The decision; `null` on the server, until there is a decision, and if the page does not ask. */
  choice: ConsentChoice | null;
  /** Whether a category is allowed: by the visitor, or because the page does not ask. `false` on the server. */
  allows: (category: ConsentCategory) => boolean;
  /** Reopens the choices; does nothing if the page does not ask. */
  reopen: () => void;
}

/**
 * The visitor's consent by category. Needs a `VitrineProvider` above it, with `consent` if the page asks.
 *
 * @example
 * const { allows } = useConsent();
 * return allows('marketing') && <script src="/pixel.js" async />;
 */
export function useConsent(): ConsentAccess {
  const choice = useHydratedAtomValue(consentChoiceAtom, null);
  const allows = useHydratedAtomValue(allowsCategoryAtom, nothing);
  const { consent } = useAtomValue(pageAtom);
  const reopen = useCallback(() => void (consent && reopenChoices(consent)), [consent]);
  return { choice, allows, reopen };
}

const nothing = () => false;
