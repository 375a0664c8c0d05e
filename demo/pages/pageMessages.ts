import type { PageContent } from '#demo/model/pageContent.ts';
import type { Lazy, Locale, Messages } from '#src/entries/index.ts';
import { importWithRetry } from '#src/entries/ui.ts';

type Texts = Partial<Messages>;

const texts = (files: Record<string, () => Promise<unknown>>): Record<string, Lazy<Texts> | undefined> =>
  Object.fromEntries(
    Object.entries(files).map(([file, load]) => [
      file,
      importWithRetry("The page's texts", load, (module) => (module as { default: Texts }).default),
    ]),
  );

// The library's texts and the demo's own. The scenario panel's many texts are separate, because shoppers do not need them.
const LIBRARY = texts(import.meta.glob('../../locales/{??,??-??}.json'));
const PAGE = texts(import.meta.glob('../../locales/{??,??-??}.json', { query: '?page' }));
const DEMO = texts(import.meta.glob('../../locales/{??,??-??}.json', { query: '?demo' }));

/** All texts of a kind of page, the library's and the demo's own, for the browser. */
export async function loadPageMessages(locale: Locale, kind: PageContent['kind']): Promise<Messages> {
  const isPanel = kind === 'scenarioPanel' || kind === 'outbox' || kind === 'preview';
  const groups = [LIBRARY, PAGE, ...(isPanel ? [DEMO] : [])];
  const parts = await Promise.all(groups.map((each) => each[`../../locales/${locale}.json`]?.load()));
  return Object.assign({}, ...parts);
}
