import type { SiteCode } from '#src/config/sites.ts';
import { retryableImport } from '#src/lib/retryableImport.ts';
import type { CountryFooter } from '#src/schemas/footer.ts';

type ContentModule = { content: CountryFooter };

// A page loads its own country only.
const LOADERS: Record<SiteCode, () => Promise<ContentModule>> = {
  DE: retryableImport(() => import('./content/DE.ts')),
  AT: retryableImport(() => import('./content/AT.ts')),
  CH: retryableImport(() => import('./content/CH.ts')),
  CH_FR: retryableImport(() => import('./content/CH_FR.ts')),
  PL: retryableImport(() => import('./content/PL.ts')),
  CZ: retryableImport(() => import('./content/CZ.ts')),
  HU: retryableImport(() => import('./content/HU.ts')),
  SK: retryableImport(() => import('./content/SK.ts')),
  TR: retryableImport(() => import('./content/TR.ts')),
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

const promises = new Map<SiteCode, Promise<CountryFooter>>();

/**
 * The same for `use`, which must be given one and the same promise at every render of a page. One that says it is
 * fulfilled is read at once, so that a server which has the content already does not wait.
 */
export function footerContentToUse(site: SiteCode): Promise<CountryFooter> {
  const known = promises.get(site);
  if (known) return known;
  const content = loadFooterContent(site);
  const promise =
    content instanceof Promise
      ? content
      : Object.assign(Promise.resolve(content), { status: 'fulfilled', value: content });
  promises.set(site, promise);
  promise.catch(() => promises.delete(site));
  return promise;
}
