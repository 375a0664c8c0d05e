import { loadMessages } from '#messages';
import type { PageContent } from '#server/render/pageState.ts';
import type { Locale } from '#src/config/locales.ts';
import type { Messages } from '#src/i18n/siteIntl.ts';

type Words = { default: Partial<Messages> };

// The library knows its own words; these are the demo's. Its desk has many, and no shopper goes there.
const LOADERS: Record<Locale, Record<'page' | 'demo', () => Promise<Words>>> = {
  'de-DE': { page: () => import('#locales/de-DE.json?page'), demo: () => import('#locales/de-DE.json?demo') },
  'de-AT': { page: () => import('#locales/de-AT.json?page'), demo: () => import('#locales/de-AT.json?demo') },
  'de-CH': { page: () => import('#locales/de-CH.json?page'), demo: () => import('#locales/de-CH.json?demo') },
  'fr-CH': { page: () => import('#locales/fr-CH.json?page'), demo: () => import('#locales/fr-CH.json?demo') },
  'pl-PL': { page: () => import('#locales/pl-PL.json?page'), demo: () => import('#locales/pl-PL.json?demo') },
  'cs-CZ': { page: () => import('#locales/cs-CZ.json?page'), demo: () => import('#locales/cs-CZ.json?demo') },
  'hu-HU': { page: () => import('#locales/hu-HU.json?page'), demo: () => import('#locales/hu-HU.json?demo') },
  'sk-SK': { page: () => import('#locales/sk-SK.json?page'), demo: () => import('#locales/sk-SK.json?demo') },
  'tr-TR': { page: () => import('#locales/tr-TR.json?page'), demo: () => import('#locales/tr-TR.json?demo') },
  'da-DK': { page: () => import('#locales/da-DK.json?page'), demo: () => import('#locales/da-DK.json?demo') },
  'sv-SE': { page: () => import('#locales/sv-SE.json?page'), demo: () => import('#locales/sv-SE.json?demo') },
  en: { page: () => import('#locales/en.json?page'), demo: () => import('#locales/en.json?demo') },
};

/** All texts of a kind of page: the library's and its own, for the browser. */
export async function loadPageMessages(locale: Locale, kind: PageContent['kind']): Promise<Messages> {
  const { page, demo } = LOADERS[locale];
  const isDesk = kind === 'desk' || kind === 'outbox';
  const parts = await Promise.all([loadMessages(locale), page(), ...(isDesk ? [demo()] : [])]);
  const [library, ...own] = parts as [Messages, ...Words[]];
  return Object.assign({}, library, ...own.map((words) => words.default));
}
