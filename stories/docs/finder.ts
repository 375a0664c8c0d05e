/** A story as the finder knows it. */
export interface FindableStory {
  id: string;
  /** `Features/Mini cart · MC-11: a deleted line can be taken back`. */
  title: string;
  /** The sentence above it. */
  about: string;
  scenario: string;
  /** What the story itself says about the toolbar. */
  globals: Record<string, string>;
  /** The requirements it shows, in their own words. */
  asked: string;
}

/** A story that answers a question, under the toolbar that the question asks for. */
export interface Found {
  story: FindableStory;
  /** `{ site: 'TR' }` for "… in Turkish". */
  globals: Record<string, string>;
  score: number;
}

/** Words that stand for a place of the toolbar. */
const TOOLBAR: readonly (readonly [words: RegExp, globals: Record<string, string>])[] = [
  [/\b(?:swiss french|french swiss|french|romandie|ch_fr|fr-ch)\b/g, { site: 'CH_FR' }],
  [/\b(?:swiss german|swiss|switzerland|de-ch|ch)\b/g, { site: 'CH' }],
  [/\b(?:german|germany|de-de)\b/g, { site: 'DE' }],
  [/\b(?:austrian|austria|de-at)\b/g, { site: 'AT' }],
  [/\b(?:polish|poland|pl)\b/g, { site: 'PL' }],
  [/\b(?:czech|czechia|czech republic|cz)\b/g, { site: 'CZ' }],
  [/\b(?:hungarian|hungary|hu)\b/g, { site: 'HU' }],
  [/\b(?:slovak|slovakia|sk)\b/g, { site: 'SK' }],
  [/\b(?:turkish|turkey|turkiye|tr)\b/g, { site: 'TR' }],
  [/\b(?:danish|denmark|da)\b/g, { locale: 'da-DK' }],
  [/\b(?:swedish|sweden|sv)\b/g, { locale: 'sv-SE' }],
  [/\b(?:english|en)\b/g, { locale: 'en' }],
  [/\b(?:pseudo|pseudo-locale|accented)\b/g, { locale: 'pseudo' }],
  [/\b(?:longest(?: words| texts?)?)\b/g, { locale: 'longest' }],
  [/\b(?:dark(?: mode)?|night)\b/g, { theme: 'dark' }],
  [/\b(?:forced colou?rs|high contrast)\b/g, { theme: 'forced' }],
  [/\b(?:200 ?%|large text|big text|zoomed text)/g, { text: '200' }],
  [/\b(?:on (?:a |the )?(?:tele)?phones?|on mobile|at 320(?: px)?)\b/g, { viewport: 'mobile1' }],
];

/** Words that say nothing about a story. */
const STOP = new Set(
  'a an and are as at be by can do does for from has have how i if in into is it its look looks like me my of off on or our page says see show shows state story that the their there this to we what when where which who whose why will with you your'.split(
    ' ',
  ),
);

/** People's words and the specification's: each stands for all of its row. */
const SAME: readonly (readonly string[])[] = [
  ['basket', 'bag', 'trolley', 'cart'],
  ['removed', 'remove', 'delete', 'deleted'],
  ['undo', 'restore', 'back'],
  ['coupon', 'code', 'voucher'],
  ['spinner', 'skeleton', 'waiting', 'loading'],
  ['failed', 'failure', 'fails', 'down', 'error'],
  ['login', 'signed', 'logged'],
  ['delivery', 'shipping'],
  ['missing', 'no', 'without', 'nothing', 'none', 'empty'],
  ['subscribe', 'signup', 'sign-up', 'newsletter'],
  ['blocked', 'refused', 'disabled', 'closed'],
  ['typography', 'font', 'fonts', 'type'],
  ['shortened', 'reduced'],
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
const sameAs = (asked: string): readonly string[] =>
  rows.find((row) => row.includes(asked))?.filter((each) => each !== asked) ?? [];

const fitOne = (asked: string, stems: readonly string[]) =>
  stems.includes(asked) ? 1 : asked.length > 2 && stems.some((each) => each.startsWith(asked)) ? 0.7 : 0;

/** How well a word fits: itself, as the beginning of a longer one, or as another word for the same. */
const fit = (asked: string, stems: readonly string[]) =>
  Math.max(fitOne(asked, stems), ...sameAs(asked).map((other) => 0.6 * fitOne(other, stems)));

function toEntry(story: FindableStory): Entry {
  const [path = '', name = ''] = story.title.split(' · ');
  return {
    story,
    fields: [
      [6, stemsOf(name.replaceAll(/([a-z])([A-Z])/g, '$1 $2'))],
      [5, stemsOf(path)],
      [4, stemsOf(`${story.about} ${Object.values(story.globals).join(' ')}`)],
      [3, stemsOf(story.scenario)],
      [1, stemsOf(story.asked)],
    ],
  };
}

/** What a question says about the toolbar, and the words that are left. */
export function readQuestion(question: string): { stems: string[]; globals: Record<string, string> } {
  let rest = plain(question);
  const globals: Record<string, string> = {};
  for (const [words, said] of TOOLBAR) {
    if (rest.search(words) === -1) continue;
    Object.assign(globals, { ...said, ...globals });
    rest = rest.replaceAll(words, ' ');
  }
  return { stems: stemsOf(rest), globals };
}

/**
 * Makes a finder for stories: a question in a designer's words, as "deleted line in Turkish", finds the story and the
 * toolbar to see it under. Names count more than sentences, and a story must know nearly every word.
 */
export function makeFinder(stories: readonly FindableStory[]): (question: string) => Found[] {
  const entries = stories.map(toEntry);
  return (question) => {
    const { stems, globals } = readQuestion(question);
    const toolbar = Object.entries(globals);
    if (stems.length === 0 && toolbar.length === 0) return [];
    return entries
      .flatMap(({ story, fields }): Found[] => {
        const fits = stems.map((asked) =>
          Math.max(...fields.map(([weight, words]) => weight * fit(asked, words))),
        );
        const known = fits.filter((each) => each > 0).length;
        // One word of three or more may be unknown: people describe, they do not quote.
        if (known < (stems.length > 2 ? stems.length - 1 : stems.length)) return [];
        // A story that is fixed to another country cannot be seen in the one asked for.
        const clashes = toolbar.some(([name, value]) => (story.globals[name] ?? value) !== value);
        if (clashes) return [];
        const own = toolbar.filter(([name, value]) => story.globals[name] === value).length;
        const left = Object.fromEntries(toolbar.filter(([name]) => !(name in story.globals)));
        const unfixed = Object.keys(story.globals).length - own;
        const isFirst = /· Default$/.test(story.title) ? 0.5 : 0;
        return [
          {
            story,
            globals: left,
            score: fits.reduce((sum, each) => sum + each, own * 2) + isFirst - unfixed,
          },
        ];
      })
      .toSorted((one, other) => other.score - one.score || one.story.id.localeCompare(other.story.id));
  };
}
