import { createContext, use, useContext } from 'react';
import type { Locale } from '#src/config/locales.ts';
import type { SiteConfig } from '#src/config/sites.ts';
import { formatMoney } from '#src/lib/money.ts';
import { VitrineError } from '#src/lib/VitrineError.ts';
import type { ShellMessageId } from './shellMessages.ts';
import type { SiteIntl, Text } from './siteIntl.ts';

/** Where a component is shown: which site, which language, which texts. */
export interface SiteContextValue extends SiteIntl {
  site: SiteConfig;
  locale: Locale;
  /** Where texts come after the page: resolves when all are here; the same promise each time. */
  whenWhole?: () => Promise<void>;
  /** Whether the texts of the header's frame are here before all others. */
  hasShellMessages?: boolean;
  /** Names site and language: another one is another page, and what belongs to the old one is asked for again. */
  pageKey?: string;
  /** What the page's policy wants on scripts that are added to it. */
  nonce?: string;
}

/** React’s context behind `useSite` and `useText`; `VitrineProvider` gives it (SIT-01). */
export const SiteContext = createContext<SiteContextValue | null>(null);

/**
 * The context of the `VitrineProvider` above.
 *
 * @param caller names the component or hook in the error of a page without a provider
 * @throws VitrineError without a provider
 */
export function useSiteContext(caller = 'A Vitrine component'): SiteContextValue {
  const value = useContext(SiteContext);
  if (!value) {
    throw new VitrineError(
      `${caller} has no site. Put a VitrineProvider above it: <VitrineProvider site="DE">.`,
    );
  }
  return value;
}

/** The row of the site table for this page. Ask it for facts; never compare `site.code` (SIT-06). */
export const useSite = (): SiteConfig => useSiteContext().site;

/** The language of this page (SIT-01). */
export const useLocale = (): Locale => useSiteContext().locale;

/** Waits for the page's texts where they are on their way. */
export function useWholeContext(): SiteContextValue {
  const context = useSiteContext();
  if (context.whenWhole) use(context.whenWhole());
  return context;
}

/**
 * Texts of this page (SIT-02): `const text = useText(); text('mini_cart.title')`. In a browser that has not loaded the
 * language yet, the component suspends.
 */
export const useText = (): Text => useWholeContext().text;

/** The texts of the header's frame: where a server hands them over they never wait (BEY-07). */
export function useShellText(): (id: ShellMessageId) => string {
  const { text, whenWhole, hasShellMessages } = useSiteContext();
  if (whenWhole && !hasShellMessages) use(whenWhole());
  return text;
}

/** Prices of this page: `const money = useMoney(); money(12.34)` is `12,34 €` (SIT-05). */
export function useMoney(): (amount: number) => string {
  const { money } = useSite();
  return (amount) => formatMoney(amount, money);
}

/** The nonce that the page has given, if it has; works without a provider. */
export const useGivenNonce = (): string | undefined => useContext(SiteContext)?.nonce;
