import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const { files } = JSON.parse(readFileSync('package.json', 'utf8')) as { files: string[] };
const packed = [...files, 'README.md', 'LICENSE'];

const isPacked = (target: string) =>
  packed.some((pattern) => path.matchesGlob(target, pattern) || target.startsWith(`${pattern}/`));

it('LIB-01: every link and image of the README is in the package', () => {
  const links = [...readFileSync('README.md', 'utf8').matchAll(/\]\((?!https?:)([^)#]+)/g)].map(
    ([, target = '']) => target,
  );
  expect(links.length).toBeGreaterThan(10);
  expect(links.filter((target) => !existsSync(target) || !isPacked(target))).toEqual([]);
});
