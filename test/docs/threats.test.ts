import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { citedTests } from '../../scripts/requirements/citedTests.ts';

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

  // `npm run requirements` checks that the cited tests exist.
  it.each(rows)('BFF-05: "$threat" cites a test in each part of its evidence', ({ defence, tests }) => {
    expect(defence).not.toBe('');
    for (const test of tests) {
      const [cited, ...others] = citedTests(test);
      expect(cited?.title.length, test).toBeGreaterThan(8);
      expect(others).toEqual([]);
    }
  });
});

it('SECURITY.md links only to existing files', () => {
  const security = readFileSync('SECURITY.md', 'utf8');
  for (const [, file = ''] of security.matchAll(/\]\(([\w/.-]+)\)/g))
    expect(existsSync(file), file).toBe(true);
  expect(security).toContain('docs/threats.md');
});
