import * as eagerParser from '#eager/i18n/parseMessage.ts';
import * as eagerFormatter from '#eager/i18n/siteIntl.ts';
import * as csCZ from '#eager/locales/cs-CZ.json';
import * as daDK from '#eager/locales/da-DK.json';
import * as deAT from '#eager/locales/de-AT.json';
import * as deCH from '#eager/locales/de-CH.json';
import * as deDE from '#eager/locales/de-DE.json';
import * as en from '#eager/locales/en.json';
import * as frCH from '#eager/locales/fr-CH.json';
import * as huHU from '#eager/locales/hu-HU.json';
import * as plPL from '#eager/locales/pl-PL.json';
import * as skSK from '#eager/locales/sk-SK.json';
import * as svSE from '#eager/locales/sv-SE.json';
import * as trTR from '#eager/locales/tr-TR.json';
import type { Locale } from '#src/config/locales.ts';
import { importWithRetry } from '#src/lazy/loadWithRetry.ts';
import type { Loadable, Messages } from './message.ts';

// A server has everything, so that rendering does not wait. In a browser each language, the formatter and the parser of
// overrides are separate chunks.

type MessageModule = { default: Messages };
const language = (locale: Locale, load: () => Promise<unknown>, eager: object): Loadable<Messages> =>
  importWithRetry(
    `The language ${locale}`,
    load as () => Promise<MessageModule>,
    (module) => module.default,
    eager,
  );

/** The texts of each language. */
export const languages: Record<Locale, Loadable<Messages>> = {
  'de-DE': language('de-DE', () => import('#locales/de-DE.json'), deDE),
  'de-AT': language('de-AT', () => import('#locales/de-AT.json'), deAT),
  'de-CH': language('de-CH', () => import('#locales/de-CH.json'), deCH),
  'fr-CH': language('fr-CH', () => import('#locales/fr-CH.json'), frCH),
  'pl-PL': language('pl-PL', () => import('#locales/pl-PL.json'), plPL),
  'cs-CZ': language('cs-CZ', () => import('#locales/cs-CZ.json'), csCZ),
  'hu-HU': language('hu-HU', () => import('#locales/hu-HU.json'), huHU),
  'sk-SK': language('sk-SK', () => import('#locales/sk-SK.json'), skSK),
  'tr-TR': language('tr-TR', () => import('#locales/tr-TR.json'), trTR),
  'da-DK': language('da-DK', () => import('#locales/da-DK.json'), daDK),
  'sv-SE': language('sv-SE', () => import('#locales/sv-SE.json'), svSE),
  en: language('en', () => import('#locales/en.json'), en),
};

/** The formatter of texts. */
export const formatter: Loadable<typeof eagerFormatter.createSiteIntl> = importWithRetry(
  'The message formatter',
  () => import('./siteIntl.ts'),
  ({ createSiteIntl }) => createSiteIntl,
  eagerFormatter,
);

/** The compiler of overrides. */
export const parser: Loadable<typeof eagerParser.parseMessage> = importWithRetry(
  'The message parser',
  () => import('./parseMessage.ts'),
  ({ parseMessage }) => parseMessage,
  eagerParser,
);
