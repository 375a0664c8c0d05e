import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const text = readFileSync('docs/threats.md', 'utf8');
const rows = [...text.matchAll(/^\| (?!threat \|)([^|-][^|]*) \| ([^|]+) \| ([^|]+) \|$/gm)].map(
  ([, threat = '', defence = '', tests = '']) => ({ threat, defence, tests: tests.split(' · ') }),
);

describe('docs/threats.md', () => {
  it('names the threats that the server is made for', () => {
    expect(rows.length).toBeGreaterThanOrEqual(30);
    for (const subject of [
      'smuggling',
      'slowloris',
      'another site writes',
      'log-in',
      'logs hold',
      'a script',
    ])
      expect(text.toLowerCase(), subject).toContain(subject);
  });

  it.each(rows)('BFF-05: "$threat" is shown by tests that there are', ({ defence, tests }) => {
    expect(defence).not.toBe('');
    for (const test of tests) {
      const [, file = '', title = ''] = /^`(test\/[\w/.-]+)`: (.+)$/.exec(test) ?? [];
      expect(existsSync(file), test).toBe(true);
      expect(title.length, test).toBeGreaterThan(8);
      expect(readFileSync(file, 'utf8'), test).toContain(title);
    }
  });
});

it('SECURITY.md leads to what it names', () => {
  const security = readFileSync('SECURITY.md', 'utf8');
  for (const [, file = ''] of security.matchAll(/\]\(([\w/.-]+)\)/g))
    expect(existsSync(file), file).toBe(true);
  expect(security).toContain('docs/threats.md');
});
