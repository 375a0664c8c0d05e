import type { SiteCode } from '#src/config/sites.ts';
import type { ProductTexts, ShopTexts } from './shopTexts.ts';
import { cs } from './texts/cs.ts';
import { de } from './texts/de.ts';
import { fr } from './texts/fr.ts';
import { hu } from './texts/hu.ts';
import { pl } from './texts/pl.ts';
import { sk } from './texts/sk.ts';
import { tr } from './texts/tr.ts';
import { mapTexts, typesetSites } from './typeset.ts';

/** Swiss German writes no ß, quotes with «…» and has no full stop between thousands. */
const toSwiss = (text: string) =>
  text
    .replaceAll('ß', 'ss')
    .replaceAll('„', '«')
    .replaceAll('“', '»')
    .replace(/(?<=\d)\.(?=\d{3})/g, '');

const SWISS_PRODUCTS: Partial<Record<string, ProductTexts>> = {
  '4014': ['Müeslischalen, 4 Stück', 'Von Hand bemalt, jede ein Einzelstück.'],
  '4035': ['Cap, verstellbar', 'Aus gewaschener Baumwolle, mit Metallverschluss.'],
  '4040': ['Citybike, 7-Gang', 'Mit Korb, Nabendynamo und Rücktrittbremse, das Velo für jeden Tag.'],
  '4050': ['Velohelm, verstellbar', 'Leicht und gut belüftet, mit Drehrad hinten.'],
  '4090': ['Geschenkkarte CHF\u00a025', 'Einlösbar im Shop und in allen Filialen.'],
  '4091': ['Geschenkkarte CHF\u00a050', 'Einlösbar im Shop und in allen Filialen.'],
  '4095': ['Pralinen-Kostprobe', 'Eine kleine Überraschung zu Ihrem Einkauf.'],
};

const TEXTS = typesetSites<ShopTexts>({
  DE: de,
  AT: {
    ...de,
    products: {
      ...de.products,
      '4009': ['Blütenhonig, 500 g', 'Von Imkern aus Österreich, cremig gerührt.'],
      '4019': ['Esszimmersessel mit Holzbeinen', 'Bequem gepolstert, Beine aus massiver Eiche.'],
      '4035': ['Schirmkappe, verstellbar', 'Aus gewaschener Baumwolle, mit Metallschließe.'],
    },
    partnerProducts: { ...de.partnerProducts, P200: 'Handytarif, 10 GB' },
    customer: { firstname: 'Katharina', lastname: 'Gruber' },
  },
  CH: mapTexts(
    {
      ...de,
      products: { ...de.products, ...SWISS_PRODUCTS },
      partnerProducts: { ...de.partnerProducts, P200: 'Mobile-Abo, 10 GB' },
      searchTerms: de.searchTerms.replace('fahrrad', 'velo'),
      customer: { firstname: 'Regula', lastname: 'Zürcher' },
    },
    toSwiss,
  ),
  CH_FR: fr,
  PL: pl,
  CZ: cs,
  HU: hu,
  SK: sk,
  TR: tr,
});

/** The shop's texts for a site. They do not depend on the page's language: a shop sells in the language of its country. */
export const shopTextsOf = (site: SiteCode): ShopTexts => TEXTS[site];
