import type { SiteCode } from '#src/config/sites.ts';
import { mapTexts, typeset } from '../typeset.ts';
import { fr } from './french.ts';
import { de, deAt, deCh } from './german.ts';
import { hu, tr } from './hungarianTurkish.ts';
import type { MarketingWords } from './marketingWords.ts';
import { cs, pl, sk } from './slavic.ts';

const WRITTEN: Record<SiteCode, MarketingWords> = {
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
  Object.entries(WRITTEN).map(([site, words]) => [
    site,
    mapTexts(words, (text) => typeset(text, site as SiteCode)),
  ]),
) as Record<SiteCode, MarketingWords>;

/** What a site's marketing team has written. */
export const marketingOf = (site: SiteCode): MarketingWords => MARKETING[site];
