import type { SiteCode } from '#src/config/sites.ts';
import { fr } from './french.ts';
import { de, deCh } from './german.ts';
import { hu, tr } from './hungarianTurkish.ts';
import type { MarketingWords } from './marketingWords.ts';
import { cs, pl, sk } from './slavic.ts';

const MARKETING: Record<SiteCode, MarketingWords> = {
  DE: de,
  AT: de,
  CH: deCh,
  CH_FR: fr,
  PL: pl,
  CZ: cs,
  HU: hu,
  SK: sk,
  TR: tr,
};

/** What a site's marketing team has written. */
export const marketingOf = (site: SiteCode): MarketingWords => MARKETING[site];
