import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, createBuilder, type InlineConfig, type Rolldown } from 'vite';
import { sharedConfig } from '../build/sharedConfig.ts';

/** A built script and its modules. Sizes are bytes. */
export interface Chunk {
  file: string;
  /** Transfer size: gzip at the highest level, per file. */
  gzip: number;
  code: string;
  isEntry: boolean;
  /** Static imports. */
  imports: readonly string[];
  /** Dynamic imports. */
  dynamicImports: readonly string[];
  /** Modules, relative to the project's root, with their remaining size before minification. */
  modules: Readonly<Record<string, number>>;
}

export interface Bundle {
  chunks: readonly Chunk[];
  /** Style sheets by file. */
  styles: Readonly<Record<string, number>>;
}

export const gzipSize = (content: string | Uint8Array): number => gzipSync(content, { level: 9 }).length;

const ROOT = path.resolve(import.meta.dirname, '../..');
const toProjectPath = (id: string) =>
  path.relative(ROOT, id.replace(/^\0/, '').split('?')[0] ?? id).replaceAll(path.sep, '/');

function toBundle(built: Rolldown.RolldownOutput): Bundle {
  const chunks: Chunk[] = [];
  const styles: Record<string, number> = {};
  for (const output of built.output) {
    if (output.type === 'asset') {
      if (output.fileName.endsWith('.css')) styles[output.fileName] = gzipSize(output.source);
      continue;
    }
    const modules = Object.entries(output.modules).filter(([, { renderedLength }]) => renderedLength > 0);
    chunks.push({
      file: output.fileName,
      gzip: gzipSize(output.code),
      code: output.code,
      isEntry: output.isEntry,
      imports: output.imports,
      dynamicImports: output.dynamicImports,
      modules: Object.fromEntries(
        modules.map(([id, { renderedLength }]) => [toProjectPath(id), renderedLength]),
      ),
    });
  }
  return { chunks, styles };
}

/** The output of a build with one environment. */
export const oneOutput = (built: unknown) =>
  (Array.isArray(built) ? built[0] : built) as Rolldown.RolldownOutput;

/** Builds the demo page's script like `npm start`, in memory. */
export async function bundleDemoPage(): Promise<Bundle> {
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
  return toBundle(oneOutput(await builder.build(client)));
}

/** The chunks that load with the entry of a build: the entry and its static imports. */
export function entryChunks(built: unknown): Rolldown.OutputChunk[] {
  const chunks = oneOutput(built).output.filter((file) => file.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const first = new Set<Rolldown.OutputChunk>();
  const load = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || first.has(chunk)) return;
    first.add(chunk);
    for (const imported of chunk.imports) load(byName.get(imported));
  };
  for (const chunk of chunks) if (chunk.isEntry) load(chunk);
  return [...first];
}

const ENTRY = 'virtual:measured';

/**
 * The minified size of a module as a consumer's bundler builds it, with separate files for its lazy parts.
 *
 * @param code the entry
 */
export async function bundleModule(code: string): Promise<Bundle> {
  const config: InlineConfig = {
    ...sharedConfig,
    root: ROOT,
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'measured-entry',
        enforce: 'pre',
        resolveId: (source) => (source === ENTRY ? `\0${ENTRY}.ts` : null),
        load: (id) => (id === `\0${ENTRY}.ts` ? code : null),
      },
      ...sharedConfig.plugins,
    ],
    build: {
      write: false,
      reportCompressedSize: false,
      target: 'baseline-widely-available',
      rolldownOptions: {
        input: ENTRY,
        preserveEntrySignatures: 'strict',
      },
    },
  };
  return toBundle(oneOutput(await build(config)));
}

/** React and react-dom alone, hydrating a page: the reference for all script sizes. */
export const FLOOR_CODE = `
import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
hydrateRoot(document.body, createElement('p'));
`;

/** A chunk and its static imports. */
export function loadedWith({ chunks }: Bundle, first: Chunk | undefined): Chunk[] {
  const byFile = new Map(chunks.map((chunk) => [chunk.file, chunk]));
  const seen = new Set<Chunk>();
  const visit = (chunk: Chunk | undefined) => {
    if (!chunk || seen.has(chunk)) return;
    seen.add(chunk);
    for (const file of chunk.imports) visit(byFile.get(file));
  };
  visit(first);
  return [...seen];
}

/** The page's initial scripts: the entry and its static imports. */
export const initialChunks = (bundle: Bundle): Chunk[] =>
  loadedWith(
    bundle,
    bundle.chunks.find((chunk) => chunk.isEntry),
  );

export const sumOf = (chunks: readonly Chunk[]): number => chunks.reduce((sum, { gzip }) => sum + gzip, 0);

/** Modules that must not be in a page's first load (BEY-07). */
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
    .flatMap(({ modules }) => Object.entries(modules))
    .filter(([id]) => pattern.test(id))
    .reduce((sum, [, bytes]) => sum + bytes, 0);

/** The installed version of a dependency, for reports. */
export const versionOf = (name: string): string =>
  JSON.parse(readFileSync(path.join(ROOT, 'node_modules', name, 'package.json'), 'utf8')).version;
