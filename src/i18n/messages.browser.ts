import type { Locale } from '#src/config/locales.ts';
import { retryableImport } from '#src/lib/retryableImport.ts';
import { steadyLoad } from '#src/lib/steadyLoad.ts';
import type { Loadable, Messages } from './message.ts';

// In the browser each language, what formats its texts and the parser of a page's own texts are chunks of their own.

function loadable<Value>(what: string, load: () => Promise<Value>): Loadable<Value> {
  const self: Loadable<Value> = {
    load: steadyLoad(what, async () => {
      self.value = await load();
      return self.value;
    }),
  };
  return self;
}

type MessageModule = { default: Messages };
function language(locale: Locale, load: () => Promise<unknown>): Loadable<Messages> {
  const importTexts = retryableImport(load);
  return loadable(`The language ${locale}`, async () => ((await importTexts()) as MessageModule).default);
}

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

const importFormatter = retryableImport(() => import('./siteIntl.ts'));
/** What formats texts. */
export const formatter = loadable(
  'The message formatter',
  async () => (await importFormatter()).createSiteIntl,
);

const importParser = retryableImport(() => import('./parseMessage.ts'));
/** What compiles a page's own texts (SIT-08). */
export const parser = loadable('The message parser', async () => (await importParser()).parseMessage);
