// The entry point `vitrine/i18n`: texts and prices of a site, also outside React.

export { compileOverrides } from '../i18n/compileOverrides.ts';
export type { Message, MessageId, MessageOverrides, Messages } from '../i18n/message.ts';
export { compileMessages, parseMessage } from '../i18n/parseMessage.ts';
export { createSiteIntl, type SiteIntl, type Text } from '../i18n/siteIntl.ts';
