import type { Locale } from '#src/config/locales.ts';
import type { Messages } from './siteIntl.ts';

type MessageModule = { default: Messages };
const load = (module: Promise<unknown>) => module.then((loaded) => (loaded as MessageModule).default);

// In the browser each language is a chunk of its own, and a page loads one.
const LOADERS: Record<Locale, () => Promise<Messages>> = {
  'de-DE': () => load(import('#locales/de-DE.json')),
  'de-AT': () => load(import('#locales/de-AT.json')),
  'de-CH': () => load(import('#locales/de-CH.json')),
  'fr-CH': () => load(import('#locales/fr-CH.json')),
  'pl-PL': () => load(import('#locales/pl-PL.json')),
  'cs-CZ': () => load(import('#locales/cs-CZ.json')),
  'hu-HU': () => load(import('#locales/hu-HU.json')),
  'sk-SK': () => load(import('#locales/sk-SK.json')),
  'tr-TR': () => load(import('#locales/tr-TR.json')),
  'da-DK': () => load(import('#locales/da-DK.json')),
  'sv-SE': () => load(import('#locales/sv-SE.json')),
  en: () => load(import('#locales/en.json')),
};

const loaded = new Map<Locale, Promise<Messages>>();

/** A language's texts; asked for once per page, and again when they did not come. */
export function loadMessages(locale: Locale): Messages | Promise<Messages> {
  const known = loaded.get(locale);
  if (known) return known;
  const messages = LOADERS[locale]();
  loaded.set(locale, messages);
  messages.catch(() => loaded.delete(locale));
  return messages;
}
