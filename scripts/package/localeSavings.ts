import { findDictionaries, readDictionaries } from '../build/dictionaries.ts';
import { loadPlugin } from './bundleSizes.ts';
import { gzipSize } from './measureBundle.ts';
import type { PackedLibrary } from './packedLibrary.ts';
import { type BuiltApp, buildViteApp } from './viteConsumer.ts';

/** A page with a part of React Aria that has texts of its own, and with texts of its own. */
const APP = `
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { Header, Modal, PreviewPanel, VitrineProvider } from 'vitrine';
const messageOverrides = { 'mini_cart.count': '{count, plural, one {# rzecz} few {# rzeczy} other {# rzeczy}}' };
const modal = createElement(Modal, { isOpen: true, title: 'Kawa', children: 'Kawa' });
createRoot(document.getElementById('root')).render(
  createElement(VitrineProvider, { site: 'PL', messageOverrides }, createElement(Header), modal, createElement(PreviewPanel)),
);
`;

/** A name that stands in FormatJS' message parser alone. */
export const PARSER_SIGN = /EXPECT_ARGUMENT_CLOSING_BRACE/;
/** A name that stands in what formats messages. */
const FORMATTER_SIGN = /__parse/;

const chunksOf = ({ initial, lazy }: BuiltApp) => [initial, ...lazy.values()];
const sizeOf = (app: BuiltApp) => chunksOf(app).reduce((sum, code) => sum + gzipSize(code), 0);

/**
 * Builds the same page with and without `vitrine/vite` and says what the plugin does not do (FND-06).
 *
 * @param say is told the bytes that it saves
 */
export async function savingProblems(
  { app, library }: PackedLibrary,
  say: (line: string) => void,
): Promise<string[]> {
  const dictionaries = await readDictionaries();
  const plain = await buildViteApp(app, 'vite-plain', APP);
  const lean = await buildViteApp(app, 'vite-lean', APP, [await loadPlugin(library)]);
  const languagesOf = (built: BuiltApp) => findDictionaries(chunksOf(built).join('\n'), dictionaries);
  const ours = dictionaries.filter(({ isOurs }) => isOurs).map(({ locale }) => locale);
  const foreign = languagesOf(lean).filter((locale) => !ours.includes(locale));
  const kB = (bytes: number) => (bytes / 1000).toFixed(1);
  say(
    `vitrine/vite: ${kB(sizeOf(plain))} kB → ${kB(sizeOf(lean))} kB gzip, ` +
      `${languagesOf(plain).length} → ${languagesOf(lean).length} languages of React Aria.`,
  );
  const parser = [...lean.lazy.values()].find((code) => PARSER_SIGN.test(code)) ?? '';
  say(`The message parser, ${kB(gzipSize(parser))} kB gzip, loads for own texts only.`);
  const formatters = chunksOf(lean).filter((code) => FORMATTER_SIGN.test(code));
  const parsers = [...lean.lazy.values()].filter((code) => PARSER_SIGN.test(code));
  const rules: [boolean, string][] = [
    [languagesOf(plain).length > ours.length, 'without the plugin, other languages are there'],
    [foreign.length === 0, `no other language is left (found ${foreign.join(', ')})`],
    [languagesOf(lean).length > 0, 'our own languages stay'],
    [sizeOf(lean) < sizeOf(plain), 'the page is smaller with it'],
    [formatters.length === 1, `one chunk formats messages (found ${formatters.length})`],
    [!formatters.some((code) => PARSER_SIGN.test(code)), 'it brings no parser'],
    [parsers.length === 1, `the parser of own texts is a chunk of its own (found ${parsers.length})`],
  ];
  return rules.filter(([holds]) => !holds).map(([, rule]) => `not true: ${rule}`);
}
