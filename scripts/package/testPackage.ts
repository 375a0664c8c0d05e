import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DRAWING_ENTRIES } from '../build/libraryEntries.ts';
import { brokenRules } from './brokenRules.ts';
import { browserProblems } from './browserPromise.ts';
import {
  bundleSizeProblems,
  dictionaryProblems,
  measureLibrary,
  readBundleSizes,
  readScripts,
} from './bundleSizes.ts';
import { sampleProblems } from './guideSamples.ts';
import { PARSER_SIGN } from './localeSavings.ts';
import { NODE_CONSUMER } from './nodeConsumer.ts';
import { checkPackage } from './packageChecks.ts';
import { buildViteApp } from './viteConsumer.ts';

// `npm run test:package`: packs the output of `npm run build` and checks it as a consumer sees it.

const PROVIDERS = `
import assert from 'node:assert/strict';
import { createElement as h } from 'react';
import { JSDOM } from ${JSON.stringify(import.meta.resolve('jsdom'))};
const { window } = new JSDOM('<!doctype html><div id="root"></div>', { pretendToBeVisual: true, url: 'http://shop.example/' });
for (const name of Object.getOwnPropertyNames(window))
  if (!(name in globalThis)) globalThis[name] = window[name];
Object.assign(globalThis, { window, document: window.document, IS_REACT_ACT_ENVIRONMENT: true });
const { act } = await import('react');
const { createRoot } = await import('react-dom/client');
const { I18nProvider, useLocale } = await import('react-aria-components/I18nProvider');
const { VitrineProvider } = await import('vitrine');
const { Modal } = await import('vitrine/ui');

let locale;
const ReadLocale = () => {
  locale = useLocale().locale;
  return null;
};
const modal = h(Modal, { isOpen: true, onOpenChange() {}, title: 'Kawa', children: 'Kawa' });
const page = h(VitrineProvider, { site: 'PL' }, h(ReadLocale), h(I18nProvider, { locale: 'fr-FR' }, modal));
const root = createRoot(document.getElementById('root'));
await act(async () => root.render(page));
assert.equal(locale, 'pl-PL', 'the page’s own React Aria parts speak the language of VitrineProvider');
const labels = [...document.querySelectorAll('button[aria-label]')].map((button) => button.ariaLabel ?? button.getAttribute('aria-label'));
assert.ok(labels.includes('Rejeter'), 'an I18nProvider of the page reaches the library: ' + labels);
await act(async () => root.unmount());
process.exit(0);
`;

const app = (imports: string, element: string) => `
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { VitrineProvider } from 'vitrine';
${imports}
createRoot(document.getElementById('root')).render(createElement(VitrineProvider, { site: 'DE' }, createElement(${element})));
`;

/** Problems in the loaded code of a single-page app, one sentence each. */
async function viteProblems(folder: string): Promise<string[]> {
  const header = await buildViteApp(
    folder,
    'vite-header',
    app("import { Header } from 'vitrine/header';\nimport 'vitrine/styles.css';", 'Header'),
  );
  const footer = await buildViteApp(
    folder,
    'vite-footer',
    app("import { Footer } from 'vitrine';", 'Footer'),
  );
  const languages = header.lazy.filter((code) => code.includes('header.skip_link'));
  const headerCode = [header.initial, ...header.lazy].join('\n');
  return brokenRules([
    [header.initial.includes('data-vitrine'), 'the header is there'],
    [languages.length === 12, `each of twelve languages is a chunk of its own (found ${languages.length})`],
    [!header.initial.includes('Zum Hauptinhalt'), 'no language is loaded at once'],
    [!PARSER_SIGN.test(header.initial), 'no message parser is loaded at once'],
    // Counter-check: the searched texts occur when mini cart and search are present.
    [/"mini-cart"/.test(headerCode) && /visit_pds_event_/.test(headerCode), 'a header brings both'],
    [!/"mini-cart"/.test(footer.initial), 'a footer brings no mini cart (LIB-02)'],
    [!/visit_pds_event_/.test(footer.initial), 'a footer brings no search (LIB-02)'],
  ]);
}

/** Exports without types: styles, files for `<script>` and `<link>`, and files for tools. */
const WITHOUT_TYPES = [
  './styles.css',
  ...DRAWING_ENTRIES.map(({ name }) => `./${name}.css`),
  './browser/*',
  './tokens/light.json',
  './tokens/dark.json',
  './llms.txt',
  './openapi.json',
];

/** Packages that the built modules import without being declared. */
function dependencyProblems(library: string): string[] {
  const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
  const named = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
  const imports = readScripts(path.join(library, 'dist'), 'browser').matchAll(
    /(?:from|import)\s*\(?\s*["']([^."'#\s][^"'\s]*)["']/g,
  );
  const found = new Set([...imports].map(([, specifier = '']) => specifier));
  return [...found]
    .filter((specifier) => !named.some((name) => specifier === name || specifier.startsWith(`${name}/`)))
    .map((specifier) => `dist imports ${specifier}, which package.json does not name`);
}

await checkPackage(async (packed, { run, report }) => {
  const { tarball, app: consumer, library } = packed;
  run('publint finds no problem', 'publint', ['run', tarball, '--strict']);
  run('types are right for every resolver', 'attw', [
    tarball,
    '--profile',
    'esm-only',
    '--exclude-entrypoints',
    ...WITHOUT_TYPES,
  ]);
  writeFileSync(path.join(consumer, 'consumer.js'), NODE_CONSUMER);
  run('a plain Node consumer renders all nine sites', 'node', ['consumer.js'], consumer);
  for (const runtime of ['workerd', 'edge-light']) {
    const conditions = [runtime, 'browser'].map((condition) => `--conditions=${condition}`);
    run(`so does one with the conditions of ${runtime}`, 'node', [...conditions, 'consumer.js'], consumer);
  }
  report(
    'it uses nothing newer than the promised browsers (ENG-02)',
    await browserProblems(path.join(library, 'dist')),
  );
  writeFileSync(path.join(consumer, 'providers.js'), PROVIDERS);
  run('the page and the library share one React Aria', 'node', ['providers.js'], consumer);
  report('every sample of the guide compiles against it', sampleProblems(packed));
  report(
    'the licence of the fonts is in the package',
    existsSync(path.join(library, 'dist/assets/OFL.txt')) ? [] : ['dist/assets/OFL.txt is missing'],
  );
  report('what it imports are its dependencies', dependencyProblems(library));
  report('a Vite app loads only what it uses', await viteProblems(consumer));
  report(
    'the standalone build has our languages of React Aria and no other',
    await dictionaryProblems(packed),
  );
  report(
    'the size of each entry point is the documented one, with our languages only',
    await bundleSizeProblems(await measureLibrary(packed), readBundleSizes()),
  );
});
