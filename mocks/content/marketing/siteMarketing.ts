import type { SiteCode } from '#src/config/sites.ts';
import { mapTexts, typeset } from '../typeset.ts';
import { fr } from './french.ts';
import { de, deAt, deCh } from './german.ts';
import { hu, tr } from './hungarianTurkish.ts';
import type { MarketingTexts } from './marketingTexts.ts';
import { cs, pl, sk } from './slavic.ts';

const UNTYPESET: Record<SiteCode, MarketingTexts> = {
  DE: de,
  AT: deAt,
  CH: deCh,
  CH_FR: fr,
  PL: pl,
  CZ: cs,
  HU: hu,
  SK: sk,
  TR: tr,
};

const MARKETING = Object.fromEntries(
  Object.entries(UNTYPESET).map(([site, texts]) => [
    site,
    mapTexts(texts, (text) => typeset(text, site as SiteCode)),
  ]),
) as Record<SiteCode, MarketingTexts>;

/** What a site's marketing team has written. */
export const marketingOf = (site: SiteCode): MarketingTexts => MARKETING[site];
