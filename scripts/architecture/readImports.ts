import path from 'node:path';
import { readFiles } from '../lib/readFiles.ts';

/** A source file and its imports. */
export interface SourceFile {
  /** Relative to the project's root, with `/`. */
  path: string;
  text: string;
  imports: SourceImport[];
}

export interface SourceImport {
  /** The specifier in the source. */
  specifier: string;
  /** The imported project file, relative to the root; `null` for packages. */
  target: string | null;
  /** Whether the import has only types. */
  isType: boolean;
  /** Whether it is a dynamic `import()`. */
  isLazy: boolean;
}

const STATIC = /^(?:import|export)\s+(type\s+)?(?:[\w*{][^'";]*?\s+from\s+)?['"]([^'"]+)['"]/gm;
const LAZY = /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;

/** Import and export statements of a text, and its dynamic imports. */
export function readImports(text: string, file: string): SourceImport[] {
  const toImport = (specifier: string, isType: boolean, isLazy: boolean): SourceImport => ({
    specifier,
    target: toTarget(specifier, file),
    isType,
    isLazy,
  });
  return [
    ...[...text.matchAll(STATIC)].map(([, type, specifier]) =>
      toImport(specifier ?? '', Boolean(type), false),
    ),
    ...[...text.matchAll(LAZY)].map(([, specifier]) => toImport(specifier ?? '', false, true)),
  ];
}

function toTarget(specifier: string, file: string): string | null {
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(file), specifier);
  // `#eager/…` is the module itself on a server.
  const eager = /^#eager\/(.+)$/.exec(specifier)?.[1];
  if (eager) return `src/${eager}`;
  return /^#(?:src|mocks|server|demo|locales|\.storybook)\//.test(specifier) ? specifier.slice(1) : null;
}

/** All TypeScript below a folder of the project, with its imports. */
export const readSourceFiles = (folder: string): SourceFile[] =>
  readFiles(`${folder}/**/*.{ts,tsx}`).map(({ file, text }) => ({
    path: file,
    text,
    imports: readImports(text, file),
  }));
