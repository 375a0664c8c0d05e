import { expect, it } from 'vitest';
import {
  browserResults,
  citationProblems,
  citedTests,
  unitResults,
} from '../../scripts/requirements/citedTests.ts';

const FILE = 'test/server/a.test.ts';
const run = (...cases: [title: string, status: string][]) =>
  unitResults({
    testResults: [
      {
        name: `${process.cwd()}/${FILE}`,
        assertionResults: cases.map(([fullName, status]) => ({ fullName, status })),
      },
    ],
  });
const problems = (citation: string, ...cases: [title: string, status: string][]) =>
  citationProblems(citedTests(citation), run(...cases));

it('BFF-05: reads every citation of a row, with and without a title', () => {
  const row = `| a | b | Headers: \`${FILE}\`: rejects %s · \`test/e2e/b.spec.ts\`: closes. SQL is parsed: \`${FILE}\` |`;
  expect(citedTests(row)).toEqual([
    { file: FILE, title: 'rejects %s' },
    { file: 'test/e2e/b.spec.ts', title: 'closes' },
    { file: FILE, title: '' },
  ]);
});

it('BFF-05: a cited test that did not run is a problem, although its file ran', () => {
  const found = problems(`\`${FILE}\`: rejects a forged session`, ['accepts a session', 'passed']);
  expect(found).toEqual([`${FILE}: "rejects a forged session" did not run`]);
  expect(problems(`\`${FILE}\`: rejects`, ['rejects', 'skipped'])).toHaveLength(1);
});

it('BFF-05: of a test with cases, each case must pass', () => {
  const cited = `\`${FILE}\`: a write as %s with %.20s (again) returns $code`;
  const first: [string, string] = ['BFF-04: a write as text with {"a":1} (again) returns 403', 'passed'];
  expect(problems(cited, first)).toEqual([]);
  const failing = problems(cited, first, ['a write as form with x (again) returns 200', 'failed']);
  expect(failing).toEqual([`${FILE}: "a write as %s with %.20s (again) returns $code" failed`]);
});

it('BFF-05: reads tests in a browser, in nested suites and several projects', () => {
  const spec = (title: string, ...statuses: string[]) => ({
    title,
    file: 'b.spec.ts',
    tests: statuses.map((status) => ({ results: [{ status }] })),
  });
  const results = browserResults({
    config: { rootDir: `${process.cwd()}/test/e2e` },
    suites: [
      {
        title: 'b.spec.ts',
        specs: [spec('opens', 'passed')],
        suites: [{ title: 'a flyout', specs: [spec('closes', 'passed', 'failed')] }],
      },
    ],
  });
  expect(results).toEqual([
    { file: 'test/e2e/b.spec.ts', title: 'b.spec.ts opens', hasPassed: true },
    { file: 'test/e2e/b.spec.ts', title: 'b.spec.ts a flyout closes', hasPassed: false },
  ]);
});
