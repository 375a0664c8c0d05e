import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { addFixture, type PackedLibrary } from './packedLibrary.ts';

/** A code sample in the documentation. */
interface Sample {
  /** File and line. */
  place: string;
  language: 'ts' | 'tsx';
  code: string;
}

const DOCUMENTS = ['README.md', 'docs/guide.md', 'docs/migration.md'];

/** The example whose files the guide contains. */
export const EXAMPLE = 'examples/nordkok';
/** Packages that the example needs and the library does not. */
export const EXAMPLE_PACKAGES = ['fastify', '@fastify/static'];

/** A Markdown text with the files that its comments name: `<!-- examples/nordkok/src/shop.ts -->`. */
export const withExampleFiles = (text: string): string =>
  text.replaceAll(
    /^(<!-- (examples\/\S+) -->\n```tsx?\n)[\s\S]*?(?=^```$)/gm,
    (_, opening: string, file: string) => opening + readFileSync(file, 'utf8'),
  );

/** The TypeScript samples of a Markdown text, without files of the example. */
function readSamples(text: string, file: string): Sample[] {
  return [...text.matchAll(/(?<!-->\n)^```(tsx?)\n([\s\S]*?)^```$/gm)].map(
    ({ index, 1: language, 2: code = '' }) => ({
      place: `${file}:${text.slice(0, index).split('\n').length}`,
      language: language as Sample['language'],
      code,
    }),
  );
}

/** All samples of the consumer documentation. */
export const allSamples = (): Sample[] =>
  DOCUMENTS.flatMap((file) => readSamples(readFileSync(file, 'utf8'), file));

const CONFIG = {
  compilerOptions: {
    target: 'es2023',
    lib: ['es2024', 'dom', 'dom.iterable'],
    module: 'esnext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    allowImportingTsExtensions: true,
    strict: true,
    // Checks the package's own declarations, too.
    skipLibCheck: false,
    noEmit: true,
    types: ['node', 'vite/client'],
  },
  include: ['.', `../${path.basename(EXAMPLE)}`],
};

/** Compiler errors of the samples and the example in an app with the installed package. */
export function sampleProblems(packed: PackedLibrary): string[] {
  const { app } = packed;
  const testing = ['dom', 'react', 'user-event'].map((name) => `@testing-library/${name}`);
  addFixture(packed, EXAMPLE, [...EXAMPLE_PACKAGES, ...testing]);
  const folder = path.join(app, 'samples');
  mkdirSync(folder, { recursive: true });
  const types = path.join(app, 'node_modules/@types');
  mkdirSync(types, { recursive: true });
  for (const name of ['node', 'react', 'react-dom'])
    symlinkSync(path.resolve('node_modules/@types', name), path.join(types, name));
  const samples = allSamples();
  for (const { place, language, code } of samples) {
    const name = place.replaceAll(/\W+/g, '-');
    // Makes each sample a module, even without imports and exports.
    writeFileSync(path.join(folder, `${name}.${language}`), `${code}\nexport {};\n`);
  }
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(CONFIG));
  const { status, stdout } = spawnSync('tsc', ['-p', folder], { encoding: 'utf8' });
  return status === 0 ? [] : stdout.trim().split('\n');
}
