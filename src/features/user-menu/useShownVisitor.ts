import { useAtomValue } from 'jotai';
import { shownVisitorAtom, toHinted, type Visitor } from '#src/state/visitorAtoms.ts';
import { visitorHintAtom } from '#src/state/visitorHintAtom.ts';
import { useIsHydrated } from '#src/ui/useIsHydrated.ts';

/**
 * The visitor that the user menu shows, `null` for a stranger: on a server and during hydration as the request's cookies
 * say, so that both agree, then as the shop answers (BEY-16).
 */
export function useShownVisitor(): Visitor | null {
  const shown = useAtomValue(shownVisitorAtom);
  const { visitor } = useAtomValue(visitorHintAtom);
  const isHydrated = useIsHydrated();
  if (isHydrated) return shown;
  return visitor ? toHinted(visitor) : null;
}
