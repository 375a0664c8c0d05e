import { useProviderLocale } from '#src/i18n/SiteContext.ts';

/**
 * The attributes of a part's root element: its name for style sheets and tests, and the language of its texts, which may
 * differ from the page's. The language is always written, because a server does not know that of the page.
 */
export function useRoot(name: string): { 'data-vitrine': string; lang?: string } {
  const locale = useProviderLocale();
  return { 'data-vitrine': name, ...(locale && { lang: locale }) };
}
