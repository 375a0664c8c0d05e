import type { PageContent } from '#demo/model/pageContent.ts';
import type { Lazy, Locale, Messages } from '#src/entries/index.ts';
import { importWithRetry } from '#src/entries/ui.ts';

type Texts = Partial<Messages>;

const texts = (load: () => Promise<unknown>): Lazy<Texts> =>
  importWithRetry("The page's texts", load, (module) => (module as { default: Texts }).default);

// The library's texts and the demo's own. The scenario panel's many texts are separate, because shoppers do not need them.
const TEXTS: Record<Locale, Record<'library' | 'page' | 'demo', Lazy<Texts>>> = {
  'de-DE': {
    library: texts(() => import('#locales/de-DE.json')),
    page: texts(() => import('#locales/de-DE.json?page')),
    demo: texts(() => import('#locales/de-DE.json?demo')),
  },
  'de-AT': {
    library: texts(() => import('#locales/de-AT.json')),
    page: texts(() => import('#locales/de-AT.json?page')),
    demo: texts(() => import('#locales/de-AT.json?demo')),
  },
  'de-CH': {
    library: texts(() => import('#locales/de-CH.json')),
    page: texts(() => import('#locales/de-CH.json?page')),
    demo: texts(() => import('#locales/de-CH.json?demo')),
  },
  'fr-CH': {
    library: texts(() => import('#locales/fr-CH.json')),
    page: texts(() => import('#locales/fr-CH.json?page')),
    demo: texts(() => import('#locales/fr-CH.json?demo')),
  },
  'pl-PL': {
    library: texts(() => import('#locales/pl-PL.json')),
    page: texts(() => import('#locales/pl-PL.json?page')),
    demo: texts(() => import('#locales/pl-PL.json?demo')),
  },
  'cs-CZ': {
    library: texts(() => import('#locales/cs-CZ.json')),
    page: texts(() => import('#locales/cs-CZ.json?page')),
    demo: texts(() => import('#locales/cs-CZ.json?demo')),
  },
  'hu-HU': {
    library: texts(() => import('#locales/hu-HU.json')),
    page: texts(() => import('#locales/hu-HU.json?page')),
    demo: texts(() => import('#locales/hu-HU.json?demo')),
  },
  'sk-SK': {
    library: texts(() => import('#locales/sk-SK.json')),
    page: texts(() => import('#locales/sk-SK.json?page')),
    demo: texts(() => import('#locales/sk-SK.json?demo')),
  },
  'tr-TR': {
    library: texts(() => import('#locales/tr-TR.json')),
    page: texts(() => import('#locales/tr-TR.json?page')),
    demo: texts(() => import('#locales/tr-TR.json?demo')),
  },
  'da-DK': {
    library: texts(() => import('#locales/da-DK.json')),
    page: texts(() => import('#locales/da-DK.json?page')),
    demo: texts(() => import('#locales/da-DK.json?demo')),
  },
  'sv-SE': {
    library: texts(() => import('#locales/sv-SE.json')),
    page: texts(() => import('#locales/sv-SE.json?page')),
    demo: texts(() => import('#locales/sv-SE.json?demo')),
  },
  en: {
    library: texts(() => import('#locales/en.json')),
    page: texts(() => import('#locales/en.json?page')),
    demo: texts(() => import('#locales/en.json?demo')),
  },
};

/** All texts of a kind of page, the library's and the demo's own, for the browser. */
export async function loadPageMessages(locale: Locale, kind: PageContent['kind']): Promise<Messages> {
  const { library, page, demo } = TEXTS[locale];
  const isPanel = kind === 'scenarioPanel' || kind === 'outbox' || kind === 'preview';
  const parts = await Promise.all([library, page, ...(isPanel ? [demo] : [])].map((each) => each.load()));
  return Object.assign({}, ...parts);
}
