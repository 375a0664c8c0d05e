import { createContext, use, useContext } from 'react';
import { formatLocaleOf, type PageLocale } from '#src/config/locales.ts';
import type { SiteConfig } from '#src/config/sites.ts';
import { formatMoney } from '#src/lib/money.ts';
import { VitrineError } from '#src/lib/VitrineError.ts';
import type { ShellMessageId } from './shellMessages.ts';
import type { SiteIntl, Text } from './siteIntl.ts';

/** The context of a component: its site, language and texts. */
export interface SiteContextValue extends SiteIntl {
  site: SiteConfig;
  locale: PageLocale;
  /** Resolves when all texts are loaded, if they load after the page; always the same promise. */
  whenTextsLoaded?: () => Promise<void>;
  /** Whether the texts of the header's shell are available before all others. */
  hasShellMessages?: boolean;
  /** Identifies site and language: another key is another page, so data is requested again. */
  pageKey?: string;
  /** The nonce for scripts and style elements that the library adds, required by the page's content security policy. */
  nonce?: string;
}

/** React’s context behind `useSite` and `useText`, provided by `VitrineProvider`. */
export const SiteContext = createContext<SiteContextValue | null>(null);

/**
 * The context of the surrounding `VitrineProvider`.
 *
 * @param caller name of the component or hook for the error of a page without a provider
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

/** The row of the site table for this page. Use its facts; never compare `site.code`. */
export const useSite = (): SiteConfig => useSiteContext().site;

/** The language of this page. */
export const useLocale = (): PageLocale => useSiteContext().locale;

/**
 * The `lang` of content from the shop and its editors, which is in the country's language. Undefined where that is the
 * page's language.
 */
export function useContentLang(): PageLocale | undefined {
  const { site, locale } = useSiteContext();
  return site.locale === locale ? undefined : site.locale;
}

/** The `lang` of the page's own texts inside such content. */
export function useOwnLang(): PageLocale | undefined {
  const { site, locale } = useSiteContext();
  return site.locale === locale ? undefined : locale;
}

/** The locale of this page's dates and numbers, for `Intl`. */
export const useFormatLocale = (): string => formatLocaleOf(useLocale());

/** Suspends until the page's texts are loaded. */
export function useLoadedContext(): SiteContextValue {
  const context = useSiteContext();
  if (context.whenTextsLoaded) use(context.whenTextsLoaded());
  return context;
}

/**
 * Texts of this page: `const text = useText(); text('mini_cart.title')`. The component suspends while the
 * browser loads the language.
 */
export const useText = (): Text => useLoadedContext().text;

/** The texts of the header's shell: if a server passes them on, they never suspend. */
export function useShellText(): (id: ShellMessageId) => string {
  const { text, whenTextsLoaded, hasShellMessages } = useSiteContext();
  if (whenTextsLoaded && !hasShellMessages) use(whenTextsLoaded());
  return text;
}

/** Prices of this page: `const money = useMoney(); money(12.34)` is `12,34 €`. */
export function useMoney(): (amount: number) => string {
  const { money } = useSite();
  return (amount) => formatMoney(amount, money);
}

/** The language of the surrounding provider, if there is one. */
export const useProviderLocale = (): PageLocale | undefined => useContext(SiteContext)?.locale;

/** The page's nonce, if it has one; works without a provider. */
export const useProviderNonce = (): string | undefined => useContext(SiteContext)?.nonce;
