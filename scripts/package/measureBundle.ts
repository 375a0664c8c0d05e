import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, createBuilder, type InlineConfig, type Rolldown } from 'vite';
import { sharedConfig } from '../build/sharedConfig.ts';

/** A built script and its modules. */
export type Chunk = Rolldown.OutputChunk;

/** Transfer size: gzip at the highest level, per file. */
export const gzipSize = (content: string | Uint8Array): number => gzipSync(content, { level: 9 }).length;

export const sumOf = (chunks: readonly Chunk[]): number =>
  chunks.reduce((sum, { code }) => sum + gzipSize(code), 0);

const ROOT = path.resolve(import.meta.dirname, '../..');
const toProjectPath = (id: string) =>
  path.relative(ROOT, id.replace(/^\0/, '').split('?')[0] ?? id).replaceAll(path.sep, '/');

/** The modules of a chunk, relative to the project's root, with their remaining size before minification. */
export const modulesOf = ({ modules }: Chunk): [file: string, bytes: number][] =>
  Object.entries(modules)
    .filter(([, { renderedLength }]) => renderedLength > 0)
    .map(([id, { renderedLength }]) => [toProjectPath(id), renderedLength]);

/** The scripts of a build with one environment. */
const chunksOf = (built: unknown): Chunk[] => {
  const { output } = (Array.isArray(built) ? built[0] : built) as Rolldown.RolldownOutput;
  return output.filter((file) => file.type === 'chunk');
};

/**
 * Builds scripts in memory.
 *
 * @param code of an entry without a file, in the root of its project; without it the configuration names the entry
 */
export async function buildInMemory(
  { root, plugins = [], build: options, ...config }: InlineConfig & { root: string },
  code?: string,
): Promise<Chunk[]> {
  const entry = path.join(root, 'measured.js');
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    ...config,
    plugins: [
      {
        name: 'measured-entry',
        enforce: 'pre',
        resolveId: (source) => (source === entry ? entry : null),
        load: (id) => (id === entry ? code : null),
      },
      ...plugins,
    ],
    build: {
      write: false,
      reportCompressedSize: false,
      ...options,
      rolldownOptions: {
        ...(code !== undefined && { input: entry, preserveEntrySignatures: 'strict' }),
        ...options?.rolldownOptions,
      },
    },
  });
  return chunksOf(built);
}

/** Builds the demo page's script like `npm start`, in memory. */
export async function bundleDemoPage(): Promise<Chunk[]> {
  const builder = await createBuilder(
    {
      root: ROOT,
      logLevel: 'silent',
      define: { 'process.env.NODE_ENV': '"production"' },
      environments: { client: { build: { write: false, reportCompressedSize: false } } },
    },
    false,
  );
  const { client } = builder.environments;
  if (!client) throw new Error('vite.config.ts has no environment called client.');
  return chunksOf(await builder.build(client));
}

/**
 * The minified size of a module as a consumer's bundler builds it, with separate files for its lazy parts.
 *
 * @param code the entry
 */
export const bundleModule = (code: string): Promise<Chunk[]> =>
  buildInMemory({ ...sharedConfig, root: ROOT, build: { target: 'baseline-widely-available' } }, code);

/** React and react-dom alone, hydrating a page: the reference for all script sizes. */
export const FLOOR_CODE = `
import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
hydrateRoot(document.body, createElement('p'));
`;

/** Chunks and their static imports. */
export function loadedWith(chunks: readonly Chunk[], first: readonly Chunk[]): Chunk[] {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const seen = new Set<Chunk>();
  const visit = (chunk: Chunk | undefined) => {
    if (!chunk || seen.has(chunk)) return;
    seen.add(chunk);
    for (const file of chunk.imports) visit(byFile.get(file));
  };
  for (const chunk of first) visit(chunk);
  return [...seen];
}

/** The scripts of the first load: the entry and its static imports. */
export const initialChunks = (chunks: readonly Chunk[]): Chunk[] =>
  loadedWith(
    chunks,
    chunks.filter(({ isEntry }) => isEntry),
  );

/** Modules that must not be in a page's first load. */
export const FORBIDDEN: Record<string, RegExp> = {
  'staff preview': /^src\/features\/preview\/(?!PreviewPanel\.tsx|index\.ts)/,
  'classic zod': /zod\/v4\/classic\//,
  'any zod': /node_modules\/zod\//,
  'ICU parser': /icu-messageformat-parser\/(?!no-parser)/,
  'any language': /vitrine-locale:/,
  ListBox: /react-(aria|stately|aria-components)\/.*\b(use)?ListBox/,
  ComboBox: /react-(aria|stately|aria-components)\/.*\b(use)?ComboBox/,
  Select: /react-(aria|stately|aria-components)\/.*\b(use)?Select\.m?js/,
  'date fields': /@internationalized\/date|react-(aria|stately|aria-components)\/.*Date/,
};

/** Bytes, before minification, of the modules that match a pattern. */
export const bytesOf = (chunks: readonly Chunk[], pattern: RegExp): number =>
  chunks
    .flatMap(modulesOf)
    .filter(([file]) => pattern.test(file))
    .reduce((sum, [, bytes]) => sum + bytes, 0);
