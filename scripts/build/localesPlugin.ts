import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { LOCALES, type Locale } from '#src/config/locales.ts';
import { ELEMENT, type Message } from '#src/i18n/message.ts';
import { parseMessage } from '#src/i18n/parseMessage.ts';

const LOCALE_FILE = /(?:^#|[/\\])locales[/\\]([\w-]+)\.json(?:\?(\w+))?$/;
const COMPILED = '\0vitrine-locale:';
const localeFile = (locale: string) => path.resolve('locales', `${locale}.json`);

/** A locale's texts, merged over those of its parents. */
export function readLocale(locale: Locale): Record<string, string> {
  const { parent } = LOCALES[locale];
  const own = JSON.parse(readFileSync(localeFile(locale), 'utf8')) as Record<string, string>;
  return parent ? { ...readLocale(parent), ...own } : own;
}

/** Groups texts by use: the library, the demo's pages, its scenario panel, and mails (server only). */
export const TEXT_GROUPS = {
  all: () => true,
  page: (id: string) => id.startsWith('page.'),
  demo: (id: string) => id.startsWith('demo.'),
  mail: (id: string) => id.startsWith('newsletter.mail.'),
  library: (id: string) => !/^(page|demo|newsletter\.mail)\./.test(id),
};
export type TextGroup = keyof typeof TEXT_GROUPS;

/** The used texts of a locale, including its parents'. */
export const readTexts = (locale: Locale, group: TextGroup): Record<string, string> =>
  Object.fromEntries(Object.entries(readLocale(locale)).filter(([id]) => TEXT_GROUPS[group](id)));

/** Compiles a message; plain text stays a string. */
export function compileMessage(message: string): Message {
  const elements = parseMessage(message);
  const [only = { type: ELEMENT.literal, value: '' }] = elements;
  return elements.length <= 1 && only.type === ELEMENT.literal ? only.value : elements;
}

/** A locale as a module of compiled messages, so that pages need no message parser. */
export function compileLocale(locale: Locale, group: TextGroup): string {
  const compiled = Object.entries(readTexts(locale, group)).map(([key, message]) => [
    key,
    compileMessage(message),
  ]);
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(Object.fromEntries(compiled)))});`;
}

/**
 * Makes `import texts from '#locales/de-DE.json'` return compiled messages, including the parents' texts: all of them on
 * a server, the library's in a browser, and the demo's with `?page`, `?demo` or `?mail`.
 */
export function localesPlugin(): Plugin {
  return {
    name: 'vitrine-locales',
    enforce: 'pre',
    resolveId(source) {
      const isBrowser = this.environment.config.resolve.conditions.includes('browser');
      const [, locale, group = isBrowser ? 'library' : 'all'] = LOCALE_FILE.exec(source) ?? [];
      return locale ? `${COMPILED}${locale}${group === 'library' ? '' : `:${group}`}` : null;
    },
    load(id) {
      if (!id.startsWith(COMPILED)) return null;
      const [locale, group = 'library'] = id.slice(COMPILED.length).split(':') as [Locale, TextGroup?];
      for (let each: Locale | null = locale; each; each = LOCALES[each].parent)
        this.addWatchFile(localeFile(each));
      return compileLocale(locale, group);
    },
  };
}
