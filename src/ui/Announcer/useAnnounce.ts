import { useCallback } from 'react';
import { useLocale } from '#src/i18n/SiteContext.ts';
import { announce } from './announce.ts';
import type { Politeness } from './announcementLedger.ts';

/** Says a text in the page's language; `assertive` only when a person must know before anything else. */
export type Announce = (message: string, politeness?: Politeness) => void;

/**
 * The announcer of this page (BEY-01). The function stays the same between renders.
 *
 * @example const announce = useAnnounce(); announce(text('mini_cart.deleted', { title }));
 */
export function useAnnounce(): Announce {
  const locale = useLocale();
  return useCallback((message, politeness) => announce(message, locale, politeness), [locale]);
}
