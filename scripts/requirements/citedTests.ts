import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readJson } from '../lib/readJson.ts';

/** A test that a document cites as evidence: `` `test/server/security.test.ts`: rejects a forged session ``. */
export interface CitedTest {
  file: string;
  /** A part of the full title, as in the source: with placeholders for the values of each case. Empty: all tests. */
  title: string;
}

/** A test of the last run. */
export interface TestResult {
  file: string;
  /** With the titles of its groups and the values of its case. */
  title: string;
  hasPassed: boolean;
}

const CITATION = /`(test\/[\w/.-]+\.tsx?)`(?:: ([^·|]+?)(?=\. [A-Z]| ·| ?\||$))?/gm;

/** The tests that a document cites. */
export const citedTests = (text: string): CitedTest[] =>
  [...text.matchAll(CITATION)].map(([, file = '', title = '']) => ({ file, title }));

/** Matches the titles of all cases of a test. */
function titlePattern(title: string): RegExp {
  const literals = title.split(/%(?:\.\d+)?[sdifjo#]|\$\w+/);
  return new RegExp(literals.map((text) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('.*'), 's');
}

/** The cited tests that did not run, or of which a case failed: one line each. */
export function citationProblems(cited: readonly CitedTest[], results: readonly TestResult[]): string[] {
  const byFile = Map.groupBy(results, ({ file }) => file);
  return cited.flatMap(({ file, title }) => {
    const pattern = titlePattern(title);
    const cases = (byFile.get(file) ?? []).filter((test) => pattern.test(test.title));
    const name = title ? `${file}: "${title}"` : file;
    if (cases.length === 0) return [`${name} did not run`];
    return cases.every(({ hasPassed }) => hasPassed) ? [] : [`${name} failed`];
  });
}

interface UnitResults {
  testResults: { name: string; assertionResults: { fullName: string; status: string }[] }[];
}
interface Suite {
  title: string;
  specs: { title: string; file: string; tests: { results: { status: string }[] }[] }[];
  suites?: Suite[];
}
interface BrowserResults {
  config: { rootDir: string };
  suites: Suite[];
}

const relative = (file: string) => path.relative(process.cwd(), file).replaceAll('\\', '/');

/** The results of Vitest's JSON report. */
export const unitResults = ({ testResults }: UnitResults): TestResult[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({
      file: relative(name),
      title: fullName,
      hasPassed: status === 'passed',
    })),
  );

const specsOf = ({ title, specs, suites = [] }: Suite): Suite['specs'] =>
  [...specs, ...suites.flatMap(specsOf)].map((spec) => ({ ...spec, title: `${title} ${spec.title}` }));

/** The results of Playwright's JSON report. */
export const browserResults = ({ config, suites }: BrowserResults): TestResult[] =>
  suites.flatMap(specsOf).map(({ title, file, tests }) => ({
    file: relative(path.join(config.rootDir, file)),
    title,
    hasPassed: tests.every(({ results }) => results.at(-1)?.status === 'passed'),
  }));

/** The documents whose evidence is checked. */
const DOCUMENTS = ['docs/threats.md', 'docs/asvs.md'];

/** The JSON reports of the runs that documents cite. */
export const TEST_REPORTS = {
  unit: 'reports/unit/results.json',
  browser: 'reports/e2e/results.json',
} as const;

/** Whether every test that the documents cite passed in the last run; without a report none did. */
export function checkCitedTests(): string[] {
  const unit = readJson<UnitResults>(TEST_REPORTS.unit);
  const browser = readJson<BrowserResults>(TEST_REPORTS.browser);
  const results = [...(unit ? unitResults(unit) : []), ...(browser ? browserResults(browser) : [])];
  return DOCUMENTS.flatMap((document) =>
    citationProblems(citedTests(readFileSync(document, 'utf8')), results).map(
      (problem) => `${document}: ${problem}`,
    ),
  );
}
