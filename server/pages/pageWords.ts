import type { PageContent } from '#server/model/pageState.ts';
import type { Locale, Messages } from '#src/index.ts';

type Part = { default: Partial<Messages> };

// The library's texts, and the demo's own beside them: its scenario panel has many, and no shopper goes there.
const LOADERS: Record<Locale, Record<'library' | 'page' | 'demo', () => Promise<unknown>>> = {
  'de-DE': {
    library: () => import('#locales/de-DE.json'),
    page: () => import('#locales/de-DE.json?page'),
    demo: () => import('#locales/de-DE.json?demo'),
  },
  'de-AT': {
    library: () => import('#locales/de-AT.json'),
    page: () => import('#locales/de-AT.json?page'),
    demo: () => import('#locales/de-AT.json?demo'),
  },
  'de-CH': {
    library: () => import('#locales/de-CH.json'),
    page: () => import('#locales/de-CH.json?page'),
    demo: () => import('#locales/de-CH.json?demo'),
  },
  'fr-CH': {
    library: () => import('#locales/fr-CH.json'),
    page: () => import('#locales/fr-CH.json?page'),
    demo: () => import('#locales/fr-CH.json?demo'),
  },
  'pl-PL': {
    library: () => import('#locales/pl-PL.json'),
    page: () => import('#locales/pl-PL.json?page'),
    demo: () => import('#locales/pl-PL.json?demo'),
  },
  'cs-CZ': {
    library: () => import('#locales/cs-CZ.json'),
    page: () => import('#locales/cs-CZ.json?page'),
    demo: () => import('#locales/cs-CZ.json?demo'),
  },
  'hu-HU': {
    library: () => import('#locales/hu-HU.json'),
    page: () => import('#locales/hu-HU.json?page'),
    demo: () => import('#locales/hu-HU.json?demo'),
  },
  'sk-SK': {
    library: () => import('#locales/sk-SK.json'),
    page: () => import('#locales/sk-SK.json?page'),
    demo: () => import('#locales/sk-SK.json?demo'),
  },
  'tr-TR': {
    library: () => import('#locales/tr-TR.json'),
    page: () => import('#locales/tr-TR.json?page'),
    demo: () => import('#locales/tr-TR.json?demo'),
  },
  'da-DK': {
    library: () => import('#locales/da-DK.json'),
    page: () => import('#locales/da-DK.json?page'),
    demo: () => import('#locales/da-DK.json?demo'),
  },
  'sv-SE': {
    library: () => import('#locales/sv-SE.json'),
    page: () => import('#locales/sv-SE.json?page'),
    demo: () => import('#locales/sv-SE.json?demo'),
  },
  en: {
    library: () => import('#locales/en.json'),
    page: () => import('#locales/en.json?page'),
    demo: () => import('#locales/en.json?demo'),
  },
};

/** All texts of a kind of page, the library's and the demo's own, for the browser. */
export async function loadPageMessages(locale: Locale, kind: PageContent['kind']): Promise<Messages> {
  const { library, page, demo } = LOADERS[locale];
  const isPanel = kind === 'desk' || kind === 'outbox';
  const parts = (await Promise.all([library(), page(), ...(isPanel ? [demo()] : [])])) as Part[];
  return Object.assign({}, ...parts.map((part) => part.default));
}
