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
import type { Locale, Messages } from '#src/entries/index.ts';

/** All texts of each language, the library's and the demo's own, for the server. */
export const MESSAGES = {
  'de-DE': deDE,
  'de-AT': deAT,
  'de-CH': deCH,
  'fr-CH': frCH,
  'pl-PL': plPL,
  'cs-CZ': csCZ,
  'hu-HU': huHU,
  'sk-SK': skSK,
  'tr-TR': trTR,
  'da-DK': daDK,
  'sv-SE': svSE,
  en,
} as unknown as Record<Locale, Messages>;
