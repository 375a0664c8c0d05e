import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const { files } = JSON.parse(readFileSync('package.json', 'utf8')) as { files: string[] };

/** npm packs these whatever `files` says. */
const isPacked = (file: string) =>
  file === 'LICENSE' || files.some((pattern) => path.matchesGlob(file, pattern));

it('a link of the README leads to a file of the package, or stands where it says that the repository has it', () => {
  const paragraphs = readFileSync('README.md', 'utf8').split('\n\n');
  const links = paragraphs.flatMap((paragraph) =>
    [...paragraph.matchAll(/\]\((?!https?:)([^)#]+)[^)]*\)/g)].map(([, file = '']) => ({
      file,
      isInRepository: paragraph.startsWith('In the repository only: '),
    })),
  );
  expect(links.length).toBeGreaterThan(0);
  expect(links.filter(({ file }) => !existsSync(file))).toEqual([]);
  expect(links.filter(({ file, isInRepository }) => isPacked(file) === isInRepository)).toEqual([]);
});
