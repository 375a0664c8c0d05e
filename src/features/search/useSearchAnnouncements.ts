import { useAtomValue } from 'jotai/react';
import { useEffect, useEffectEvent } from 'react';
import { useMoney, useSite, useText } from '#src/i18n/SiteContext.ts';
import type { Text } from '#src/i18n/siteIntl.ts';
import { useAnnounce } from '#src/ui/Announcer/useAnnounce.ts';
import {
  chosenOptionAtom,
  isSearchOpenAtom,
  type SuggestionsState,
  searchOptionsAtom,
  suggestionsAtom,
} from './searchAtoms.ts';
import { priceOf, type SearchOption } from './searchModel.ts';

/** VoiceOver does not read changes of `aria-activedescendant` (adobe/react-spectrum#10326). */
const isApple = () => /Mac|iP(hone|ad|od)/.test(navigator.platform);

/** A shorter wait is not announced. */
const LONG_WAIT_MS = 500;

/** Announces the state of the suggestions; on Apple's systems also the chosen option. */
export function useSearchAnnouncements(): void {
  const text = useText();
  const money = useMoney();
  const site = useSite();
  const announce = useAnnounce();
  const isOpen = useAtomValue(isSearchOpenAtom);
  const state = useAtomValue(suggestionsAtom);
  const options = useAtomValue(searchOptionsAtom);
  const chosen = useAtomValue(chosenOptionAtom);

  const message = messageOf(state, options, text);
  // Once per answer: the options may be read again without a change, for example when the field is clicked.
  useEffect(() => {
    if (!isOpen || message === null) return;
    if (state.status !== 'loading') return announce(message);
    const timer = setTimeout(() => announce(message), LONG_WAIT_MS);
    return () => clearTimeout(timer);
  }, [isOpen, state, message, announce]);

  const announceChoice = useEffectEvent(() => {
    if (!isOpen || !chosen || !isApple()) return;
    const price = chosen.kind === 'product' ? priceOf(chosen.product, site) : null;
    const option = price ? `${chosen.text}, ${money(price.amount)}` : chosen.text;
    const values = { option, position: options.indexOf(chosen) + 1, count: options.length };
    announce(text('search.position', values));
  });
  const chosenKey = chosen?.key;
  useEffect(() => announceChoice(), [isOpen, chosenKey]);
}

/** What is announced of the suggestions; `null` for nothing. */
function messageOf(state: SuggestionsState, options: readonly SearchOption[], text: Text): string | null {
  const count = options.length;
  switch (state.status) {
    case 'loading':
      // The previous list is still shown: announce only a first and long wait.
      return count > 0 ? null : text('search.loading');
    case 'error':
      return text('search.error');
    case 'idle':
      // The offers of an empty field answer no question.
      if (options.some(({ kind }) => kind === 'popular' || kind === 'world')) return null;
      return count > 0 ? text('search.count', { count }) : null;
    case 'ready':
      return count > 0 ? text('search.count', { count }) : text('search.empty', { term: state.term });
  }
}
