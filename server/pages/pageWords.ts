import type { PageContent } from '#server/model/pageState.ts';
import { type Locale, type Messages, retryableImport } from '#src/index.ts';

type Part = { default: Partial<Messages> };

// The library's texts, and the demo's own beside them: its scenario panel has many, and no shopper goes there.
const LOADERS: Record<Locale, Record<'library' | 'page' | 'demo', () => Promise<unknown>>> = {
  'de-DE': {
    library: retryableImport(() => import('#locales/de-DE.json')),
    page: retryableImport(() => import('#locales/de-DE.json?page')),
    demo: retryableImport(() => import('#locales/de-DE.json?demo')),
  },
  'de-AT': {
    library: retryableImport(() => import('#locales/de-AT.json')),
    page: retryableImport(() => import('#locales/de-AT.json?page')),
    demo: retryableImport(() => import('#locales/de-AT.json?demo')),
  },
  'de-CH': {
    library: retryableImport(() => import('#locales/de-CH.json')),
    page: retryableImport(() => import('#locales/de-CH.json?page')),
    demo: retryableImport(() => import('#locales/de-CH.json?demo')),
  },
  'fr-CH': {
    library: retryableImport(() => import('#locales/fr-CH.json')),
    page: retryableImport(() => import('#locales/fr-CH.json?page')),
    demo: retryableImport(() => import('#locales/fr-CH.json?demo')),
  },
  'pl-PL': {
    library: retryableImport(() => import('#locales/pl-PL.json')),
    page: retryableImport(() => import('#locales/pl-PL.json?page')),
    demo: retryableImport(() => import('#locales/pl-PL.json?demo')),
  },
  'cs-CZ': {
    library: retryableImport(() => import('#locales/cs-CZ.json')),
    page: retryableImport(() => import('#locales/cs-CZ.json?page')),
    demo: retryableImport(() => import('#locales/cs-CZ.json?demo')),
  },
  'hu-HU': {
    library: retryableImport(() => import('#locales/hu-HU.json')),
    page: retryableImport(() => import('#locales/hu-HU.json?page')),
    demo: retryableImport(() => import('#locales/hu-HU.json?demo')),
  },
  'sk-SK': {
    library: retryableImport(() => import('#locales/sk-SK.json')),
    page: retryableImport(() => import('#locales/sk-SK.json?page')),
    demo: retryableImport(() => import('#locales/sk-SK.json?demo')),
  },
  'tr-TR': {
    library: retryableImport(() => import('#locales/tr-TR.json')),
    page: retryableImport(() => import('#locales/tr-TR.json?page')),
    demo: retryableImport(() => import('#locales/tr-TR.json?demo')),
  },
  'da-DK': {
    library: retryableImport(() => import('#locales/da-DK.json')),
    page: retryableImport(() => import('#locales/da-DK.json?page')),
    demo: retryableImport(() => import('#locales/da-DK.json?demo')),
  },
  'sv-SE': {
    library: retryableImport(() => import('#locales/sv-SE.json')),
    page: retryableImport(() => import('#locales/sv-SE.json?page')),
    demo: retryableImport(() => import('#locales/sv-SE.json?demo')),
  },
  en: {
    library: retryableImport(() => import('#locales/en.json')),
    page: retryableImport(() => import('#locales/en.json?page')),
    demo: retryableImport(() => import('#locales/en.json?demo')),
  },
};

/** All texts of a kind of page, the library's and the demo's own, for the browser. */
export async function loadPageMessages(locale: Locale, kind: PageContent['kind']): Promise<Messages> {
  const { library, page, demo } = LOADERS[locale];
  const isPanel = kind === 'desk' || kind === 'outbox';
  const parts = (await Promise.all([library(), page(), ...(isPanel ? [demo()] : [])])) as Part[];
  return Object.assign({}, ...parts.map((part) => part.default));
}
