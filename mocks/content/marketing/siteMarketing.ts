import type { SiteCode } from '#src/config/sites.ts';
import { typesetSites } from '../typeset.ts';
import { fr } from './french.ts';
import { de, deAt, deCh } from './german.ts';
import { hu, tr } from './hungarianTurkish.ts';
import type { MarketingTexts } from './marketingTexts.ts';
import { cs, pl, sk } from './slavic.ts';

const MARKETING = typesetSites<MarketingTexts>({
  DE: de,
  AT: deAt,
  CH: deCh,
  CH_FR: fr,
  PL: pl,
  CZ: cs,
  HU: hu,
  SK: sk,
  TR: tr,
});

/** What a site's marketing team has written. */
export const marketingOf = (site: SiteCode): MarketingTexts => MARKETING[site];
