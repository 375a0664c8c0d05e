import type { Locale, Messages } from '#src/entries/index.ts';

type Load = () => Promise<{ default: Partial<Messages> }>;

/** The texts of the newsletter mails. The server renders them, so no page loads them. */
export const MAIL_MESSAGES: Record<Locale, Load> = {
  'de-DE': () => import('#locales/de-DE.json?mail'),
  'de-AT': () => import('#locales/de-AT.json?mail'),
  'de-CH': () => import('#locales/de-CH.json?mail'),
  'fr-CH': () => import('#locales/fr-CH.json?mail'),
  'pl-PL': () => import('#locales/pl-PL.json?mail'),
  'cs-CZ': () => import('#locales/cs-CZ.json?mail'),
  'hu-HU': () => import('#locales/hu-HU.json?mail'),
  'sk-SK': () => import('#locales/sk-SK.json?mail'),
  'tr-TR': () => import('#locales/tr-TR.json?mail'),
  'da-DK': () => import('#locales/da-DK.json?mail'),
  'sv-SE': () => import('#locales/sv-SE.json?mail'),
  en: () => import('#locales/en.json?mail'),
};
