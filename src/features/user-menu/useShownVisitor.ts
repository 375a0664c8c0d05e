import { useAtomValue } from 'jotai';
import { shownVisitorAtom, toHinted, type Visitor } from '#src/state/visitorAtoms.ts';
import { visitorHintAtom } from '#src/state/visitorHintAtom.ts';
import { useIsHydrated } from '#src/ui/useIsHydrated.ts';

/**
 * The visitor that the user menu shows; `null` if unknown. On a server and during hydration it comes from the request's
 * cookies, so that both render the same, and then from the shop's response (BEY-16).
 */
export function useShownVisitor(): Visitor | null {
  const shown = useAtomValue(shownVisitorAtom);
  const { visitor } = useAtomValue(visitorHintAtom);
  const isHydrated = useIsHydrated();
  if (isHydrated) return shown;
  return visitor ? toHinted(visitor) : null;
}
