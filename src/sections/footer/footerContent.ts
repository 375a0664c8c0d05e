import { use } from 'react';
import { isSiteCode, type SiteCode } from '#src/config/sites.ts';
import { importWithRetry, type Lazy } from '#src/lazy/loadWithRetry.ts';
import { VitrineError } from '#src/lib/VitrineError.ts';
import type { CountryFooter } from '#src/schemas/footer.ts';

const lazyContent = (site: SiteCode, load: () => Promise<{ content: CountryFooter }>): Lazy<CountryFooter> =>
  importWithRetry(`The footer content of ${site}`, load, ({ content }) => content);

// A page loads only its own country's content. Countries of one language share their popular categories; law, services
// and addresses of Germany and Austria differ in seven of eight groups.
const CONTENTS: Record<SiteCode, Lazy<CountryFooter>> = {
  DE: lazyContent('DE', () => import('./content/DE.ts')),
  AT: lazyContent('AT', () => import('./content/AT.ts')),
  CH: lazyContent('CH', () => import('./content/CH.ts')),
  CH_FR: lazyContent('CH_FR', () => import('./content/CH_FR.ts')),
  PL: lazyContent('PL', () => import('./content/PL.ts')),
  CZ: lazyContent('CZ', () => import('./content/CZ.ts')),
  HU: lazyContent('HU', () => import('./content/HU.ts')),
  SK: lazyContent('SK', () => import('./content/SK.ts')),
  TR: lazyContent('TR', () => import('./content/TR.ts')),
};

/** A country's embedded content, or its promise. A server awaits it and passes it on as `serverData.footerContent`. */
export const loadFooterContent = (site: SiteCode): CountryFooter | Promise<CountryFooter> =>
  CONTENTS[site].state.value ?? CONTENTS[site].load();

/**
 * The prop, or the country's embedded content; suspends until it is loaded. @throws VitrineError for a country without
 */
export function useFooterContent(site: string, contentProp: CountryFooter | undefined): CountryFooter {
  if (!contentProp && !isSiteCode(site))
    throw new VitrineError(`The site ${site} has no footer content. Pass \`content\` to the Footer.`);
  return contentProp ?? use(CONTENTS[site as SiteCode].load());
}
