import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';
import { LOCALES, type Locale } from '#src/config/locales.ts';
import type { Message } from '#src/i18n/formatMessage.ts';
import { sideOf } from './sides.ts';

const LOCALE_FILE = /(?:^#|[/\\])locales[/\\]([\w-]+)\.json(?:\?(\w+))?$/;
const COMPILED = '\0vitrine-locale:';
const localeFile = (locale: string) => path.resolve('locales', `${locale}.json`);

/** A locale's own texts over those of its parents. */
export function readLocale(locale: Locale): Record<string, string> {
  const { parent } = LOCALES[locale];
  const own = JSON.parse(readFileSync(localeFile(locale), 'utf8')) as Record<string, string>;
  return parent ? { ...readLocale(parent), ...own } : own;
}

/**
 * Texts by who says them. The library's parts say most; the demo's own pages and its desk say some, which a browser loads
 * with them, and mails are written by the server alone (BEY-07).
 */
const WORDS = {
  whole: () => true,
  page: (id: string) => id.startsWith('page.'),
  demo: (id: string) => id.startsWith('demo.'),
  library: (id: string) => !/^(page|demo|newsletter\.mail)\./.test(id),
};
export type Words = keyof typeof WORDS;

/** The texts of a locale that somebody says, parents' texts among them. */
export const readWords = (locale: Locale, words: Words): Record<string, string> =>
  Object.fromEntries(Object.entries(readLocale(locale)).filter(([id]) => WORDS[words](id)));

/** What `formatMessage` takes for an argument. */
const PLACE = /\{\w+\}/;

/** A message as a page gets it: plain words stay words, what has plurals, choices or links is compiled. */
export function compileMessage(message: string): Message {
  const parts = parse(message, { captureLocation: false });
  const words: string[] = [];
  for (const part of parts) {
    if (part.type === TYPE.argument) words.push(`{${part.value}}`);
    else if (part.type === TYPE.literal && !PLACE.test(part.value)) words.push(part.value);
    else return parts;
  }
  return words.join('');
}

/** A locale as a module of compiled messages, parents merged in: what a page loads instead of a message parser. */
export function compileLocale(locale: Locale, words: Words): string {
  const compiled = Object.entries(readWords(locale, words)).map(([key, message]) => [
    key,
    compileMessage(message),
  ]);
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(compiled)))});`;
}

/**
 * Makes `import texts from '#locales/de-DE.json'` give compiled messages with the parents' texts merged in: on a server all
 * of them, in a browser those of the library, with `?page` or `?demo` behind it those of the demo. Modules with two sides give everything at once on a server and pieces in a browser: `#messages`, all languages or one at a time
 * (SIT-02), and the parts of a page that are taken over later (BEY-07).
 */
export function localesPlugin(): Plugin {
  return {
    name: 'vitrine-locales',
    enforce: 'pre',
    resolveId(source) {
      // A test renders at once, like a server, whatever environment it simulates.
      const isServer = this.environment.config.consumer === 'server' || process.env.VITEST;
      const side = sideOf(source, isServer ? 'server' : 'browser');
      if (side) return path.resolve(side);
      const [, locale, words = isServer ? 'whole' : 'library'] = LOCALE_FILE.exec(source) ?? [];
      return locale ? `${COMPILED}${locale}${words === 'library' ? '' : `:${words}`}` : null;
    },
    load(id) {
      if (!id.startsWith(COMPILED)) return null;
      const [locale, words = 'library'] = id.slice(COMPILED.length).split(':') as [Locale, Words?];
      for (let each: Locale | null = locale; each; each = LOCALES[each].parent)
        this.addWatchFile(localeFile(each));
      return compileLocale(locale, words);
    },
  };
}
