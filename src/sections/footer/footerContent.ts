import type { SiteCode } from '#src/config/sites.ts';
import type { CountryFooter } from '#src/schemas/footer.ts';

type ContentModule = { content: CountryFooter };

// A page loads its own country only.
const LOADERS: Record<SiteCode, () => Promise<ContentModule>> = {
  DE: () => import('./content/DE.ts'),
  AT: () => import('./content/AT.ts'),
  CH: () => import('./content/CH.ts'),
  CH_FR: () => import('./content/CH_FR.ts'),
  PL: () => import('./content/PL.ts'),
  CZ: () => import('./content/CZ.ts'),
  HU: () => import('./content/HU.ts'),
  SK: () => import('./content/SK.ts'),
  TR: () => import('./content/TR.ts'),
};

const contents = new Map<SiteCode, CountryFooter | Promise<CountryFooter>>();

/**
 * A country's embedded footer: at once when it is there already, else when its script has come.
 * A server waits for this before it renders and hands the value over as `serverData.footerContent`.
 */
export function loadFooterContent(site: SiteCode): CountryFooter | Promise<CountryFooter> {
  const known = contents.get(site);
  if (known) return known;
  const loading = LOADERS[site]().then(
    ({ content }) => {
      contents.set(site, content);
      return content;
    },
    (error: unknown) => {
      // The next footer may try again: a script can be missing only for a moment.
      contents.delete(site);
      throw error;
    },
  );
  contents.set(site, loading);
  return loading;
}
