import type { Locale } from '#src/config/locales.ts';
import { importWithRetry } from '#src/lib/loadWithRetry.ts';
import type { Loadable, Messages } from './message.ts';

// In the browser each language, the formatter and the parser of overrides are separate chunks.

type MessageModule = { default: Messages };
const language = (locale: Locale, load: () => Promise<unknown>): Loadable<Messages> =>
  importWithRetry(`The language ${locale}`, load, (module) => (module as MessageModule).default);

/** The texts of each language. */
export const languages: Record<Locale, Loadable<Messages>> = {
  'de-DE': language('de-DE', () => import('#locales/de-DE.json')),
  'de-AT': language('de-AT', () => import('#locales/de-AT.json')),
  'de-CH': language('de-CH', () => import('#locales/de-CH.json')),
  'fr-CH': language('fr-CH', () => import('#locales/fr-CH.json')),
  'pl-PL': language('pl-PL', () => import('#locales/pl-PL.json')),
  'cs-CZ': language('cs-CZ', () => import('#locales/cs-CZ.json')),
  'hu-HU': language('hu-HU', () => import('#locales/hu-HU.json')),
  'sk-SK': language('sk-SK', () => import('#locales/sk-SK.json')),
  'tr-TR': language('tr-TR', () => import('#locales/tr-TR.json')),
  'da-DK': language('da-DK', () => import('#locales/da-DK.json')),
  'sv-SE': language('sv-SE', () => import('#locales/sv-SE.json')),
  en: language('en', () => import('#locales/en.json')),
};

/** The formatter of texts. */
export const formatter = importWithRetry(
  'The message formatter',
  () => import('./siteIntl.ts'),
  ({ createSiteIntl }) => createSiteIntl,
);

/** The compiler of overrides (SIT-08). */
export const parser = importWithRetry(
  'The message parser',
  () => import('./parseMessage.ts'),
  ({ parseMessage }) => parseMessage,
);
