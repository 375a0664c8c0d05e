import { JSDOM } from 'jsdom';
import { expect, it, vi } from 'vitest';
import type { SiteCode } from '#src/config/sites.ts';
import { isSiteGroup } from '../../scripts/requirements/requirements.ts';
import { EVERY_STORY, serveStory } from './everyStory.tsx';

vi.mock('#.storybook/preview.tsx', async () => ({
  default: (await import('./everyStory.tsx')).previewStandIn,
}));
vi.mock('storybook/test', async () => (await import('./everyStory.tsx')).interactionsStandIn);

/** Names, and words that all three languages share. */
const SHARED = new RegExp(
  `^(?:${[
    'Vitrine|© Vitrine|Visa|Mastercard|Facebook|Instagram|YouTube|Fairtrade|Rainforest Alliance|DHL|PayPal',
    // Test data, in any language.
    'Kim|Kovács|Johanna|Berger|johanna@example|Top banner wording|Variant B',
    'IBAN|Telefon|Menü',
  ].join('|')})$`,
);

/** A country in its own language, a promotion's theme or code. */
const isUnspoken = (element: Element, words: string) =>
  element.closest('script, style, template, option, [hidden], [lang]:not([lang=""])') !== null ||
  element.closest('[data-promotion-theme]')?.getAttribute('data-promotion-theme') === words ||
  /^[A-Z0-9_]+$/.test(words);

/** What a picture of a served story can show as words. */
function visibleWords(html: string): Set<string> {
  const { document } = new JSDOM(html).window;
  const words = [...document.body.querySelectorAll('*')].flatMap((element) => {
    const own = [...element.childNodes].filter(({ nodeType }) => nodeType === 3);
    const texts = [
      own.map(({ textContent }) => textContent).join(''),
      element.getAttribute('placeholder') ?? '',
      element.matches('[type="text"], [type="email"]') ? (element.getAttribute('value') ?? '') : '',
    ].map((text) => text.trim());
    return texts.filter((text) => /\p{L}{3}/u.test(text) && !isUnspoken(element, text));
  });
  return new Set(words.filter((text) => !SHARED.test(text)));
}

const titleOf = (title: string) => title.split(' · ')[0] ?? '';

/** The stories whose pictures are compared on three sites: the first of each component (SBK-05). */
const COMPARED = [...Map.groupBy(EVERY_STORY, ({ title }) => titleOf(title))]
  .filter(([title]) => !title.startsWith('Foundations/') && !isSiteGroup(title))
  .flatMap(([, [first]]) => (first && !first.hasOwnSite ? [first] : []));

it.each(COMPARED)('SBK-05: all words of $id are in the language of its site', async ({ draw }) => {
  const wordsOn = async (site: SiteCode) => visibleWords((await serveStory(await draw(site))).html);
  const [hungarian, turkish] = [await wordsOn('HU'), await wordsOn('TR')];
  expect([...hungarian].filter((words) => turkish.has(words))).toEqual([]);
});
