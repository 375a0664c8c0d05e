import { use } from 'react';
import { isSiteCode, type SiteCode } from '#src/config/sites.ts';
import { importWithRetry, type Lazy } from '#src/lib/loadWithRetry.ts';
import { VitrineError } from '#src/lib/VitrineError.ts';
import type { CountryFooter } from '#src/schemas/footer.ts';

const lazyContent = (site: SiteCode, load: () => Promise<{ content: CountryFooter }>): Lazy<CountryFooter> =>
  importWithRetry(`The footer content of ${site}`, load, ({ content }) => content);

// A page loads its own country only.
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

/**
 * A country's embedded footer: at once when it is loaded, else a promise. A server awaits it before it renders and hands
 * the value over as `serverData.footerContent`.
 */
export const loadFooterContent = (site: SiteCode): CountryFooter | Promise<CountryFooter> =>
  CONTENTS[site].state.value ?? CONTENTS[site].load();

/**
 * The given content, or the embedded one of the page's country. Suspends until it is loaded.
 *
 * @throws VitrineError for a country of the page's own without content
 */
export function useFooterContent(site: string, given: CountryFooter | undefined): CountryFooter {
  if (!given && !isSiteCode(site))
    throw new VitrineError(`The site ${site} has no footer content. Give the Footer its \`content\`.`);
  return given ?? use(CONTENTS[site as SiteCode].load());
}
