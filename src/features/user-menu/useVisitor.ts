import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { loadVisitorAtom, reloadVisitorAtom, type Visitor, visitorAtom } from '#src/state/visitorAtoms.ts';
import { useIsHydrated } from '#src/ui/useIsHydrated.ts';

/** The visitor of the page, and a way to ask for them again. */
export interface VisitorAccess {
  /** What the shop says about the visitor; `null` on a server and until the shop has answered. */
  visitor: Visitor | null;
  /** Asks the shop again, for example after a log-in within the page. Resolves when the answer is applied. */
  reload: () => Promise<void>;
}

/**
 * The visitor as the header knows them (USR-03), asked for once per page. They are asked for again on the event
 * `visitor-changed`, when the page comes back from the back/forward cache, and by `reload()` (USR-07). A failed call
 * reads as logged out; it never throws. Needs a `VitrineProvider` above it.
 *
 * @example
 * const { visitor, reload } = useVisitor();
 * await logIn(form);
 * await reload();
 */
export function useVisitor(): VisitorAccess {
  const known = useAtomValue(visitorAtom);
  const load = useSetAtom(loadVisitorAtom);
  const reload = useSetAtom(reloadVisitorAtom);
  useEffect(() => void load(), [load]);
  // The answer may be here before this part of the page is hydrated, and a server has rendered a stranger.
  return { visitor: useIsHydrated() ? known : null, reload };
}
