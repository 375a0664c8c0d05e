import { createContext, useContext } from 'react';
import type { Locale } from '#src/config/locales.ts';
import type { SiteConfig } from '#src/config/sites.ts';
import { formatMoney } from '#src/lib/money.ts';
import { VitrineError } from '#src/lib/VitrineError.ts';
import type { SiteIntl } from './siteIntl.ts';

/** Where a component is shown: which site, which language, which words. */
export interface SiteContextValue extends SiteIntl {
  site: SiteConfig;
  locale: Locale;
  /** What the page's policy wants on scripts that are added to it. */
  nonce?: string;
}

/** React’s context behind `useSite` and `useText`; `VitrineProvider` gives it (SIT-01). */
export const SiteContext = createContext<SiteContextValue | null>(null);

function useSiteContext(): SiteContextValue {
  const value = useContext(SiteContext);
  if (!value) {
    throw new VitrineError(
      'A Vitrine component has no site. Put a VitrineProvider above it: <VitrineProvider site="DE">.',
    );
  }
  return value;
}

/** The row of the site table for this page. Ask it for facts; never compare `site.code` (SIT-06). */
export const useSite = (): SiteConfig => useSiteContext().site;

/** The language of this page (SIT-01). */
export const useLocale = (): Locale => useSiteContext().locale;

/** Texts of this page (SIT-02): `const text = useText(); text('mini_cart.title')`. */
export const useText = () => useSiteContext().text;

/** Prices of this page: `const money = useMoney(); money(12.34)` is `12,34 €` (SIT-05). */
export function useMoney(): (amount: number) => string {
  const { money } = useSite();
  return (amount) => formatMoney(amount, money);
}

/** The nonce that the page has given, if it has; works without a provider. */
export const useGivenNonce = (): string | undefined => useContext(SiteContext)?.nonce;
