import { existsSync, readFileSync } from 'node:fs';
import { readImports } from '../../scripts/architecture/readImports.ts';

/** The given files and the project's files that they import, directly or through others; without types. */
export function importedBy(files: readonly string[], found = new Set<string>()): Set<string> {
  for (const file of files) {
    if (found.has(file)) continue;
    found.add(file);
    const imports = /\.(?:tsx?|mdx)$/.test(file) ? readImports(readFileSync(file, 'utf8'), file) : [];
    const targets = imports.flatMap(({ target, isType }) =>
      target && !isType ? [target.replace(/\?.*$/, '')] : [],
    );
    importedBy(
      targets.filter((target) => existsSync(target)),
      found,
    );
  }
  return found;
}
