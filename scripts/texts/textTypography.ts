import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import { MONTHS } from '#mocks/content/typeset.ts';
import type { Locale } from '#src/config/locales.ts';

// The typography of each language, as described in docs/writing.md. Checks formatted texts with `{}` in place of values.

/** A language's rules for spaces and punctuation. */
interface Setting {
  /** Quotation marks: outer pair, inner pair; opening mark first. */
  quotes: readonly string[];
  /** Position of the percent sign: after a no-break space, directly after the number, or before it. */
  percent: 'spaced' | 'close' | 'before';
  /** Whether a no-break space precedes an ellipsis after a complete word. */
  spacedEllipsis?: true;
  /** Whether a narrow no-break space precedes `:`, `;`, `!` and `?`, and pads quotation marks. */
  spacedSigns?: true;
  /** Whether a no-break space joins a number to the word that follows it. */
  boundNumbers?: true;
  /** Whether no-break spaces pad the dash of a range. */
  spacedRanges?: true;
  /** The first of a month as a plain number, in a language that writes it as an ordinal. */
  plainFirst?: RegExp;
  /** One-letter words that must not end a line. */
  smallWords?: string;
}

const CZECH_SLOVAK = {
  quotes: ['„“', '‚‘'],
  percent: 'spaced',
  boundNumbers: true,
  smallWords: 'aiksouvz',
} as const;
const GERMAN = { quotes: ['„“', '‚‘'], percent: 'spaced', spacedEllipsis: true } as const;
const FRENCH_FIRST =
  /(?<!\d)1\s(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|(?:janv|févr|avr|juil|sept|oct|nov|déc)\.)/u;
const SETTINGS: Readonly<Record<string, Setting>> = {
  'de-DE': GERMAN,
  'de-AT': GERMAN,
  'de-CH': { ...GERMAN, quotes: ['«»', '‹›'] },
  'fr-CH': { quotes: ['«»', '‹›'], percent: 'spaced', spacedSigns: true, plainFirst: FRENCH_FIRST },
  'pl-PL': { quotes: ['„”', '«»'], percent: 'close', boundNumbers: true, smallWords: 'aiouwz' },
  'cs-CZ': CZECH_SLOVAK,
  'hu-HU': { quotes: ['„”', '»«'], percent: 'close', boundNumbers: true },
  'sk-SK': { ...CZECH_SLOVAK, spacedRanges: true },
  'tr-TR': { quotes: ['“”', '‘’'], percent: 'before', boundNumbers: true },
  'da-DK': { quotes: ['»«', '›‹'], percent: 'spaced', spacedEllipsis: true },
  'sv-SE': { quotes: ['””'], percent: 'spaced', spacedEllipsis: true },
  en: { quotes: ['“”', '‘’'], percent: 'close' },
} satisfies Record<Locale, Setting>;

const UNITS = '€|CHF|Kč|Ft|zł|TL|px|[kKM]B|G[Bo]|Mo|°C|kg|g|ml|l|cm|mm|m²|Uhr|h';
const BREAKABLE_UNIT = 'has a space before a unit that may break; use a no-break space';
const BREAKABLE_DATE = new RegExp(`\\d(?:\\.|er)? (?:${MONTHS})(?!\\p{L})`, 'u');
const SPACE_BEFORE_UNIT = new RegExp(`[\\d}] (?:${UNITS})(?![\\p{L}\\d])`, 'u');
/** Abbreviations that announce the number behind them: of a register, a law, a list. */
const LABELS = 'IČO:|DIČ:|KRS|NIP|HRB|FN|Cg\\.|No[.:]|Nr\\.|nr|č\\.|n°|§|[Aa]rt\\.|[Čč]l\\.';
const SPACE_BEFORE_NUMBER = new RegExp(`(?<![\\p{L}\\d])(?:${LABELS}) [\\d{]`, 'u');

/** Arguments that are numbers. */
const NUMBERS = /^(?:age|count|days|limit|max|megabytes|number|percent)$/;

const isNumber = ({ type, value }: { type: number; value?: unknown }) =>
  type === TYPE.pound || type === TYPE.number || (type === TYPE.argument && NUMBERS.test(String(value)));

/** All variants of a message: one for each branch of a plural or select. A number is `0`, another value `{}`. */
export function readings(message: readonly MessageFormatElement[]): string[] {
  let sofar = [''];
  for (const part of message) {
    const next =
      part.type === TYPE.literal
        ? [part.value]
        : part.type === TYPE.tag
          ? readings(part.children)
          : part.type === TYPE.plural || part.type === TYPE.select
            ? Object.values(part.options).flatMap((option) => readings(option.value))
            : [isNumber(part) ? '0' : '{}'];
    sofar = sofar.flatMap((before) => next.map((words) => before + words));
  }
  return sofar;
}

function percentProblem(text: string, { percent }: Setting): string | undefined {
  if (percent === 'spaced' && /[\d}]%/.test(text)) return 'has no space before %';
  if (percent === 'spaced' && /[\d}] %/.test(text)) return BREAKABLE_UNIT;
  if (percent === 'close' && /[\d}][ \u00a0\u202f]%/.test(text)) return 'has a space before %';
  if (percent === 'before' && /[\d}][ \u00a0\u202f]?%(?![\d{])/.test(text))
    return 'has % behind the number, not before it';
  return undefined;
}

function quoteProblems(text: string, locale: string, { quotes }: Setting): string[] {
  const marks = text.match(/[„“”‚‘«»‹›]/gu) ?? [];
  const allowed = quotes.join('');
  const foreign = marks.filter((mark) => !allowed.includes(mark));
  if (foreign.length > 0) return [`has ${foreign.join(' ')}, which are not quotation marks of ${locale}`];
  const open: string[] = [];
  for (const mark of marks) {
    // ’ closes ‘ and is also the apostrophe.
    const pair = quotes.find((each) => each.includes(mark)) ?? '';
    if (pair === '‘’') continue;
    if (open.at(-1) === pair && pair.endsWith(mark)) open.pop();
    else if (pair.startsWith(mark)) open.push(pair);
    else return [`has a closing ${mark} that nothing opens`];
  }
  return open.length > 0 ? [`has an opening ${open[0]?.[0]} that nothing closes`] : [];
}

/** Typographic errors in a text. */
export function typographyProblems(text: string, locale: string): string[] {
  const setting = SETTINGS[locale];
  const problems: (string | false | undefined)[] = [
    // Swiss thousands have one.
    /["`´]|(?<!\d)'|'(?!\d)/.test(text) && 'has straight quotes',
    /\.\.\./.test(text) && 'has three dots instead of …',
    / {2,}/.test(text) && 'has two spaces in a row',
    text !== text.trim() && 'begins or ends with a space',
    / - /.test(text) && 'has a hyphen as a dash instead of –',
    / ·/.test(text) && 'has a · that may begin a line; use a no-break space before it',
    /(?:\d|\{\})\/(?:\d|\{\})/.test(text) && 'has a slash between two values, which is read as a fraction',
    /\d × | × \d/.test(text) && 'has spaces around × that may break; use no-break spaces',
    setting?.spacedRanges
      ? /\d[ \u00a0]?–[ \u00a0\u2060]?\d/.test(text.replace(/\u00a0–\u00a0/g, '')) &&
        'has a range whose dash has no no-break spaces around it'
      : /\d–\d/.test(text) && 'has a range that may break; put a word joiner (U+2060) behind its dash',
    setting?.plainFirst?.test(text) && 'has the first of a month as 1, not as 1er',
    BREAKABLE_DATE.test(text) && 'has a space between day and month that may break; use a no-break space',
    SPACE_BEFORE_NUMBER.test(text) &&
      'has a space between an abbreviation and its number that may break; use a no-break space',
    (SPACE_BEFORE_UNIT.test(text) || /CHF (?=[\d{])/.test(text)) && BREAKABLE_UNIT,
  ];
  if (locale === 'de-CH' && text.includes('ß')) problems.push('has an ß, which Swiss German does not know');
  if (setting) {
    const { spacedEllipsis, spacedSigns, boundNumbers, smallWords } = setting;
    problems.push(percentProblem(text, setting), ...quoteProblems(text, locale, setting));
    problems.push(
      spacedEllipsis
        ? /(?:[\p{L}\d}]| )…/u.test(text) && 'has no no-break space before …'
        : /[ \u00a0\u202f]…/.test(text) && 'has a space before …',
      spacedSigns
        ? /[^\s\u202f][:;!?](?=$|\s)|[ \u00a0][:;!?]/.test(text) &&
            'has no narrow no-break space before : ; ! or ?'
        : /[ \u00a0\u202f][:;!?](?=$|\s)/.test(text) && 'has a space before : ; ! or ?',
      spacedSigns && /«(?!\u202f)|(?<!\u202f)»/.test(text) && 'has « » without narrow no-break spaces inside',
      boundNumbers &&
        // A word of one letter belongs to what follows it: “2026 v 13:00”.
        /\d (?=\p{L})(?!\p{L}\u00a0)|\d\. (?=\p{Ll})/u.test(text) &&
        'has a space between a number and its word that may break; use a no-break space',
      smallWords &&
        new RegExp(`(?<![\\p{L}\\d])[${smallWords}${smallWords.toUpperCase()}] (?=\\S)`, 'u').test(text) &&
        'has a word of one letter that may end a line; use a no-break space behind it',
    );
  }
  return problems.filter((problem) => typeof problem === 'string');
}
