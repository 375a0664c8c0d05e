import { globSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { LOCALE_CODES } from '#src/config/locales.ts';

/** react-aria's own texts of one language. */
export interface Dictionary {
  /** `fr-FR` */
  locale: string;
  /** Whether one of our twelve languages uses it. */
  isOurs: boolean;
  texts: readonly string[];
}

const DICTIONARIES =
  'node_modules/{react-aria,react-stately,react-aria-components}/dist/**/intl/**/??-??.mjs';
const LANGUAGES = new Set(LOCALE_CODES.map((locale) => locale.slice(0, 2)));
/** Shorter texts may be words of several languages, or identifiers. */
const MIN_LENGTH = 8;
/** A shorter minimum for letters that none of our languages uses. */
const MIN_FOREIGN_LENGTH = 5;
const isLongEnough = (text: string) =>
  text.length >= (/[^ -\u024f]/.test(text) ? MIN_FOREIGN_LENGTH : MIN_LENGTH);

/** Every dictionary of react-aria, with the texts that are unique to its language. */
export function readDictionaries(): Promise<Dictionary[]> {
  known ??= readAll();
  return known;
}

let known: Promise<Dictionary[]> | undefined;

async function readAll(): Promise<Dictionary[]> {
  const byLocale = new Map<string, Set<string>>();
  for (const file of globSync(DICTIONARIES)) {
    const locale = path.basename(file, '.mjs');
    const module = (await import(pathToFileURL(path.resolve(file)).href)) as { default: object };
    const texts = byLocale.get(locale) ?? new Set();
    for (const text of Object.values(module.default)) {
      if (typeof text === 'string' && isLongEnough(text)) texts.add(text);
    }
    byLocale.set(locale, texts);
  }
  return [...byLocale].map(([locale, texts]) => {
    // A text may be contained in another language's: Slovenian "Odstrani" in Czech "Odstranit".
    const others = [...byLocale].filter(([other]) => other !== locale).flatMap(([, each]) => [...each]);
    return {
      locale,
      isOurs: LANGUAGES.has(locale.slice(0, 2)),
      texts: [...texts].filter((text) => !others.some((other) => other.includes(text))),
    };
  });
}

/** Decodes escaped letters in code. */
const unescaped = (code: string) =>
  code.replace(/\\u(?:\{([0-9a-f]+)\}|([0-9a-f]{4}))/gi, (_, long?: string, short?: string) =>
    String.fromCodePoint(Number.parseInt(long ?? short ?? '', 16)),
  );

const QUOTES = ['"', "'", '`'];
const isAscii = (text: string) => /^[ -~]*$/.test(text);

/** ASCII text must match a whole string literal, because English words are also parts of names. */
const contains = (text: string, code: string) =>
  isAscii(text) ? QUOTES.some((sign) => code.includes(sign + text + sign)) : code.includes(text);

/** The languages whose dictionaries occur in code. */
export function findDictionaries(code: string, dictionaries: readonly Dictionary[]): string[] {
  const words = unescaped(code);
  return dictionaries
    .filter(({ texts }) => texts.some((text) => contains(text, words)))
    .map(({ locale }) => locale)
    .sort();
}
