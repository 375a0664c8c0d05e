import { useSetAtom } from 'jotai/react';
import { useText } from '#src/i18n/SiteContext.ts';
import { useAnnounce } from '#src/ui/Announcer/useAnnounce.ts';
import { removeRecentSearchAtom } from './searchAtoms.ts';

/** Removes a recent search and announces it. */
export function useRemoveRecentSearch(): (term: string) => void {
  const text = useText();
  const announce = useAnnounce();
  const remove = useSetAtom(removeRecentSearchAtom);
  return (term) => {
    remove(term);
    announce(text('search.removed', { term }));
  };
}
