import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { LINKS } from '#src/config/links.ts';
import { SITES, type SiteCode } from '#src/config/sites.ts';
import { READERS } from '../../scripts/texts/textProblems.ts';
import { RENDERED_SITES } from '../support/renderedSites.ts';
import { appOfFile, aVisitor } from '../support/testServer.ts';

const demo = appOfFile();

// What a visitor reads, not what stands in the sources: typography, terms and language of every text of a page, each in
// the language that the page gives it. `npm test` reads the pages with the most content of three sites, the nightly run all of them.

const PAGES = ['/', '/p/4018', LINKS.stores];
const ALL_PAGES = [
  ...PAGES,
  '/c/4200',
  '/c/4513',
  '/p/4002',
  '/p/4029',
  '/search?query=a',
  '/no-such-page',
  '/refund',
  ...Object.values(LINKS),
];
const isComplete = process.env.RENDERED_TEXTS === 'all';
/** The pages of a site, with those that have an address of their own in every country. */
const pagesOf = (site: SiteCode) => {
  if (!isComplete) return PAGES;
  const { help, imprint, withdrawal, cancellation } = SITES[site].links;
  return new Set([...ALL_PAGES, help, imprint, withdrawal, cancellation].filter((page) => page != null));
};

/** Pages in a language that is not their country's. */
const FOREIGN = ['en', 'da-DK', 'sv-SE']
  .slice(0, isComplete ? undefined : 1)
  .map((locale) => ({ site: 'DE' as const, locale }));
const OWN = RENDERED_SITES.map((site) => ({ site, locale: SITES[site].locale }));

/** Names, addresses and codes are the same in every language. */
const UNREAD = 'script, style, template, code, time, option, [hidden], [data-vitrine="country-switcher"]';
const SPOKEN = ['aria-label', 'placeholder', 'title', 'alt'] as const;

/** The texts of a page with their languages: the words of each element, and its spoken attributes. */
function* readTexts({ document }: JSDOM['window']): Generator<{ text: string; lang: string }> {
  for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
    if (element.closest(UNREAD)) continue;
    const lang = element.closest('[lang]')?.getAttribute('lang') ?? '';
    for (const name of SPOKEN) yield { text: element.getAttribute(name) ?? '', lang };
    // Neighbouring text nodes are one text: React writes a comment between a word and a value.
    let text = '';
    for (const node of [...element.childNodes, document.createElement('br')]) {
      if (node.nodeType === 3) text += node.textContent;
      else if (node.nodeType !== 8) {
        yield { text, lang };
        text = '';
      }
    }
  }
}

it.each([...OWN, ...FOREIGN])(
  'TXT-01: every text that $site shows in $locale has its spaces, signs and language',
  async ({ site, locale }) => {
    const visitor = aVisitor(await demo());
    const problems = new Set<string>();
    for (const page of pagesOf(site)) {
      const { body } = await visitor.get(
        `${page}${page.includes('?') ? '&' : '?'}site=${site}&locale=${locale}`,
      );
      const { window } = new JSDOM(body);
      for (const { text, lang } of readTexts(window)) {
        const words = text.trim();
        if (!/\p{L}{2}/u.test(words)) continue;
        for (const [kind, find] of READERS)
          for (const problem of find(words, lang))
            problems.add(`${page} ${lang} “${words}” ${problem} [${kind}]`);
      }
      window.close();
    }
    expect([...problems]).toEqual([]);
  },
  120_000,
);
