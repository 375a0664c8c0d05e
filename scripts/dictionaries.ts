import { globSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { LOCALE_CODES } from '#src/config/locales.ts';

/** react-aria's own texts of one language. */
export interface Dictionary {
  /** `fr-FR` */
  locale: string;
  /** Whether one of our twelve languages reads it. */
  isOurs: boolean;
  texts: readonly string[];
}

const DICTIONARIES =
  'node_modules/{react-aria,react-stately,react-aria-components}/dist/**/intl/**/??-??.mjs';
const LANGUAGES = new Set(LOCALE_CODES.map((locale) => locale.slice(0, 2)));
/** A shorter text is a word of several languages, or a name in somebody's code. */
const MIN_LENGTH = 8;

/** Every dictionary that react-aria installs, with what is said in no other language (BEY-07). */
export async function readDictionaries(): Promise<Dictionary[]> {
  const byLocale = new Map<string, Set<string>>();
  for (const file of globSync(DICTIONARIES)) {
    const locale = path.basename(file, '.mjs');
    const module = (await import(pathToFileURL(path.resolve(file)).href)) as { default: object };
    const texts = byLocale.get(locale) ?? new Set();
    for (const text of Object.values(module.default)) {
      if (typeof text === 'string' && text.length >= MIN_LENGTH) texts.add(text);
    }
    byLocale.set(locale, texts);
  }
  const speakers = new Map<string, number>();
  for (const texts of byLocale.values())
    for (const text of texts) speakers.set(text, (speakers.get(text) ?? 0) + 1);
  return [...byLocale].map(([locale, texts]) => ({
    locale,
    isOurs: LANGUAGES.has(locale.slice(0, 2)),
    texts: [...texts].filter((text) => speakers.get(text) === 1),
  }));
}

/** Code as it is read: escaped letters are letters. */
const unescaped = (code: string) =>
  code.replace(/\\u(?:\{([0-9a-f]+)\}|([0-9a-f]{4}))/gi, (_, long?: string, short?: string) =>
    String.fromCodePoint(Number.parseInt(long ?? short ?? '', 16)),
  );

/** The languages whose dictionaries stand in some code. */
export function findDictionaries(code: string, dictionaries: readonly Dictionary[]): string[] {
  const words = unescaped(code);
  return dictionaries
    .filter(({ texts }) => texts.some((text) => words.includes(text)))
    .map(({ locale }) => locale)
    .sort();
}
