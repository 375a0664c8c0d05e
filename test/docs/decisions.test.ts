import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const DECISIONS = globSync('docs/decisions/*.md').sort();
const DOCUMENTS = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', ...globSync('docs/**/*.md')];

it.each(DECISIONS)('%s: the file name is the number and the title', (file) => {
  const [, number = '', title = ''] = /^# (\d+)\. (.+)$/m.exec(readFileSync(file, 'utf8')) ?? [];
  const slug = title
    .toLowerCase()
    .replaceAll('’', '')
    .replaceAll("'", '')
    .replaceAll(/[^a-z0-9]+/g, '-');
  expect(path.basename(file)).toBe(`${number.padStart(4, '0')}-${slug}.md`);
});

it.each(DOCUMENTS)('%s: every link to a file leads to one', (file) => {
  const prose = readFileSync(file, 'utf8').replaceAll(/^```[\s\S]*?^```/gm, '');
  const links = [...prose.matchAll(/\]\((?![a-z]+:|#)([^)#]+)/g)].map(([, target = '']) =>
    path.join(path.dirname(file), target),
  );
  expect(links.filter((target) => !existsSync(target))).toEqual([]);
});
