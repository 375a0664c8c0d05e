import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { findEngines } from './engines/findEngines.ts';
import { findBrowser } from './lib/findBrowser.ts';
import { checkCitedTests, TEST_REPORTS } from './requirements/citedTests.ts';
import { writeCoverage } from './requirements/coverage.ts';
import { STEPS, type Step } from './testSteps.ts';

/** Concurrent steps, for a machine with two cores. */
const AT_A_TIME = 2;
const LOGS = 'reports/test';

interface Outcome {
  step: Step;
  passed: boolean;
  seconds: number;
  output: string;
}

/** The number of tests in a step; a step without a count is one. */
function countTests({ output, passed }: Outcome): { passed: number; failed: number } {
  const line =
    output
      .split('\n')
      .findLast((one) =>
        /^\s*(Tests\b.*|\d+ (?:stories|docs pages|screenshots):.*)\d+ (passed|failed)|^\s+\d+ passed \(/.test(
          one,
        ),
      ) ?? '';
  const number = (word: string) => Number(new RegExp(`(\\d+) ${word}`).exec(line)?.[1] ?? 0);
  const counted = { passed: number('passed'), failed: number('failed') };
  if (!passed && counted.failed === 0) return { ...counted, failed: 1 };
  return counted.passed + counted.failed > 0 ? counted : { passed: 1, failed: 0 };
}

/** Lines with a failed test: from Vitest, Playwright's list, and the story, docs and package runs. */
const FAILED_TEST = /^\s*(?:FAIL |✘ |✗ |× )/;
const PASSED_TEST = /^\s*(?:✓ )/;
const MOST_FAILED_TESTS = 40;
/** Lines of a failure in the summary: some systems keep only the end of a run's output. */
const MOST_LINES_EACH = 25;

/** The failed tests of a step, each with the lines that follow it up to the next test. */
function failedTests(output: string): string[] {
  const found = new Map<string, string[]>();
  let current: string[] | undefined;
  for (const line of output.split('\n')) {
    const text = line.trim().slice(0, 200);
    if (FAILED_TEST.test(line)) {
      current = found.get(text) ?? [];
      found.set(text, current);
    } else if (PASSED_TEST.test(line)) current = undefined;
    else if (text && current && current.length < MOST_LINES_EACH) current.push(`  ${text}`);
  }
  return [...found].slice(0, MOST_FAILED_TESTS).flatMap(([test, details]) => [test, ...details]);
}

/** How often a long step prints its progress. */
const SAY_EVERY_MS = 30_000;

const { stdout } = process;
const seconds = (since: number) => Math.round((performance.now() - since) / 100) / 10;

function runStep(step: Step, env: NodeJS.ProcessEnv): Promise<Outcome> {
  const since = performance.now();
  stdout.write(`▸ ${step.script}: ${step.does}\n`);
  const child = spawn('npm', ['run', '--silent', step.script], { env, shell: process.platform === 'win32' });
  let output = '';
  const said = setInterval(() => {
    const last = output.trimEnd().split('\n').at(-1)?.trim() ?? '';
    stdout.write(
      `  … ${step.script} (${Math.round(seconds(since))} s)${last ? `: ${last.slice(0, 100)}` : ''}\n`,
    );
  }, SAY_EVERY_MS);
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk) => {
    output += chunk;
  });
  return new Promise((resolve) => {
    child.on('close', (code) => {
      clearInterval(said);
      const outcome = { step, passed: code === 0, seconds: seconds(since), output };
      stdout.write(`${outcome.passed ? '✓' : '✗'} ${step.script} (${outcome.seconds} s)\n`);
      if (!outcome.passed) stdout.write(`${indent(output)}\n`);
      writeFileSync(`${LOGS}/${step.script.replace(':', '-')}.log`, output);
      resolve(outcome);
    });
  });
}

const indent = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => `    ${line}`)
    .join('\n');

async function main(): Promise<boolean> {
  const since = performance.now();
  mkdirSync(LOGS, { recursive: true });
  // Only this run counts as evidence.
  for (const report of Object.values(TEST_REPORTS)) rmSync(report, { force: true });
  const env: NodeJS.ProcessEnv = { ...process.env, CI: '1', NO_COLOR: '1', FORCE_COLOR: '0' };
  const { executablePath } = await findBrowser();
  if (executablePath) env.CHROME_PATH = executablePath;
  // `npm run test:engines` runs the flows and stories in the other engines.
  findEngines((line) => stdout.write(`${line}\n`));

  const waiting = [...STEPS];
  const outcomes: Outcome[] = [];
  const running = new Map<string, Promise<void>>();
  const passed = (script: string) => outcomes.some((one) => one.passed && one.step.script === script);
  const ended = (script: string) => outcomes.some((one) => one.step.script === script);

  while (waiting.length > 0 || running.size > 0) {
    for (const step of [...waiting]) {
      const needs = step.after ?? [];
      if (needs.some((script) => ended(script) && !passed(script))) {
        waiting.splice(waiting.indexOf(step), 1);
        outcomes.push({ step, passed: false, seconds: 0, output: '' });
        stdout.write(`✗ ${step.script} cannot run: ${needs.join(', ')} failed\n`);
      } else if (running.size < AT_A_TIME && needs.every(passed)) {
        waiting.splice(waiting.indexOf(step), 1);
        const run = runStep(step, env).then((outcome) => {
          outcomes.push(outcome);
          running.delete(step.script);
        });
        running.set(step.script, run);
      }
    }
    await Promise.race(running.values());
  }

  writeCoverage();
  const citations = checkCitedTests();
  const failures = outcomes.filter((one) => !one.passed);
  stdout.write(`\n${STEPS.length} steps in ${seconds(since)} s. Logs: ${LOGS}/`);
  if (existsSync('reports/stories/index.html')) stdout.write(', stories: reports/stories/index.html');
  stdout.write('\n');
  for (const { step, output } of failures) {
    stdout.write(`✗ npm run ${step.script}\n`);
    for (const line of failedTests(output)) stdout.write(`    ${line}\n`);
  }
  for (const problem of citations) stdout.write(`✗ ${problem}\n`);
  const counts = [...outcomes.map(countTests), { passed: 0, failed: citations.length }];
  const sum = (what: 'passed' | 'failed') => counts.reduce((total, count) => total + count[what], 0);
  stdout.write(`${sum('passed')} passed, ${sum('failed')} failed\n`);
  return failures.length === 0 && citations.length === 0;
}

try {
  process.exitCode = (await main()) ? 0 : 1;
} catch (error) {
  stdout.write(`${error instanceof Error ? error.message : error}\n0 passed, 1 failed\n`);
  process.exitCode = 1;
}
