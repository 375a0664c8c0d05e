import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { PackedLibrary } from './packedLibrary.ts';

/** A sample of code in the documentation. */
export interface Sample {
  /** Where it stands: file and line. */
  place: string;
  language: 'ts' | 'tsx';
  code: string;
}

const DOCUMENTS = ['README.md', 'docs/guide.md', 'docs/migration.md'];

/** Samples of TypeScript in a text of Markdown. */
export function readSamples(text: string, file: string): Sample[] {
  return [...text.matchAll(/^```(tsx?)\n([\s\S]*?)^```$/gm)].map(({ index, 1: language, 2: code = '' }) => ({
    place: `${file}:${text.slice(0, index).split('\n').length}`,
    language: language as Sample['language'],
    code,
  }));
}

/** Every sample of the documentation for consumers. */
export const allSamples = (): Sample[] =>
  DOCUMENTS.flatMap((file) => readSamples(readFileSync(file, 'utf8'), file));

const CONFIG = {
  compilerOptions: {
    target: 'es2023',
    lib: ['es2024', 'dom', 'dom.iterable'],
    module: 'esnext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    strict: true,
    // The package's own declarations are looked at as well.
    skipLibCheck: false,
    noEmit: true,
    types: ['node'],
    noUncheckedSideEffectImports: false,
  },
  include: ['.'],
};

/** What the compiler says of the samples when they stand in an app that has installed the package (LIB-04). */
export function sampleProblems({ app }: PackedLibrary): string[] {
  const folder = path.join(app, 'samples');
  mkdirSync(folder, { recursive: true });
  const types = path.join(app, 'node_modules/@types');
  mkdirSync(types, { recursive: true });
  for (const name of ['node', 'react', 'react-dom'])
    symlinkSync(path.resolve('node_modules/@types', name), path.join(types, name));
  const samples = allSamples();
  for (const { place, language, code } of samples) {
    const name = place.replaceAll(/\W+/g, '-');
    // Each sample is a module of its own, also one that neither imports nor exports.
    writeFileSync(path.join(folder, `${name}.${language}`), `${code}\nexport {};\n`);
  }
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(CONFIG));
  const { status, stdout } = spawnSync('tsc', ['-p', folder], { encoding: 'utf8' });
  return status === 0 ? [] : stdout.trim().split('\n');
}
