// Reads the output of the steps of `npm test`: Vitest, Playwright's list, and the story, docs, screenshot and package runs.

/** How many tests of a step passed and failed. */
export interface TestCount {
  passed: number;
  failed: number;
}

const COUNT =
  /^\s*(Tests\b.*|\d+ (?:stories|docs pages|screenshots):.*)\d+ (passed|failed)|^\s+\d+ passed \(/;

/** A screenshot run that could not compare, in one sentence. */
const NOT_COMPARED = /^Nothing is compared: .*/m;

/** The reason why a step that passed has tested nothing. */
export const reasonForNoTest = (output: string): string | undefined => NOT_COMPARED.exec(output)?.[0];

/** The number of tests in a step; a step without a count is one, and one that compared nothing is none. */
export function countTests(output: string, hasPassed: boolean): TestCount {
  const line = output.split('\n').findLast((one) => COUNT.test(one)) ?? '';
  const number = (word: string) => Number(new RegExp(`(\\d+) ${word}`).exec(line)?.[1] ?? 0);
  const counted = { passed: number('passed'), failed: number('failed') };
  if (!hasPassed && counted.failed === 0) return { ...counted, failed: 1 };
  if (counted.passed + counted.failed > 0 || reasonForNoTest(output)) return counted;
  return { passed: 1, failed: 0 };
}

const FAILED_TEST = /^\s*(?:FAIL |✘ |✗ |× )/;
const PASSED_TEST = /^\s*✓ /;
const MOST_FAILED_TESTS = 40;
const MOST_DETAILS = 25;
const MOST_CHARACTERS = 200;

/** A failed test, and the lines of the output that follow it up to the next test. */
export interface FailedTest {
  test: string;
  details: string[];
}

/** The failed tests of a step, each once. */
export function failedTests(output: string): FailedTest[] {
  const found = new Map<string, string[]>();
  let current: string[] | undefined;
  for (const line of output.split('\n')) {
    const text = line.trim().slice(0, MOST_CHARACTERS);
    if (FAILED_TEST.test(line)) {
      current = found.get(text) ?? [];
      found.set(text, current);
    } else if (PASSED_TEST.test(line)) current = undefined;
    else if (text && current && current.length < MOST_DETAILS) current.push(text);
  }
  return [...found].slice(0, MOST_FAILED_TESTS).map(([test, details]) => ({ test, details }));
}
