import { useAtomValue, useSetAtom } from 'jotai/react';
import { useEffect } from 'react';
import { useSite } from '#src/i18n/SiteContext.ts';
import { loadVisitorAtom, visitorAtom } from '#src/state/visitorAtoms.ts';

/**
 * Whether the visitor holds the shop's card. A cart on a page without the library's header requests the visitor itself, on
 * a site with another threshold for card holders.
 */
export function useIsCardMember(): boolean {
  const visitor = useAtomValue(visitorAtom);
  const load = useSetAtom(loadVisitorAtom);
  const isNeeded = useSite().freeShipping.card !== null;
  useEffect(() => {
    if (isNeeded) void load();
  }, [isNeeded, load]);
  return visitor?.isCardMember === true;
}
