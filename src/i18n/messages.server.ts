import csCZ from '#locales/cs-CZ.json';
import daDK from '#locales/da-DK.json';
import deAT from '#locales/de-AT.json';
import deCH from '#locales/de-CH.json';
import deDE from '#locales/de-DE.json';
import en from '#locales/en.json';
import frCH from '#locales/fr-CH.json';
import huHU from '#locales/hu-HU.json';
import plPL from '#locales/pl-PL.json';
import skSK from '#locales/sk-SK.json';
import svSE from '#locales/sv-SE.json';
import trTR from '#locales/tr-TR.json';
import type { Locale } from '#src/config/locales.ts';
import type { Loadable, Messages } from './message.ts';
import { parseMessage } from './parseMessage.ts';
import { createSiteIntl } from './siteIntl.ts';

// On a server size does not matter and rendering must not wait, so everything is imported statically.
const ready = <Value>(value: Value): Loadable<Value> => ({
  state: { value, hasFailed: false },
  load: async () => value,
});
const language = (messages: unknown) => ready(messages as Messages);

/** The texts of each language. */
export const languages: Record<Locale, Loadable<Messages>> = {
  'de-DE': language(deDE),
  'de-AT': language(deAT),
  'de-CH': language(deCH),
  'fr-CH': language(frCH),
  'pl-PL': language(plPL),
  'cs-CZ': language(csCZ),
  'hu-HU': language(huHU),
  'sk-SK': language(skSK),
  'tr-TR': language(trTR),
  'da-DK': language(daDK),
  'sv-SE': language(svSE),
  en: language(en),
};

/** The formatter of texts. */
export const formatter = ready(createSiteIntl);

/** The compiler of overrides (SIT-08). */
export const parser = ready(parseMessage);
