import { useAtomValue } from 'jotai';
import { useCallback } from 'react';
import type { ConsentCategory, ConsentChoice } from '#src/config/consent.ts';
import { allowsCategoryAtom, consentChoiceAtom } from '#src/state/consentAtoms.ts';
import { environmentAtom } from '#src/state/environmentAtom.ts';
import { useIsHydrated } from '#src/ui/useIsHydrated.ts';

/** The visitor's consent, for what the page itself stores or sends. */
export interface ConsentAccess {
  /** What was decided; `null` on a server, until there is a decision, and where the page does not ask. */
  choice: ConsentChoice | null;
  /** Whether a category is allowed: by the visitor, or because the page does not ask. `false` on a server. */
  allows: (category: ConsentCategory) => boolean;
  /** Shows the choices again; does nothing where the page does not ask. */
  reopen: () => void;
}

/**
 * The visitor's consent by category (BEY-20). Needs a `VitrineProvider` above it, with `consent` where the page asks.
 *
 * @example
 * const { allows } = useConsent();
 * return allows('marketing') && <script src="/pixel.js" async />;
 */
export function useConsent(): ConsentAccess {
  const choice = useAtomValue(consentChoiceAtom);
  const allows = useAtomValue(allowsCategoryAtom);
  const { consent } = useAtomValue(environmentAtom);
  const isHydrated = useIsHydrated();
  const reopen = useCallback(() => consent?.reopen(), [consent]);
  return { choice: isHydrated ? choice : null, allows: isHydrated ? allows : nothing, reopen };
}

const nothing = () => false;
