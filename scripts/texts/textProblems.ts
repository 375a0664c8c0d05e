import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { TEXT_GROUPS } from '../build/localesPlugin.ts';
import { SAME_IN_LANGUAGES } from './sameInLanguages.ts';
import { confusesShopWithStore, terminologyProblems } from './terminology.ts';
import { claimProblems } from './textClaims.ts';
import { foreignProblems } from './textLanguage.ts';
import { registerProblems } from './textRegister.ts';
import { readings, typographyProblems } from './textTypography.ts';
import { createUsage } from './textUsage.ts';

/** Texts of one language by key. */
export type TextTable = Readonly<Record<string, string>>;

export interface TextProblem {
  kind:
    | 'missing'
    | 'unknown'
    | 'unused'
    | 'syntax'
    | 'arguments'
    | 'plural'
    | 'untranslated'
    | 'repeated'
    | 'typography'
    | 'register'
    | 'term'
    | 'claim'
    | 'foreign'
    | 'format';
  locale: string;
  key: string;
  problem: string;
}

export interface TextInput {
  tables: Readonly<Record<string, TextTable>>;
  /** The parent locale, which provides missing texts. */
  parents: Readonly<Record<string, string | null>>;
  /** The code that uses the texts. */
  sources: readonly string[];
  /** The language that defines which texts exist. @default 'de-DE' */
  source?: string;
}

/** Texts with exact wording in the specification. */
const AS_SPECIFIED: ReadonlySet<string> = new Set(['Loading tests...']);

/** Checks one text, from messages or editorial content. */
export const READERS = [
  ['typography', typographyProblems],
  ['register', registerProblems],
  ['term', terminologyProblems],
  ['foreign', foreignProblems],
  ['claim', claimProblems],
] as const;

/** All problems of the texts. */
export function findTextProblems({ tables, parents, sources, source = 'de-DE' }: TextInput): TextProblem[] {
  const problems: TextProblem[] = [];
  const complete = (locale: string): TextTable => {
    const parent = parents[locale];
    return parent ? { ...complete(parent), ...tables[locale] } : (tables[locale] ?? {});
  };
  const original = tables[source] ?? {};
  const isUsed = createUsage(sources);
  for (const key of Object.keys(original)) {
    if (!isUsed(key)) problems.push({ kind: 'unused', locale: source, key, problem: 'is used nowhere' });
  }
  const everyLanguage = Object.keys(tables).map(complete);
  const wordings = (key: string) => JSON.stringify(everyLanguage.map((texts) => texts[key]));
  const [library, demo] = [true, false].map((isLibrary) =>
    Object.keys(original).filter((key) => TEXT_GROUPS.library(key) === isLibrary),
  ) as [string[], string[]];
  const known = new Map(library.map((key) => [wordings(key), key]));
  for (const key of demo) {
    const same = known.get(wordings(key));
    if (same)
      problems.push({ kind: 'repeated', locale: source, key, problem: `always says the same as ${same}` });
  }

  for (const [locale, own] of Object.entries(tables)) {
    const texts = complete(locale);
    const add = (kind: TextProblem['kind'], key: string, problem: string) =>
      problems.push({ kind, locale, key, problem });

    for (const key of Object.keys(original)) if (!(key in texts)) add('missing', key, 'is missing');
    for (const [key, text] of Object.entries(own)) {
      const first = original[key];
      if (first === undefined) {
        add('unknown', key, `is not a text of ${source}`);
        continue;
      }
      const parent = parents[locale];
      if (parent && complete(parent)[key] === text) add('repeated', key, `says the same as ${parent}`);
      if (isCopy(text, locale, source, first)) add('untranslated', key, `equals ${source}: “${text}”`);
      if (locale !== 'en' && !parent && locale !== source && isCopy(text, locale, 'en', tables.en?.[key]))
        add('untranslated', key, `equals en: “${text}”`);

      const message = tryParse(text);
      if (typeof message === 'string') {
        add('syntax', key, message);
        continue;
      }
      for (const problem of pluralProblems(message, locale)) add('plural', key, problem);
      if (locale !== source && confusesShopWithStore(text, locale, first))
        add('term', key, 'says store where the original says online shop');
      const firstMessage = tryParse(first);
      if (typeof firstMessage !== 'string')
        for (const problem of argumentProblems(message, firstMessage)) add('arguments', key, problem);
    }
    // Checks inherited texts as well: Swiss German must override texts with an ß or "du".
    for (const [key, text] of Object.entries(texts)) {
      const message = tryParse(text);
      if (typeof message === 'string' || key.endsWith('_url') || AS_SPECIFIED.has(text)) continue;
      const parent = key in own ? null : parents[locale];
      for (const [kind, find] of READERS) {
        const found = new Set(
          readings(message).flatMap((reading) => {
            const known = parent ? find(reading, parent, key) : [];
            return find(reading, locale, key).filter((problem) => !known.includes(problem));
          }),
        );
        for (const problem of found) add(kind, key, problem);
      }
    }
  }
  return problems;
}

function tryParse(text: string): MessageFormatElement[] | string {
  try {
    return parse(text, { captureLocation: false });
  } catch (error) {
    return `cannot be parsed: ${error instanceof Error ? error.message : error}`;
  }
}

const hasWords = (text: string) => /\p{L}{2,}/u.test(text.replace(/\{[^{}]*\}/g, ''));

function isCopy(text: string, locale: string, other: string, otherText: string | undefined): boolean {
  if (locale === other || otherText !== text || !hasWords(text) || text in SAME_IN_LANGUAGES) return false;
  return new Intl.Locale(locale).language !== new Intl.Locale(other).language;
}

interface Argument {
  type: 'plain' | 'number' | 'date' | 'time' | 'select' | 'tag';
  /** Branches of a select. */
  options?: string;
}

const ARGUMENT_TYPES: Readonly<Record<number, Argument['type']>> = {
  [TYPE.argument]: 'plain',
  [TYPE.number]: 'number',
  [TYPE.date]: 'date',
  [TYPE.time]: 'time',
  [TYPE.plural]: 'number',
  [TYPE.select]: 'select',
  [TYPE.tag]: 'tag',
};

function collect(message: readonly MessageFormatElement[], into = new Map<string, Argument>()) {
  for (const part of message) {
    const type = ARGUMENT_TYPES[part.type];
    if (!type || part.type === TYPE.pound) continue;
    // An untyped argument is redundant if the text also has a typed one.
    if (type === 'plain' && into.has(part.value)) continue;
    const options = part.type === TYPE.select && { options: Object.keys(part.options).sort().join(', ') };
    into.set(part.value, { type, ...options });
    if ('options' in part) for (const { value } of Object.values(part.options)) collect(value, into);
    if ('children' in part) collect(part.children, into);
  }
  return into;
}

/** Arguments of greetings, of which each language uses some. */
const CHOSEN_BY_LANGUAGE: ReadonlySet<string> = new Set(['firstName', 'fullName', 'status', 'account']);

function argumentProblems(message: MessageFormatElement[], original: MessageFormatElement[]): string[] {
  const mine = collect(message);
  const theirs = collect(original);
  // The brand is always available, so it is optional.
  for (const name of ['brand', ...CHOSEN_BY_LANGUAGE]) {
    mine.delete(name);
    theirs.delete(name);
  }
  const problems = [...theirs.keys()].filter((name) => !mine.has(name)).map((name) => `leaves out {${name}}`);
  for (const [name, { type, options }] of mine) {
    const other = theirs.get(name);
    if (!other) problems.push(`has {${name}}, which the original does not have`);
    // A language without plurals may use a plain number.
    else if (
      type !== other.type &&
      ![type, other.type].every((each) => each === 'plain' || each === 'number')
    )
      problems.push(`uses {${name}} as ${type}, the original as ${other.type}`);
    else if (options !== other.options)
      problems.push(`chooses {${name}} from ${options}, the original from ${other.options}`);
  }
  return problems;
}

/** Integers up to this limit cover every plural form of a count. */
const COUNTS = Array.from({ length: 1000 }, (_, count) => count);

function pluralProblems(message: readonly MessageFormatElement[], locale: string): string[] {
  return message.flatMap((part) => {
    if (part.type === TYPE.tag) return pluralProblems(part.children, locale);
    if (part.type !== TYPE.plural && part.type !== TYPE.select) return [];
    const inner = Object.values(part.options).flatMap((option) => pluralProblems(option.value, locale));
    if (part.type === TYPE.select) return inner;
    const rules = new Intl.PluralRules(locale, { type: part.pluralType ?? 'cardinal' });
    const needed = new Set([...COUNTS.map((count) => rules.select(count)), 'other']);
    const known = new Set<string>(rules.resolvedOptions().pluralCategories);
    const present = Object.keys(part.options).filter((option) => !option.startsWith('='));
    return [
      ...[...needed]
        .filter((category) => !present.includes(category))
        .map((category) => `lacks the plural form “${category}” of {${part.value}}`),
      ...present
        .filter((category) => !known.has(category))
        .map(
          (category) => `has a plural form “${category}” of {${part.value}} that the language does not know`,
        ),
      ...inner,
    ];
  });
}
