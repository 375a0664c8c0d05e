import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { BUILD_INPUTS } from '#server/build.ts';
import { readImports } from '../../scripts/architecture/readImports.ts';

/** The modules from which the build starts: its configuration and the pages. */
const ROOTS = [
  'vite.config.ts',
  'scripts/build/buildElements.ts',
  'server/render/entry-server.tsx',
  'server/render/entry-client.tsx',
];

/** The project's modules that these import, directly or through others. */
function importedBy(files: readonly string[], found = new Set<string>()): Set<string> {
  for (const file of files) {
    if (found.has(file)) continue;
    found.add(file);
    const imports = /\.tsx?$/.test(file) ? readImports(readFileSync(file, 'utf8'), file) : [];
    const targets = imports.flatMap(({ target, isType }) =>
      target && !isType ? target.replace(/\?.*$/, '') : [],
    );
    importedBy(
      targets.filter((target) => existsSync(target)),
      found,
    );
  }
  return found;
}

it('BFF-01: a change of any module of the page or of its build makes the server build again', () => {
  const inputs = new Set(BUILD_INPUTS.flatMap((pattern) => globSync(pattern)));
  const modules = [...importedBy(ROOTS)];
  expect(modules.length).toBeGreaterThan(300);
  expect(modules.filter((file) => !inputs.has(file))).toEqual([]);
});
