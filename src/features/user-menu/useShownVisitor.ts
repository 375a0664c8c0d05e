import { useAtomValue } from 'jotai/react';
import { useMemo } from 'react';
import { useHydratedAtomValue } from '#src/state/useHydratedAtomValue.ts';
import { shownVisitorAtom, toHinted, type Visitor } from '#src/state/visitorAtoms.ts';
import { visitorHintAtom } from '#src/state/visitorHintAtom.ts';

/**
 * The visitor that the user menu shows; `null` if unknown. On a server and during hydration it comes from the request's
 * cookies, so that both render the same, and then from the shop's response.
 */
export function useShownVisitor(): Visitor | null {
  const { visitor } = useAtomValue(visitorHintAtom);
  const hinted = useMemo(() => (visitor ? toHinted(visitor) : null), [visitor]);
  return useHydratedAtomValue(shownVisitorAtom, hinted);
}
