import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useText } from '#src/i18n/SiteContext.ts';
import { useAnnounce } from '#src/ui/Announcer/useAnnounce.ts';
import { chosenOptionAtom, isSearchOpenAtom, searchOptionsAtom, suggestionsAtom } from './searchAtoms.ts';

/** VoiceOver on Apple's systems often stays silent when `aria-activedescendant` moves. */
const isApple = () => /Mac|iP(hone|ad|od)/.test(navigator.platform);

/** A wait shorter than this is not worth a word. */
const LONG_WAIT_MS = 500;

/**
 * Says what eyes see below the field: that suggestions are on their way, how many there are, that there are none or
 * that they failed (SRC-04, SRC-09). Where VoiceOver would be silent, also the chosen one.
 */
export function useSearchAnnouncements(): void {
  const text = useText();
  const announce = useAnnounce();
  const isOpen = useAtomValue(isSearchOpenAtom);
  const state = useAtomValue(suggestionsAtom);
  const options = useAtomValue(searchOptionsAtom);
  const chosen = useAtomValue(chosenOptionAtom);

  useEffect(() => {
    if (!isOpen) return;
    if (state.status === 'loading') {
      // While one types on, the list before is still there: only a first and long wait is worth a word.
      if (options.length > 0) return;
      const timer = setTimeout(() => announce(text('search.loading')), LONG_WAIT_MS);
      return () => clearTimeout(timer);
    }
    if (state.status === 'error') announce(text('search.error'));
    else if (options.length > 0) announce(text('search.count', { count: options.length }));
    else if (state.status === 'ready') announce(text('search.empty', { term: state.term }));
  }, [isOpen, state, options, text, announce]);

  useEffect(() => {
    const option = chosen === null ? undefined : options[chosen];
    if (!isOpen || !option || !isApple()) return;
    const values = { option: option.text, position: Number(chosen) + 1, count: options.length };
    announce(text('search.position', values));
  }, [isOpen, chosen, options, text, announce]);
}
