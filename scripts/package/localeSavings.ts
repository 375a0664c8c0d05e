import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { LOCALE_CODES, toLanguages } from '#src/config/locales.ts';
import { findDictionaries, readDictionaries } from '../build/dictionaries.ts';
import { brokenRules, type HeldRule } from './brokenRules.ts';
import { loadPlugin } from './bundleSizes.ts';
import { gzipSize } from './measureBundle.ts';
import type { PackedLibrary } from './packedLibrary.ts';
import { type BuiltApp, buildViteApp } from './viteConsumer.ts';
import { buildWebpackApp, type WebpackAdditions } from './webpackConsumer.ts';

/** A page with a localised React Aria part and its own texts. */
const APP = `
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { Header, PreviewPanel, VitrineProvider } from 'vitrine';
import { Modal } from 'vitrine/ui';
const messageOverrides = { 'mini_cart.count': '{count, plural, one {# rzecz} few {# rzeczy} other {# rzeczy}}' };
const modal = createElement(Modal, { isOpen: true, title: 'Kawa', children: 'Kawa' });
createRoot(document.getElementById('root')).render(
  createElement(VitrineProvider, { site: 'PL', messageOverrides }, createElement(Header), modal, createElement(PreviewPanel)),
);
`;

/** A name that occurs only in FormatJS' message parser. */
export const PARSER_SIGN = /EXPECT_ARGUMENT_CLOSING_BRACE/;
/** A name that occurs in the message formatter. */
const FORMATTER_SIGN = /__parse/;

const sizeOf = (chunks: readonly string[]) => chunks.reduce((sum, code) => sum + gzipSize(code), 0);
const kB = (bytes: number) => (bytes / 1000).toFixed(1);

/** The guide's webpack configuration. */
const WEBPACK_ADDITIONS: WebpackAdditions = {
  plugins: [optimizeLocales.webpack({ locales: toLanguages(LOCALE_CODES) })],
  rules: [
    {
      test: /[\\/](intl-messageformat|@formatjs[\\/]intl)[\\/]/,
      resolve: {
        alias: { '@formatjs/icu-messageformat-parser$': '@formatjs/icu-messageformat-parser/no-parser.js' },
      },
    },
  ],
};

/**
 * Builds the same page with and without the plugins that remove unused languages and the message parser, with Vite and
 * webpack, prints the bytes that each saves, and returns what was not removed.
 */
export async function savingProblems({ app, library }: PackedLibrary): Promise<string[]> {
  const chunksOf = ({ initial, lazy }: BuiltApp) => [initial, ...lazy];
  const vite = {
    plain: chunksOf(await buildViteApp(app, 'vite-plain', APP)),
    lean: chunksOf(await buildViteApp(app, 'vite-lean', APP, [await loadPlugin(library)])),
  };
  const webpack = {
    plain: await buildWebpackApp(app, 'webpack-plain', APP),
    lean: await buildWebpackApp(app, 'webpack-lean', APP, WEBPACK_ADDITIONS),
  };
  return [
    ...(await leftIn('vitrine/vite', vite.plain, vite.lean)),
    ...(await leftIn('webpack with the lines of the guide', webpack.plain, webpack.lean)),
  ];
}

/** Compares the chunks of a page that was built without and with one bundler's plugin. */
export async function leftIn(
  what: string,
  plain: readonly string[],
  lean: readonly string[],
): Promise<string[]> {
  const dictionaries = await readDictionaries();
  const languagesOf = (chunks: readonly string[]) => findDictionaries(chunks.join('\n'), dictionaries);
  const ours = dictionaries.filter(({ isOurs }) => isOurs).map(({ locale }) => locale);
  const foreign = languagesOf(lean).filter((locale) => !ours.includes(locale));
  const formatters = lean.filter((code) => FORMATTER_SIGN.test(code));
  const parsers = lean.filter((code) => PARSER_SIGN.test(code));
  console.log(
    `${what}: ${kB(sizeOf(plain))} kB → ${kB(sizeOf(lean))} kB gzip, ` +
      `${languagesOf(plain).length} → ${languagesOf(lean).length} languages of React Aria; ` +
      `the message parser, ${kB(sizeOf(parsers))} kB, loads for own texts only.`,
  );
  const rules: HeldRule[] = [
    [languagesOf(plain).length > ours.length, 'without it, other languages are there'],
    [foreign.length === 0, `no other language is left (found ${foreign.join(', ')})`],
    [languagesOf(lean).length > 0, 'our own languages stay'],
    [sizeOf(lean) < sizeOf(plain), 'the page is smaller with it'],
    [formatters.length === 1, `one chunk formats messages (found ${formatters.length})`],
    [!formatters.some((code) => PARSER_SIGN.test(code)), 'it brings no parser'],
    [parsers.length === 1, `the parser of own texts is a chunk of its own (found ${parsers.length})`],
  ];
  return brokenRules(rules).map((rule) => `${what}: ${rule}`);
}
