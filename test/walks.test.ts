import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readImports } from '../scripts/architecture/readImports.ts';

const MAX_FILES = 12;

/** The walks of `docs/walks.md`: title and the file of each step. */
const walks = readFileSync('docs/walks.md', 'utf8')
  .split(/^## /m)
  .slice(1)
  .map((section) => ({
    title: section.slice(0, section.indexOf('\n')),
    files: [...section.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, file]) => file as string),
  }));

const imports = (file: string, other: string) =>
  readImports(readFileSync(file, 'utf8'), file).some(({ target }) => target === other);

describe.each(walks)('SIT-06: the walk "$title"', ({ files }) => {
  it('has at most 12 files, and each exists', () => {
    expect(files.length).toBeGreaterThan(2);
    expect(new Set(files).size).toBeLessThanOrEqual(MAX_FILES);
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });

  it('follows imports: each file imports the next one or is imported by it', () => {
    const broken = files.flatMap((file, at) => {
      const next = files[at + 1];
      return next && !imports(file, next) && !imports(next, file) ? [`${file} → ${next}`] : [];
    });
    expect(broken).toEqual([]);
  });
});

it('SIT-06: at least one walk is documented', () => expect(walks.length).toBeGreaterThan(0));
