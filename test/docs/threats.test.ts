import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const text = readFileSync('docs/threats.md', 'utf8');
const rows = [...text.matchAll(/^\| (?!threat \|)([^|-][^|]*) \| ([^|]+) \| ([^|]+) \|$/gm)].map(
  ([, threat = '', defence = '', tests = '']) => ({ threat, defence, tests: tests.split(' · ') }),
);

describe('docs/threats.md', () => {
  it('names the main threats to the server', () => {
    expect(rows.length).toBeGreaterThanOrEqual(30);
    for (const subject of [
      'smuggling',
      'slowloris',
      'request forgery',
      'log-in',
      'logs contain',
      'script injection',
    ])
      expect(text.toLowerCase(), subject).toContain(subject);
  });

  it.each(rows)('BFF-05: "$threat" names existing tests', ({ defence, tests }) => {
    expect(defence).not.toBe('');
    for (const test of tests) {
      const [, file = '', title = ''] = /^`(test\/[\w/.-]+)`: (.+)$/.exec(test) ?? [];
      expect(existsSync(file), test).toBe(true);
      expect(title.length, test).toBeGreaterThan(8);
      expect(readFileSync(file, 'utf8'), test).toContain(title);
    }
  });
});

it('SECURITY.md links only to existing files', () => {
  const security = readFileSync('SECURITY.md', 'utf8');
  for (const [, file = ''] of security.matchAll(/\]\(([\w/.-]+)\)/g))
    expect(existsSync(file), file).toBe(true);
  expect(security).toContain('docs/threats.md');
});
