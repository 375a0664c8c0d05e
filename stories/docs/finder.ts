import type { FindableStory } from '../../scripts/stories/findableStories.ts';
import { isPhoneWindow, PHONE_WINDOW, windowOfWidth } from './storyWindows.ts';

/** A matching story with the requested toolbar settings. */
export interface Found {
  story: FindableStory;
  /** `{ site: 'TR' }` for "… in Turkish". */
  globals: Record<string, string>;
  /** The panel below the story that answers: `announcements` for "what does the screen reader say …". */
  panel: Panel | null;
  score: number;
}

type Panel = 'announcements' | 'accessibility';

/** Widths of windows that people name, in CSS pixels. */
const WIDTHS = [320, 360, 375, 390, 412, 768, 1024, 1280, 1440, 1920];

/** Words for toolbar settings: English, the code, and what the country's people and its German colleagues call it. */
const TOOLBAR: readonly (readonly [words: RegExp, globals: Record<string, string>])[] = [
  [/\b(?:swiss french|french swiss|french|francais|suisse|romandie|ch_fr|fr-ch)\b/g, { site: 'CH_FR' }],
  [/\b(?:swiss german|swiss|switzerland|schweiz|schweizer|de-ch|ch)\b/g, { site: 'CH' }],
  [/\b(?:german|germany|deutsch|deutschland|de-de|de)\b/g, { site: 'DE' }],
  [/\b(?:austrian|austria|osterreich|osterreichisch|de-at)\b/g, { site: 'AT' }],
  [/\b(?:polish|poland|polska|polski|polen|polnisch|pl)\b/g, { site: 'PL' }],
  [/\b(?:czech republic|czech|czechia|cesko|cesky|tschechien|tschechisch|cz)\b/g, { site: 'CZ' }],
  [/\b(?:hungarian|hungary|magyar|magyarorszag|ungarn|ungarisch|hu)\b/g, { site: 'HU' }],
  [/\b(?:slovak|slovakia|slovensko|slovensky|slowakei|slowakisch|sk)\b/g, { site: 'SK' }],
  [/\b(?:turkish|turkey|turkiye|turkce|turkei|turkisch|tr)\b/g, { site: 'TR' }],
  [/\b(?:danish|denmark|da)\b/g, { locale: 'da-DK' }],
  [/\b(?:swedish|sweden|sv)\b/g, { locale: 'sv-SE' }],
  [/\b(?:english|en)\b/g, { locale: 'en' }],
  [/\b(?:pseudo|pseudo-locale|accented)\b/g, { locale: 'pseudo' }],
  [/\b(?:longest(?: words| texts?)?)\b/g, { locale: 'longest' }],
  [/\b(?:dark ?mode|dark|night|dunkel)\b/g, { theme: 'dark' }],
  [/\blight ?mode\b/g, { theme: 'light' }],
  [/\b(?:forced colou?rs|high contrast)\b/g, { theme: 'forced' }],
  [/\b(?:200 ?%|large text|big text|zoomed text)/g, { text: '200' }],
  ...WIDTHS.map(
    (width) =>
      [new RegExp(`\\b(?:at )?${width}(?: ?px)?\\b`, 'g'), { viewport: windowOfWidth(width) }] as const,
  ),
  [
    /\b(?:on (?:a |the )?(?:tele)?phones?|(?:on (?:a )?)?(?:mobile|smartphone|handy))\b/g,
    { viewport: PHONE_WINDOW },
  ],
];

/** Without “on”, the word is also the subject of a field: “phone number”. */
const BARE_PHONE = /\bphones?\b(?! (?:numbers?|fields?|calls?|codes?|with|country))/g;

/** Words for a panel below the story. */
const PANELS: readonly (readonly [words: RegExp, panel: Panel])[] = [
  [/\b(?:screen ?readers?|voice ?over|nvda|jaws|announced|announcements?|spoken)\b/g, 'announcements'],
  [/\b(?:accessibility|a11y|axe|wcag)\b/g, 'accessibility'],
];

/** Stop words. */
const STOP = new Set(
  'a all an and are as at be by can do does each every for from has have how i if in into is it its look looks like me my of off on or our page say says see show shows state story tell tells that the their there this to we what when where which who whose why will with you your'.split(
    ' ',
  ),
);

/** Synonyms: each word matches all of its row. */
const SAME: readonly (readonly string[])[] = [
  ['basket', 'bag', 'trolley', 'minicart', 'warenkorb', 'cart'],
  ['removed', 'remove', 'delete', 'deleted'],
  ['undo', 'restore', 'back'],
  ['coupon', 'code', 'gutschein', 'voucher'],
  ['spinner', 'skeleton', 'waiting', 'loading'],
  ['failed', 'failure', 'fails', 'crashes', 'down', 'dead', 'error', 'wrong'],
  ['login', 'signed', 'logged'],
  ['delivery', 'shipping'],
  ['missing', 'no', 'without', 'nothing', 'none', 'empty'],
  ['subscribe', 'signup', 'sign-up', 'newsletter'],
  ['blocked', 'refused', 'rejected', 'declined', 'denied', 'abgelehnt', 'disabled', 'closed'],
  ['broken', 'defective'],
  ['product', 'item', 'line', 'article'],
  ['typography', 'font', 'fonts', 'type'],
  ['shortened', 'short', 'reduced'],
  ['hamburger', 'burger', 'menu', 'navigation'],
  ['drawer', 'panel', 'flyout'],
  ['upload', 'file', 'attachment'],
  ['countdown', 'timer', 'seconds', 'time'],
  ['stepper', 'amount', 'quantity'],
  ['weekly', 'monthly', 'daily', 'interval'],
  ['tax', 'vat', 'sales'],
  ['sold', 'unavailable', 'available'],
  ['tab', 'keys', 'keyboard', 'focus'],
  ['phone', 'telephone'],
  ['country', 'countries', 'site', 'sites'],
  ['staff', 'preview'],
  ['cookie', 'consent', 'onetrust'],
];

const plain = (text: string) =>
  text
    .replaceAll('ı', 'i')
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** A word without its ending, so that "copy", "copied" and "copies" are the same. */
const stem = (word: string) =>
  word.length < 5 ? word.replace(/s$/, '') : word.replace(/(?:ies|ied|y|ing|ed|es|e|s)$/, '');

const stemsOf = (text: string): string[] =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !STOP.has(word))
    .map(stem);

interface Entry {
  story: FindableStory;
  fields: readonly (readonly [weight: number, stems: readonly string[]])[];
}

const rows = SAME.map((row) => row.map(stem));
const sameAs = (word: string): readonly string[] =>
  rows.find((row) => row.includes(word))?.filter((each) => each !== word) ?? [];

const fitOne = (word: string, stems: readonly string[]) =>
  stems.includes(word) ? 1 : word.length > 2 && stems.some((each) => each.startsWith(word)) ? 0.7 : 0;

/** The score of a word: exact match, prefix, or synonym. */
const fit = (word: string, stems: readonly string[]) =>
  Math.max(fitOne(word, stems), ...sameAs(word).map((other) => 0.6 * fitOne(other, stems)));

function toEntry(story: FindableStory): Entry {
  const [path = '', name = ''] = story.title.split(' · ');
  const [, ownId = ''] = story.id.split('--');
  return {
    story,
    fields: [
      [6, stemsOf(name.replaceAll(/([a-z])([A-Z])/g, '$1 $2'))],
      [5, stemsOf(path)],
      [4, stemsOf(`${story.about} ${Object.values(story.globals).join(' ')}`)],
      [4, stemsOf(ownId)],
      [3, stemsOf(story.scenario.replaceAll(/([a-z])([A-Z])/g, '$1 $2'))],
      [1, stemsOf(story.requirements)],
    ],
  };
}

/** The toolbar settings and panels in a query, and the remaining words. */
export function readQuestion(question: string): {
  stems: string[];
  globals: Record<string, string>;
  panel: Panel | null;
} {
  // In small letters, the code of Austria is a word of every sentence.
  let rest = plain(question.replaceAll(/\bAT\b/g, 'Austria'));
  const panel = PANELS.find(([words]) => rest.search(words) !== -1)?.[1] ?? null;
  const globals: Record<string, string> = {};
  for (const [words, settings] of TOOLBAR) {
    if (rest.search(words) === -1) continue;
    Object.assign(globals, { ...settings, ...globals });
    rest = rest.replaceAll(words, ' ');
  }
  const withoutPhone = rest.replaceAll(BARE_PHONE, ' ');
  if (withoutPhone !== rest && !('viewport' in globals) && stemsOf(withoutPhone).length > 0) {
    globals.viewport = PHONE_WINDOW;
    rest = withoutPhone;
  }
  const stems = stemsOf(rest);
  // A query that names only a panel finds the stories about it.
  if (panel && stems.length > 0) {
    for (const [words] of PANELS) rest = rest.replaceAll(words, ' ');
    const left = stemsOf(rest);
    if (left.length > 0) return { stems: left, globals, panel };
  }
  return { stems, globals, panel };
}

/** Whether a story's setting is the requested one; a phone is one of any width. */
const isSame = (name: string, own: string | undefined, wanted: string) =>
  own === wanted || (name === 'viewport' && isPhoneWindow(own) && isPhoneWindow(wanted));

/** The minimum share of a query that a story must match. */
const ENOUGH = 0.45;

/**
 * Creates a search for stories: a query in plain words, such as "deleted line in Turkish", finds the story and the
 * toolbar settings for it. Names count more than sentences and rare words more than frequent ones; words that no story
 * knows count nothing, because people describe, they do not quote.
 */
export function makeFinder(stories: readonly FindableStory[]): (question: string) => Found[] {
  const entries = stories.map(toEntry);
  return (question) => {
    const { stems, globals, panel } = readQuestion(question);
    const toolbar = Object.entries(globals);
    if (stems.length === 0 && toolbar.length === 0) return [];
    const fits = entries.map(({ fields }) =>
      stems.map((word) => Math.max(...fields.map(([weight, words]) => weight * fit(word, words)))),
    );
    const worth = stems.map((_, at) => {
      const known = fits.filter((each) => (each[at] ?? 0) > 0).length;
      return known === 0 ? 0 : Math.log(1 + entries.length / known);
    });
    const all = sum(worth);
    if (stems.length > 0 && worth.filter((each) => each > 0).length * 2 < stems.length) return [];
    return entries
      .flatMap(({ story }, index): Found[] => {
        const own = fits[index] ?? [];
        const knows = sum(worth.filter((_, at) => (own[at] ?? 0) > 0));
        if (knows < ENOUGH * all) return [];
        // A story with a fixed country cannot be shown in the requested one.
        const clashes = toolbar.some(([name, value]) => !isSame(name, story.globals[name] ?? value, value));
        if (clashes) return [];
        const matches = toolbar.filter(([name, value]) => isSame(name, story.globals[name], value)).length;
        const left = Object.fromEntries(toolbar.filter(([name]) => !(name in story.globals)));
        const unfixed = Object.keys(story.globals).length - matches;
        const isFirst = /· Default$/.test(story.title) ? 0.5 : 0;
        const words = sum(own.map((each, at) => each * (worth[at] ?? 0)));
        return [{ story, globals: left, panel, score: words + matches * 4 + isFirst - unfixed * 2 }];
      })
      .toSorted((one, other) => other.score - one.score || one.story.id.localeCompare(other.story.id));
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
