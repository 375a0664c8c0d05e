// The entry point `vitrine/vite`: the plugin for a page that is built with Vite.

import optimizeLocales from '@react-aria/optimize-locales-plugin';
import type { Plugin } from 'vite';
import { LOCALE_CODES, type PageLocale, toLanguages } from '../config/locales.ts';

/** Options for the languages of a page's build. */
export interface VitrinePluginOptions {
  /** The languages that the page shows. @default all twelve */
  locales?: readonly PageLocale[] | undefined;
  /** Set it if the page passes uncompiled messages to FormatJS. @default false */
  keepsMessageParser?: boolean | undefined;
}

const PARSER = '@formatjs/icu-messageformat-parser';
/** The modules of FormatJS that import the parser. */
const FORMATTER = /[\\/](intl-messageformat|@formatjs[\\/]intl)[\\/]/;

/**
 * Removes from a page's build what Vitrine does not need: React Aria's texts in other languages, and FormatJS' message
 * parser, because the library's texts are compiled. The parser of `messageOverrides` stays, in a
 * separate chunk.
 *
 * @example export default defineConfig({ plugins: [react(), vitrine()] });
 */
export function vitrine({
  locales = LOCALE_CODES,
  keepsMessageParser = false,
}: VitrinePluginOptions = {}): Plugin[] {
  const languages = optimizeLocales.vite({ locales: toLanguages(locales) }) as Plugin;
  const parser: Plugin = {
    name: 'vitrine-message-parser',
    enforce: 'pre',
    resolveId(source, importer) {
      return source === PARSER && importer && FORMATTER.test(importer)
        ? this.resolve(`${PARSER}/no-parser.js`, importer, { skipSelf: true })
        : null;
    },
  };
  return [{ ...languages, enforce: 'pre' }, ...(keepsMessageParser ? [] : [parser])];
}
