import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { build, type InlineConfig } from 'vite';
import { readOpenApi } from '#server/openapi/serveOpenApi.ts';
import { LOCALE_CODES } from '#src/config/locales.ts';
import { designTokensFile } from '../package/designTokens.ts';
import { llmsText } from '../package/llmsText.ts';
import { buildElements } from './buildElements.ts';
import { ALL_LANGUAGES, EAGER_MODULE, EMPTY_MODULE } from './eagerModulesPlugin.ts';
import { DRAWING_ENTRIES, LIBRARY_ENTRIES, PAGE_ENTRIES } from './libraryEntries.ts';
import { compileLocale, readTexts } from './localesPlugin.ts';
import { sharedConfig } from './sharedConfig.ts';
import { starEntryPlugin } from './starEntryPlugin.ts';

// `npm run build`: builds the published package in dist/. Every module stays a separate file, so that a
// consumer's bundler can remove unused ones.

const OUT = 'dist';
const WORK = '.cache/library';

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, Record<string, string>>;

/** Dependencies stay imports, so that a page has one copy of each. */
const PACKAGES = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
const isPackage = (id: string) => PACKAGES.some((name) => id === name || id.startsWith(`${name}/`));

/** A module's output path. */
const toFile = (name: string) => `${name.replace(/^src\//, '')}.js`;
/** The name of an entry point's chunk, so that `dist/` has the folders of `src/`. */
const chunkName = (source: string) => source.replace(/^src\//, '').replace(/\.ts$/, '');

const base: InlineConfig = { ...sharedConfig, configFile: false, logLevel: 'warn' };

async function buildModules(): Promise<void> {
  const entries = Object.fromEntries(
    LIBRARY_ENTRIES.map(({ source }) => [chunkName(source), path.resolve(source)]),
  );
  const clients = new Set(
    LIBRARY_ENTRIES.filter(({ isClient }) => isClient).map(({ source }) => chunkName(source)),
  );
  await build({
    ...base,
    plugins: [
      {
        name: 'library-messages',
        enforce: 'pre',
        resolveId(source) {
          // The consumer's resolver decides through package.json.
          if (EAGER_MODULE.test(source)) return { id: source.replace(/\.tsx?$/, '.js'), external: true };
          const locale = /\/locales\/([\w-]+)\.json$/.exec(source)?.[1];
          return locale ? { id: `#locales/${locale}.json`, external: true } : null;
        },
      },
      ...(base.plugins ?? []),
      starEntryPlugin('entries/index'),
    ],
    build: {
      outDir: OUT,
      emptyOutDir: true,
      target: 'es2023',
      minify: false,
      cssMinify: false,
      sourcemap: false,
      lib: {
        entry: {
          ...entries,
          ...Object.fromEntries(
            [EMPTY_MODULE, ALL_LANGUAGES].map((module) => [chunkName(module), path.resolve(module)]),
          ),
        },
        formats: ['es'],
        cssFileName: 'styles',
      },
      rolldownOptions: {
        external: (id) => isPackage(id) || id.startsWith('node:'),
        output: {
          preserveModules: true,
          preserveModulesRoot: '.',
          entryFileNames: ({ name }) => toFile(name),
          chunkFileNames: ({ name }) => toFile(name),
          paths: (id) => id.replace(/^#locales\/(.+)\.json$/, '../locales/$1.js'),
          banner: ({ name }) => (clients.has(name) ? "'use client';" : ''),
        },
      },
    },
  });
}

/** Builds a style sheet in layer order: the base and the styles of some entry points, with the fonts beside it. */
async function buildSheet(name: string, modules: readonly string[]): Promise<void> {
  const entry = 'virtual:library-with-styles';
  const assets = `${WORK}/styles/${name}`;
  await build({
    ...base,
    base: './',
    plugins: [
      ...(base.plugins ?? []),
      {
        name: 'library-with-styles',
        resolveId: (source) => (source === entry ? `\0${entry}` : null),
        load: (id) =>
          id === `\0${entry}`
            ? [
                `import ${JSON.stringify(path.resolve('src/styles/index.css'))};`,
                ...modules.map((file) => `export * from ${JSON.stringify(path.resolve(file))};`),
              ].join('\n')
            : null,
      },
    ],
    build: {
      outDir: assets,
      emptyOutDir: true,
      target: 'baseline-widely-available',
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      minify: false,
      cssMinify: true,
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: 'strict',
        external: isPackage,
        output: { assetFileNames: '[name][extname]' },
      },
    },
  });
  const sheets = readdirSync(assets).filter((file) => file.endsWith('.css'));
  const [sheet, ...others] = sheets;
  if (!sheet || others.length > 0)
    throw new Error(`Expected one style sheet for ${name}, got ${sheets.join(', ') || 'none'}.`);
  mkdirSync(`${OUT}/assets`, { recursive: true });
  for (const file of readdirSync(assets)) {
    if (file.endsWith('.woff2')) copyFileSync(path.join(assets, file), `${OUT}/assets/${file}`);
  }
  const css = readFileSync(path.join(assets, sheet), 'utf8').replace(
    /url\((["']?)(?:\.\/)?([\w-]+\.woff2)\1\)/g,
    'url(./assets/$2)',
  );
  // The layer order must be declared before the first layer.
  writeFileSync(`${OUT}/${name}.css`, `${layerOrder()}\n${css}`);
}

/** `vitrine/styles.css` for pages with several entry points, and a sheet for each entry point with components. */
async function buildStyles(): Promise<void> {
  await buildSheet(
    'styles',
    PAGE_ENTRIES.map(({ source }) => source),
  );
  for (const { name, source } of DRAWING_ENTRIES) await buildSheet(name, [source]);
  // The fonts' licence is distributed with the fonts.
  copyFileSync('src/styles/fonts/OFL.txt', `${OUT}/assets/OFL.txt`);
}

const layerOrder = () =>
  readFileSync('src/styles/layers.css', 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .trim();

/** `vitrine/locales/<locale>`: compiled messages, ready for `VitrineProvider`. */
function writeLocales(): void {
  mkdirSync(`${OUT}/locales`, { recursive: true });
  const keys = Object.keys(readTexts('de-DE', 'library'));
  const type = [
    "import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';",
    '/** Compiled messages of one language, by message id. */',
    'declare const messages: {',
    ...keys.map((key) => `  ${JSON.stringify(key)}: string | MessageFormatElement[];`),
    '};',
    'export default messages;',
    '',
  ].join('\n');
  for (const locale of LOCALE_CODES) {
    writeFileSync(`${OUT}/locales/${locale}.js`, `${compileLocale(locale, 'library')}\n`);
    writeFileSync(
      `${OUT}/locales/${locale}.d.ts`,
      locale === 'de-DE' ? type : "export { default } from './de-DE.js';\n",
    );
  }
}

/** What tools read: design tokens, the text for language models, and the contract of the calls. */
function writeForTools(): void {
  mkdirSync(`${OUT}/tokens`, { recursive: true });
  for (const mode of ['light', 'dark'] as const)
    writeFileSync(`${OUT}/tokens/${mode}.json`, designTokensFile(mode));
  writeFileSync(`${OUT}/llms.txt`, llmsText());
  writeFileSync(`${OUT}/openapi.json`, `${JSON.stringify(readOpenApi(), null, 2)}\n`);
}

/** Declarations, with addresses that any resolver understands. */
function writeTypes(): void {
  const types = `${WORK}/types`;
  rmSync(types, { recursive: true, force: true });
  execFileSync('tsc', ['-p', 'scripts/build/tsconfig.library.json'], { stdio: 'inherit' });
  cpSync(`${types}/src`, OUT, { recursive: true });
  cpSync(`${types}/mocks`, `${OUT}/mocks`, { recursive: true });
  for (const file of globSync(`${OUT}/**/*.d.ts`)) {
    const here = path.dirname(file);
    const shipped = path.relative(OUT, file).replaceAll(path.sep, '/');
    const source = path.posix.dirname(shipped.startsWith('mocks/') ? shipped : `src/${shipped}`);
    const toAddress = (target: string) => {
      const relative = path.relative(here, path.join(OUT, target)).replaceAll(path.sep, '/');
      return `${relative.startsWith('.') ? relative : `./${relative}`}.js`;
    };
    const text = readFileSync(file, 'utf8').replace(
      /(['"])((?:#(?:src|mocks|locales)|\.{1,2})\/[^'"]+?)\1/g,
      (_, quote: string, specifier: string) => {
        const target = specifier.startsWith('.') ? path.posix.join(source, specifier) : specifier.slice(1);
        return quote + toAddress(target.replace(/^src\//, '').replace(/\.(tsx?|js|json)$/, '')) + quote;
      },
    );
    writeFileSync(file, text);
  }
}

const since = performance.now();
/** Builds the parts in sequence and prints the name of each. */
async function make(what: string, part: () => unknown): Promise<void> {
  console.log(`▸ ${what}`);
  await part();
}

await make('modules', buildModules);
await make('styles', buildStyles);
await make('custom elements', () => buildElements(`${OUT}/browser`));
await make('languages', writeLocales);
await make('types', writeTypes);
await make('tokens, llms.txt and openapi.json', writeForTools);
const files = globSync(`${OUT}/**/*.*`);
console.log(
  `The package is in ${OUT}/: ${LIBRARY_ENTRIES.length} entries, ${LOCALE_CODES.length} languages, ${files.length} files, ` +
    `in ${Math.round((performance.now() - since) / 1000)} s.`,
);
