import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import { readJson } from './lib/readJson.ts';

/** The JSON reports of the steps with many tests. */
export const TEST_REPORTS = {
  unit: 'reports/unit/results.json',
  node: 'reports/unit/node.json',
  changed: 'reports/unit/changed.json',
  stories: 'reports/stories/results.json',
  browser: 'reports/e2e/results.json',
} as const;

/** A test of a run. */
export interface TestResult {
  /** The file, the groups and the title. */
  name: string;
  state: 'passed' | 'flaky' | 'failed';
  /** The first error of a flaky or failed test. */
  error: string;
}

/** The format of Jest, which Vitest and Storybook's test runner write. */
interface JestReport {
  testResults: {
    name: string;
    message?: string;
    assertionResults: {
      fullName: string;
      status: string;
      failureMessages?: string[];
      /** The errors of the attempts before the last one. */
      retryReasons?: string[];
    }[];
  }[];
}

/** The beginning of a test's name; the files of stories are temporary and say nothing. */
const fileOf = (file: string) => {
  const relative = path.relative(process.cwd(), file).replaceAll('\\', '/');
  return relative.startsWith('..') ? '' : `${relative} › `;
};

function jestResults({ testResults }: JestReport): TestResult[] {
  return testResults.flatMap(({ name: file, message = '', assertionResults }): TestResult[] => {
    // A file that does not load has no tests.
    if (assertionResults.length === 0)
      return [{ name: fileOf(file) || file, state: 'failed', error: message }];
    return assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ fullName, status, failureMessages = [], retryReasons = [] }) => ({
        name: `${fileOf(file)}${fullName}`,
        state: status === 'failed' ? 'failed' : retryReasons.length > 0 ? 'flaky' : 'passed',
        error: retryReasons[0] ?? failureMessages[0] ?? '',
      }));
  });
}

function playwrightResults({ suites, errors = [] }: JSONReport): TestResult[] {
  const read = (
    { title: group, specs, suites: inner = [] }: JSONReportSuite,
    above: string,
  ): TestResult[] => [
    ...specs.flatMap(({ title, tests }) =>
      tests
        .filter(({ status }) => status !== 'skipped')
        .map(
          ({ projectName, status, results }): TestResult => ({
            name: `${above}${group} › ${title} (${projectName})`,
            state: status === 'expected' ? 'passed' : status === 'flaky' ? 'flaky' : 'failed',
            error: results.flatMap((result) => result.errors)[0]?.message ?? '',
          }),
        ),
    ),
    ...inner.flatMap((suite) => read(suite, `${above}${group} › `)),
  ];
  return [
    ...suites.flatMap((suite) => read(suite, 'test/e2e/')),
    ...errors.map(
      ({ message = '' }): TestResult => ({ name: 'Playwright', state: 'failed', error: message }),
    ),
  ];
}

/** The results of a JSON report of Vitest, Storybook's test runner or Playwright; none without the file. */
export function readResults(file: string): TestResult[] {
  const report = readJson<JestReport | JSONReport>(file);
  if (!report) return [];
  const results = 'testResults' in report ? jestResults(report) : playwrightResults(report);
  return results.map((result) => ({ ...result, error: stripVTControlCharacters(result.error) }));
}
