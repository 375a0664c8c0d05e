import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build as esbuild } from 'esbuild';
import { buildInMemory, gzipSize, initialChunks } from './measureBundle.ts';
import type { PackedLibrary } from './packedLibrary.ts';
import { webpackEntryScript } from './webpackConsumer.ts';

// What `import { Footer } from 'vitrine'` costs compared with `from 'vitrine/footer'`, by bundler.

/** A component and its own entry point. */
const PARTS: readonly (readonly [name: string, entry: string])[] = [
  ['Footer', 'vitrine/footer'],
  ['MiniCart', 'vitrine/mini-cart'],
  ['Search', 'vitrine/search'],
];

/** Packages that the page already has. */
const EXTERNAL = /^react(-dom)?(\/|$)/;

/** Builds a page; returns the scripts that load with it. */
type Build = (folder: string, file: string) => Promise<string[]>;

interface Bundler {
  build: Build;
  /** The most that a part from `vitrine` may cost in addition, in bytes, gzip. */
  tolerance: number;
}

const BUNDLERS: Readonly<Record<string, Bundler>> = {
  Vite: {
    tolerance: 1_000,
    build: async (root, input) => {
      const rolldownOptions = { input, external: (id: string) => EXTERNAL.test(id) };
      const chunks = await buildInMemory({ root, build: { rolldownOptions } });
      return initialChunks(chunks).map(({ code }) => code);
    },
  },
  webpack: {
    tolerance: 1_000,
    build: async (folder, file) => [await webpackEntryScript(folder, file, EXTERNAL)],
  },
  // esbuild splits code by file: of a file that the page shares with a lazy chunk, it loads everything that any chunk of
  // the package uses. This remains; before the entry point consisted of `export *` alone it was 130 kB and more.
  'esbuild with `splitting`': { tolerance: 20_000, build: splitWithEsbuild },
};

async function splitWithEsbuild(folder: string, file: string): Promise<string[]> {
  const { metafile, outputFiles } = await esbuild({
    absWorkingDir: folder,
    entryPoints: [file],
    outdir: path.join(folder, 'built'),
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    write: false,
    metafile: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    external: ['react', 'react/*', 'react-dom', 'react-dom/*'],
    logLevel: 'error',
  });
  const texts = new Map(outputFiles.map((output) => [path.resolve(output.path), output.text]));
  const first = new Set<string>();
  const load = (output: string) => {
    if (first.has(output)) return;
    first.add(output);
    for (const { path: next, kind, external } of metafile.outputs[output]?.imports ?? [])
      if (kind === 'import-statement' && !external) load(next);
  };
  const isPage = ({ entryPoint = '' }) => path.resolve(folder, entryPoint) === file;
  for (const [output, info] of Object.entries(metafile.outputs)) if (isPage(info)) load(output);
  return [...first].map((output) => texts.get(path.resolve(folder, output)) ?? '');
}

/** Bytes, gzip, without React, of the first load of a page with the provider and one part. */
async function measurePage({ app }: PackedLibrary, bundler: Bundler, part: string, entry?: string) {
  const folder = path.join(app, 'costs');
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${part}-${entry ? 'entry' : 'whole'}.js`);
  writeFileSync(
    file,
    `import { VitrineProvider } from '${entry ? 'vitrine/provider' : 'vitrine'}';
import { ${part} } from '${entry ?? 'vitrine'}';
console.log(VitrineProvider, ${part});`,
  );
  const scripts = await bundler.build(folder, file);
  return scripts.reduce((sum, code) => sum + gzipSize(code), 0);
}

const kB = (bytes: number) => (bytes / 1000).toFixed(0);

/** The row of the guide's table, for the footer. */
const guideRow = (bundler: string, fromPackage: number, fromEntry: number) =>
  `| ${bundler} | ${kB(fromPackage)} kB | ${kB(fromEntry)} kB |`;

/** The tolerance of the guide's figures, in kB. */
const GUIDE_TOLERANCE = 1;

/** Whether the guide has the row, within the tolerance. */
function guideHas(guide: string, bundler: string, fromPackage: number, fromEntry: number): boolean {
  const row = guide.split('\n').find((line) => line.startsWith(`| ${bundler} |`));
  const figures = [...(row?.matchAll(/(\d+) kB/g) ?? [])].map(([, figure]) => Number(figure));
  return [fromPackage, fromEntry].every(
    (bytes, at) => Math.abs(bytes / 1000 - (figures[at] ?? 0)) <= GUIDE_TOLERANCE,
  );
}

/**
 * Builds each part from `vitrine` and from its own entry point, prints the guide's table, and returns where the first
 * costs more.
 */
export async function bundlerCostProblems(packed: PackedLibrary): Promise<string[]> {
  const guide = readFileSync('docs/guide.md', 'utf8');
  const problems: string[] = [];
  for (const [name, bundler] of Object.entries(BUNDLERS)) {
    for (const [part, entry] of PARTS) {
      const fromPackage = await measurePage(packed, bundler, part);
      const fromEntry = await measurePage(packed, bundler, part, entry);
      if (fromPackage - fromEntry > bundler.tolerance)
        problems.push(
          `${name}: ${part} costs ${kB(fromPackage)} kB from vitrine, ${kB(fromEntry)} kB from ${entry}.`,
        );
      if (part !== 'Footer') continue;
      console.log(guideRow(name, fromPackage, fromEntry));
      if (!guideHas(guide, name, fromPackage, fromEntry))
        problems.push(`docs/guide.md needs the row ${guideRow(name, fromPackage, fromEntry)}`);
    }
  }
  return problems;
}
