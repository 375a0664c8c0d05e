import type { Locale } from '#src/config/locales.ts';
import type { SiteConfig } from '#src/config/sites.ts';
import { formatter, languages } from './messages.ts';
import type { SiteIntl } from './siteIntl.ts';

/**
 * Texts in another language than the page's, for a visitor who may not understand the page.
 *
 * @throws if the language cannot be loaded
 */
export async function loadSiteIntl(site: SiteConfig, locale: Locale): Promise<SiteIntl> {
  const [messages, create] = await Promise.all([languages[locale].load(), formatter.load()]);
  return create(site, locale, messages);
}
