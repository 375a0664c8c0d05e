import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DRAWING_ENTRIES } from '../build/libraryEntries.ts';
import { browserConsumerProblems } from './browserConsumer.ts';
import { browserProblems } from './browserPromise.ts';
import { bundlerCostProblems } from './bundlerCosts.ts';
import {
  bundleSizeProblems,
  dictionaryProblems,
  measureLibrary,
  readBundleSizes,
  readScripts,
} from './bundleSizes.ts';
import { sampleProblems } from './guideSamples.ts';
import { PARSER_SIGN, savingProblems } from './localeSavings.ts';
import { nextProblems } from './nextConsumer.ts';
import { findOldestNode } from './oldestNode.ts';
import { type PackedLibrary, packLibrary } from './packedLibrary.ts';
import { serverConsumerProblems } from './serverConsumer.ts';
import { buildViteApp } from './viteConsumer.ts';

// `npm run test:package`: packs the output of `npm run build` and tests it as a consumer (LIB-01).

const CONSUMER = `
import assert from 'node:assert/strict';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Footer, Header, SITE_CODES, useMoney, useText, VitrineProvider } from 'vitrine';
import * as miniCart from 'vitrine/mini-cart';
import * as forms from 'vitrine/forms';
import { SITES, formatMoney } from 'vitrine/sites';
import { createSiteIntl } from 'vitrine/i18n';
import { createShopApi } from 'vitrine/shop';
import { createMswHandlers } from 'vitrine/mocks';
import polish from 'vitrine/locales/pl-PL';

function Part() {
  const text = useText();
  const money = useMoney();
  return createElement('p', null, text('header.skip_link'), ' ', money(1234.5));
}

for (const site of SITE_CODES) {
  const html = renderToString(createElement(VitrineProvider, { site }, createElement(Part))).replaceAll('&#x27;', "'");
  assert.ok(html.includes(formatMoney(1234.5, SITES[site].money)), site + ' writes its own money: ' + html);
}
for (const site of SITE_CODES) {
  const page = [createElement(Header, { key: 'header' }), createElement(Footer, { key: 'footer' })];
  const html = renderToString(createElement(VitrineProvider, { site }, page));
  assert.ok(html.includes('data-vitrine="header"') && html.includes('data-vitrine="footer"'), site + ' has header and footer');
}
assert.equal(typeof miniCart.MiniCart, 'function');
assert.ok(forms.TextField);
const overridden = renderToString(
  createElement(VitrineProvider, { site: 'PL', messages: polish, messageOverrides: { 'header.skip_link': 'Skok' } }, createElement(Part)),
);
assert.ok(overridden.includes('Skok'), 'a text can be overridden: ' + overridden);
assert.equal(createSiteIntl(SITES.PL, 'pl-PL', polish).text('header.skip_link'), 'Przejdź do treści');
assert.equal(typeof createShopApi({ site: 'DE' }).readCart, 'function');
assert.ok(createMswHandlers({ scenarios: ['cart-full'] }).length > 10);
console.log('A plain Node consumer renders ' + SITE_CODES.length + ' sites.');
`;

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
const { Modal, VitrineProvider } = await import('vitrine');

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
  const languages = [...header.lazy].filter(([, code]) => code.includes('header.skip_link'));
  const headerCode = [header.initial, ...header.lazy.values()].join('\n');
  const rules: [boolean, string][] = [
    [header.initial.includes('data-vitrine'), 'the header is there'],
    [languages.length === 12, `each of twelve languages is a chunk of its own (found ${languages.length})`],
    [!header.initial.includes('Zum Hauptinhalt'), 'no language is loaded at once'],
    [!PARSER_SIGN.test(header.initial), 'no message parser is loaded at once'],
    // Counter-check: the searched texts occur when mini cart and search are present.
    [/"mini-cart"/.test(headerCode) && /visit_pds_event_/.test(headerCode), 'a header brings both'],
    [!/"mini-cart"/.test(footer.initial), 'a footer brings no mini cart (LIB-02)'],
    [!/visit_pds_event_/.test(footer.initial), 'a footer brings no search (LIB-02)'],
  ];
  return rules.filter(([holds]) => !holds).map(([, rule]) => `not true: ${rule}`);
}

let failures = 0;
let checks = 0;
/** Exports for styles, which have no types. */
const STYLES = ['./styles.css', ...DRAWING_ENTRIES.map(({ name }) => `./${name}.css`)];

/** Runs one check; prints its output only if it fails. */
function check(what: string, command: string, args: string[], cwd = '.'): void {
  checks += 1;
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  console.log(`${status === 0 ? '✓' : '✗'} ${what}`);
  if (status === 0) return;
  failures += 1;
  console.log(`${stdout}${stderr}`);
}

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

function report(what: string, problems: readonly string[]): void {
  checks += 1;
  console.log(`${problems.length === 0 ? '✓' : '✗'} ${what}`);
  for (const problem of problems) console.log(`    ${problem}`);
  failures += problems.length;
}

let packed: PackedLibrary | undefined;
try {
  packed = packLibrary();
  const { tarball, app: consumer, library } = packed;
  console.log(
    `${path.basename(tarball)}: ${packed.fileCount} files, ${Math.round(packed.unpackedSize / 1000)} kB unpacked`,
  );

  check('publint has nothing to say', 'publint', ['run', tarball, '--strict']);
  check('types are right for every resolver', 'attw', [
    tarball,
    '--profile',
    'esm-only',
    '--exclude-entrypoints',
    ...STYLES,
    // Files for `<script>` and `<link>`, not for imports.
    './browser/*',
    // Files for tools.
    './tokens/light.json',
    './tokens/dark.json',
    './llms.txt',
  ]);

  writeFileSync(path.join(consumer, 'consumer.js'), CONSUMER);
  check('a plain Node consumer renders all nine sites', 'node', ['consumer.js'], consumer);
  const oldestNode = findOldestNode(console.log);
  if (oldestNode)
    check('the oldest promised Node renders all nine sites (ENG-02)', oldestNode, ['consumer.js'], consumer);
  report(
    'it uses nothing newer than the promised browsers (ENG-02)',
    await browserProblems(path.join(library, 'dist')),
  );
  writeFileSync(path.join(consumer, 'providers.js'), PROVIDERS);
  check('the page and the library share one React Aria', 'node', ['providers.js'], consumer);
  report('every sample of the guide compiles against it', sampleProblems(packed));
  report(
    'the faces come with their licence',
    existsSync(path.join(library, 'dist/assets/OFL.txt')) ? [] : ['dist/assets/OFL.txt is missing'],
  );
  report('what it imports are its dependencies', dependencyProblems(library));
  report('a Vite app loads only what it uses', await viteProblems(consumer));
  report(
    'Vite and webpack leave out other languages and the message parser',
    await savingProblems(packed, console.log),
  );
  report(
    'the standalone build has our languages of React Aria and no other',
    await dictionaryProblems(packed),
  );
  report(
    'the size of each entry point is the documented one, with our languages only',
    await bundleSizeProblems(await measureLibrary(packed), readBundleSizes()),
  );
  report(
    'a part costs the same from vitrine as from its entry point (LIB-06)',
    await bundlerCostProblems(packed, console.log),
  );
  const { styles, app: routedApp } = await browserConsumerProblems(packed);
  report('Tailwind 4, a reset and a strict content policy leave it whole', styles);
  report('it works with React Router, React Compiler and msw in the browser', routedApp);
  report(
    'a server-rendered app hydrates, and works with missing and late code (BEY-07, BEY-08)',
    await serverConsumerProblems(packed),
  );
  report(
    'a Next app with server components renders and hydrates it',
    await nextProblems(library, console.log),
  );
} catch (error) {
  failures += 1;
  console.log(error instanceof Error ? error.message : error);
} finally {
  packed?.remove();
}
console.log(
  failures === 0
    ? `✓ ${checks} checks of the package held. Sizes: docs/bundle-sizes.json`
    : `✗ ${failures} problems in ${checks} checks of the package; each stands above with its ✗.`,
);
process.exitCode = failures > 0 ? 1 : 0;
