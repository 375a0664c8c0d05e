import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { type Dictionary, findDictionaries, readDictionaries } from '../build/dictionaries.ts';
import { PAGE_ENTRIES } from '../build/libraryEntries.ts';
import { startProgress } from '../lib/progress.ts';
import { readJson } from '../lib/readJson.ts';
import { buildInMemory, gzipSize, initialChunks, sumOf } from './measureBundle.ts';
import type { PackedLibrary } from './packedLibrary.ts';
import { BUDGETS } from './sizeBudgets.ts';

/** The bundle size of an entry point if a page uses all its exports. Sizes are bytes, gzip. */
export interface BundleSize {
  /** `vitrine/header` */
  entry: string;
  /** Script that loads with the page, without React. */
  initial: number;
  /** Lazy-loaded script, without languages. */
  lazy: number;
  /** The entry point's style sheet, including the base. */
  styles: number;
  /** Lazy-loaded languages of ours. */
  languages: number;
  /** Languages of react-aria's texts in the bundle. */
  dictionaries: string[];
}

export const BUNDLE_SIZES_FILE = 'docs/bundle-sizes.json';

/** Packages that the page already has, excluded from sizes. */
const EXTERNAL = /^(react|react-dom|msw)(\/|$)/;
/** Tolerance before sizes must be updated. */
const TOLERANCE = 0.05;
const LEAST_DIFFERENCE = 500;

const isLanguage = (code: string) => code.includes('header.skip_link') && code.includes('JSON.parse(');

/** Builds a page that uses every export of an entry point, as a consumer's Vite with `vitrine/vite` does. */
async function measureEntry(
  { app, library }: PackedLibrary,
  name: string,
  dictionaries: readonly Dictionary[],
): Promise<BundleSize> {
  const entry = name === 'index' ? 'vitrine' : `vitrine/${name}`;
  const chunks = await buildInMemory(
    {
      root: app,
      plugins: await loadPlugin(library),
      build: { rolldownOptions: { external: (id) => EXTERNAL.test(id) } },
    },
    `export * from ${JSON.stringify(entry)};`,
  );
  const first = initialChunks(chunks);
  const lazyChunks = chunks.filter((chunk) => !first.includes(chunk));
  const languages = lazyChunks.filter(({ code }) => isLanguage(code));
  const sheet = path.join(library, 'dist', name === 'index' ? 'styles.css' : `${name}.css`);
  return {
    entry,
    initial: sumOf(first),
    lazy: sumOf(lazyChunks) - sumOf(languages),
    styles: existsSync(sheet) ? gzipSize(readFileSync(sheet)) : 0,
    languages: languages.length,
    dictionaries: findDictionaries(chunks.map(({ code }) => code).join('\n'), dictionaries),
  };
}

/** Measures every entry point as built by a consumer. Reports progress. */
export async function measureLibrary(packed: PackedLibrary): Promise<BundleSize[]> {
  const dictionaries = await readDictionaries();
  const sizes: BundleSize[] = [];
  const progress = startProgress('Measuring', PAGE_ENTRIES.length);
  for (const { name } of PAGE_ENTRIES) {
    sizes.push(await measureEntry(packed, name, dictionaries));
    progress.step(name);
  }
  progress.end();
  return sizes;
}

export const readBundleSizes = (): BundleSize[] => readJson(BUNDLE_SIZES_FILE) ?? [];

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

function isOff(now: number, written: number): boolean {
  const difference = Math.abs(now - written);
  return difference > LEAST_DIFFERENCE && difference > written * TOLERANCE;
}

/** The entry points over their budgets. */
export const budgetProblems = (sizes: readonly BundleSize[]): string[] =>
  sizes.flatMap(({ entry, initial }) => {
    const budget = BUDGETS[entry];
    if (budget === undefined) return [`${entry} has no budget in scripts/package/sizeBudgets.ts.`];
    return initial > budget * 1000
      ? [`${entry} loads ${kB(initial)} at once; its budget is ${budget} kB.`]
      : [];
  });

/** Unsupported languages in the bundles. */
function foreignDictionaries(sizes: readonly BundleSize[], dictionaries: readonly Dictionary[]): string[] {
  const foreign = new Set(dictionaries.filter(({ isOurs }) => !isOurs).map(({ locale }) => locale));
  return sizes.flatMap(({ entry, dictionaries: inside }) =>
    inside
      .filter((locale) => foreign.has(locale))
      .map((locale) => `${entry} brings react-aria in ${locale}.`),
  );
}

/** Problems of the entry points, and differences from the recorded sizes. */
export async function bundleSizeProblems(
  now: readonly BundleSize[],
  written: readonly BundleSize[],
): Promise<string[]> {
  const dictionaries = await readDictionaries();
  const byEntry = new Map(written.map((size) => [size.entry, size]));
  const outdated = now.flatMap((size) => {
    const known = byEntry.get(size.entry);
    const isCurrent =
      known &&
      !isOff(size.initial, known.initial) &&
      !isOff(size.lazy, known.lazy) &&
      !isOff(size.styles, known.styles) &&
      size.languages === known.languages &&
      size.dictionaries.join() === known.dictionaries.join();
    const { initial, lazy, styles } = size;
    return isCurrent
      ? []
      : [
          `${size.entry} is ${kB(initial)}, ${kB(lazy)} lazy, ${kB(styles)} of styles; ${BUNDLE_SIZES_FILE} says otherwise. Run \`npm run bundle-sizes\`.`,
        ];
  });
  return [...budgetProblems(now), ...foreignDictionaries(now, dictionaries), ...outdated];
}

/** The concatenated scripts of a folder. @param without a subfolder to exclude */
export const readScripts = (folder: string, without?: string): string =>
  globSync('**/*.js', { cwd: folder, exclude: without ? [`${without}/**`] : [] })
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');

/** Whether the standalone build contains React Aria only in our languages. */
export async function dictionaryProblems({ library }: PackedLibrary): Promise<string[]> {
  const dictionaries = await readDictionaries();
  const inside = findDictionaries(readScripts(path.join(library, 'dist/browser')), dictionaries);
  const foreign = dictionaries.filter(({ locale, isOurs }) => !isOurs && inside.includes(locale));
  return [
    ...(inside.length === 0 ? ['No language of React Aria is there.'] : []),
    ...foreign.map(({ locale }) => `React Aria's ${locale} is there.`),
  ];
}

/** The plugin `vitrine/vite` of a packed library. */
export async function loadPlugin(library: string): Promise<Plugin[]> {
  const { vitrine } = await import(pathToFileURL(path.join(library, 'dist/entries/vite.js')).href);
  return vitrine();
}
