import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';
import { LOCALES, type Locale } from '#src/config/locales.ts';
import { sideOf } from './sides.ts';

const LOCALE_FILE = /[/\\]locales[/\\]([\w-]+)\.json$/;
const COMPILED = '\0vitrine-locale:';
const localeFile = (locale: string) => path.resolve('locales', `${locale}.json`);

/** A locale's own texts over those of its parents. */
export function readLocale(locale: Locale): Record<string, string> {
  const { parent } = LOCALES[locale];
  const own = JSON.parse(readFileSync(localeFile(locale), 'utf8')) as Record<string, string>;
  return parent ? { ...readLocale(parent), ...own } : own;
}

/** A locale as a module of compiled messages, parents merged in: what a page loads instead of a message parser. */
export function compileLocale(locale: Locale): string {
  const compiled = Object.entries(readLocale(locale)).map(([key, message]) => [
    key,
    parse(message, { captureLocation: false }),
  ]);
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(compiled)))});`;
}

/**
 * Makes `import texts from '#locales/de-DE.json'` give compiled messages with the parents' texts merged in, and modules
 * with two sides give everything at once on a server and pieces in a browser: `#messages`, all languages or one at a time
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
      const locale = LOCALE_FILE.exec(source)?.[1];
      return source.startsWith('#locales/') || locale ? `${COMPILED}${locale ?? source.slice(9, -5)}` : null;
    },
    load(id) {
      if (!id.startsWith(COMPILED)) return null;
      const locale = id.slice(COMPILED.length) as Locale;
      for (let each: Locale | null = locale; each; each = LOCALES[each].parent)
        this.addWatchFile(localeFile(each));
      return compileLocale(locale);
    },
  };
}
