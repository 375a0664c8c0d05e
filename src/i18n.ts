// The door of `vitrine/i18n`: texts and prices of a site, outside React as well.

export {
  createSiteIntl,
  type MessageId,
  type MessageOverrides,
  type Messages,
  type SiteIntl,
  type Text,
} from './i18n/siteIntl.ts';
