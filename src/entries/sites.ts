// The entry point `vitrine/sites`: the site table and the languages, without components.

export { BRAND } from '../config/brand.ts';
export type { CountryRules } from '../config/countryRules.ts';
export { createSite, type SiteFacts } from '../config/createSite.ts';
export { LINKS, type SiteLinks, type SitePaths } from '../config/links.ts';
export {
  DEFAULT_LOCALE,
  isLocale,
  LOCALE_CODES,
  LOCALES,
  type Locale,
  type PageLocale,
  toLanguages,
  toLocale,
} from '../config/locales.ts';
export { type SiteSettings, withSettings } from '../config/siteSettings.ts';
export {
  type CountryShop,
  type CustomPromotionTheme,
  DEFAULT_SITE,
  type FieldRule,
  isSiteCode,
  type MoneyFormat,
  type PromotionColours,
  type ShippingScope,
  type ShopUrls,
  SITE_CODES,
  SITES,
  type SiteCode,
  type SiteConfig,
  toSiteCode,
} from '../config/sites.ts';
export { formatAmount, formatCount, formatMoney, formatShortMoney } from '../lib/money.ts';
export { type LinkedNote, shippingNote } from '../lib/priceNote.ts';
export { type ComparedPrices, type PriceReduction, priceReduction } from '../lib/priceReduction.ts';
