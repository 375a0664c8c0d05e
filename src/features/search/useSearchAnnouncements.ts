import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { useMoney, useText } from '#src/i18n/SiteContext.ts';
import { useAnnounce } from '#src/ui/Announcer/useAnnounce.ts';
import { chosenOptionAtom, isSearchOpenAtom, searchOptionsAtom, suggestionsAtom } from './searchAtoms.ts';
import { priceOf } from './searchModel.ts';

/**
 * VoiceOver does not read changes of `aria-activedescendant`, and Autocomplete does not announce them
 * (adobe/react-spectrum#10326).
 */
const isApple = () => /Mac|iP(hone|ad|od)/.test(navigator.platform);

/** A shorter wait is not announced. */
const LONG_WAIT_MS = 500;

/**
 * Announces the state of the suggestions: loading, their number, none or failed. On Apple's systems
 * also the chosen option.
 */
export function useSearchAnnouncements(): void {
  const text = useText();
  const money = useMoney();
  const announce = useAnnounce();
  const isOpen = useAtomValue(isSearchOpenAtom);
  const state = useAtomValue(suggestionsAtom);
  const options = useAtomValue(searchOptionsAtom);
  const chosen = useAtomValue(chosenOptionAtom);

  useEffect(() => {
    if (!isOpen) return;
    if (state.status === 'loading') {
      // The previous list is still shown: announce only a first and long wait.
      if (options.length > 0) return;
      const timer = setTimeout(() => announce(text('search.loading')), LONG_WAIT_MS);
      return () => clearTimeout(timer);
    }
    // The offers of an empty field answer no question.
    if (state.status === 'idle' && options.some(({ kind }) => kind === 'popular' || kind === 'world')) return;
    if (state.status === 'error') announce(text('search.error'));
    else if (options.length > 0) announce(text('search.count', { count: options.length }));
    else if (state.status === 'ready') announce(text('search.empty', { term: state.term }));
  }, [isOpen, state, options, text, announce]);

  const announceChoice = useEffectEvent(() => {
    if (!isOpen || !chosen || !isApple()) return;
    const price = chosen.kind === 'product' ? priceOf(chosen.product) : null;
    const option = price ? `${chosen.text}, ${money(price.amount)}` : chosen.text;
    const values = { option, position: options.indexOf(chosen) + 1, count: options.length };
    announce(text('search.position', values));
  });
  useEffect(() => announceChoice(), [isOpen, chosen]);
}
