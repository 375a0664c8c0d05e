import { useCallback } from 'react';
import { useLocale } from '#src/i18n/SiteContext.ts';
import { announce } from './announce.ts';
import type { Politeness } from './announcementLedger.ts';

/** Announces a text in the page's language. Use `assertive` only for what the user must know immediately. */
export type Announce = (message: string, politeness?: Politeness) => void;

/**
 * The page's announcer. The function keeps its identity between renders.
 *
 * @example const announce = useAnnounce(); announce(text('mini_cart.deleted', { title }));
 */
export function useAnnounce(): Announce {
  const locale = useLocale();
  return useCallback((message, politeness) => announce(message, locale, politeness), [locale]);
}
