import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { findEngines } from './engines/findEngines.ts';
import { findBrowser } from './lib/findBrowser.ts';
import { readResults, type TestResult } from './testResults.ts';
import { type Step, TIERS } from './testSteps.ts';

// `npm run check`, `npm test` and `npm run test:full`: runs the steps of a tier, two at a time, and ends with the names
// of the failed tests and a line `N passed, M failed`.

/** Concurrent steps, for a machine with two cores. */
const AT_A_TIME = 2;
/** A run with more flaky tests fails. */
const MAX_FLAKY = 5;
const LOGS = 'reports/test';
/** Flaky tests of the last run: their first attempt failed, the second passed. */
const FLAKY_REPORT = 'reports/flaky.json';
const MAX_ERROR_LINES = 25;

interface Outcome {
  step: Step;
  passed: boolean;
  seconds: number;
  results: TestResult[];
}

const isTier = (name: string): name is keyof typeof TIERS => name in TIERS;
const secondsSince = (since: number) => Math.round((performance.now() - since) / 100) / 10;
const logOf = ({ script }: Step) => `${LOGS}/${script.replace(':', '-')}.log`;

const indent = (text: string) =>
  text
    .trim()
    .split('\n')
    .slice(0, MAX_ERROR_LINES)
    .map((line) => `    ${line}`)
    .join('\n');

const lastLines = (file: string) => readFileSync(file, 'utf8').trim().split('\n').slice(-60).join('\n');

/** The tests of a step that has ended; a step without a report, or that failed outside its tests, is one. */
function resultsOf(step: Step, passed: boolean): TestResult[] {
  const results = step.report ? readResults(step.report) : [];
  const isExplained = passed ? results.length > 0 : results.some(({ state }) => state === 'failed');
  if (isExplained) return results;
  const state = passed ? 'passed' : 'failed';
  return [...results, { name: `npm run ${step.script}`, state, error: passed ? '' : lastLines(logOf(step)) }];
}

function runStep(step: Step, env: NodeJS.ProcessEnv): Promise<Outcome> {
  const since = performance.now();
  console.log(`▸ ${step.script}: ${step.does}`);
  if (step.report) rmSync(step.report, { force: true });
  const log = createWriteStream(logOf(step));
  const child = spawn('npm', ['run', '--silent', step.script], {
    env: { ...env, ...step.env },
    shell: process.platform === 'win32',
  });
  child.stdout.pipe(log, { end: false });
  child.stderr.pipe(log, { end: false });
  return new Promise((resolve) => {
    child.on('close', (code) =>
      log.end(() => {
        const passed = code === 0;
        const seconds = secondsSince(since);
        const results = resultsOf(step, passed);
        const failed = results.filter(({ state }) => state === 'failed').length;
        const count = `${results.length - failed} passed, ${failed} failed`;
        console.log(`${passed ? '✓' : '✗'} ${step.script} (${seconds} s${step.report ? `: ${count}` : ''})`);
        resolve({ step, passed, seconds, results });
      }),
    );
  });
}

/** Runs the steps, each after those that it needs. */
async function runSteps(steps: readonly Step[], env: NodeJS.ProcessEnv): Promise<Outcome[]> {
  const waiting = [...steps];
  const outcomes = new Map<string, Outcome>();
  const running = new Map<string, Promise<void>>();
  while (waiting.length > 0 || running.size > 0) {
    for (const step of [...waiting]) {
      const needs = step.after ?? [];
      const broken = needs.filter((script) => outcomes.get(script)?.passed === false);
      const isReady = running.size < AT_A_TIME && needs.every((script) => outcomes.get(script)?.passed);
      if (broken.length === 0 && !isReady) continue;
      waiting.splice(waiting.indexOf(step), 1);
      if (broken.length > 0) {
        const error = `It cannot run: ${broken.join(', ')} failed.`;
        const results: TestResult[] = [{ name: `npm run ${step.script}`, state: 'failed', error }];
        outcomes.set(step.script, { step, passed: false, seconds: 0, results });
        continue;
      }
      const run = runStep(step, env).then((outcome) => {
        outcomes.set(step.script, outcome);
        running.delete(step.script);
      });
      running.set(step.script, run);
    }
    await Promise.race(running.values());
  }
  return [...outcomes.values()];
}

async function main(tier: string): Promise<boolean> {
  if (!isTier(tier)) throw new Error(`There is no tier ${tier}. Known: ${Object.keys(TIERS).join(', ')}.`);
  const since = performance.now();
  mkdirSync(LOGS, { recursive: true });
  const env: NodeJS.ProcessEnv = { ...process.env, CI: '1', NO_COLOR: '1', FORCE_COLOR: '0' };
  if (tier !== 'check') {
    const { executablePath } = await findBrowser();
    if (executablePath) env.CHROME_PATH = executablePath;
    findEngines();
  }

  const outcomes = await runSteps(TIERS[tier], env);
  const results = outcomes.flatMap((outcome) => outcome.results);
  const flaky = results.filter(({ state }) => state === 'flaky');
  if (flaky.length > MAX_FLAKY) {
    const name = `At most ${MAX_FLAKY} tests are flaky`;
    results.push({ name, state: 'failed', error: `${flaky.length} passed only when they were repeated.` });
  }
  const failed = results.filter(({ state }) => state === 'failed');
  writeFileSync(FLAKY_REPORT, `${JSON.stringify(flaky, null, 2)}\n`);

  const times = outcomes
    .toSorted((one, other) => other.seconds - one.seconds)
    .map(({ step, seconds }) => `${step.script} ${seconds}`);
  console.log(`\n${outcomes.length} steps in ${secondsSince(since)} s. Logs: ${LOGS}/`);
  console.log(`Seconds: ${times.join(', ')}`);
  for (const { name, error } of flaky) console.log(`~ flaky: ${name}\n${indent(error)}`);
  for (const { name, error } of failed) console.log(`✗ ${name}\n${indent(error)}`);
  // The list comes last, because some systems keep only the end of a run's output.
  if (flaky.length > 0) console.log(`${flaky.length} flaky: ${FLAKY_REPORT}`);
  for (const { name } of failed) console.log(`✗ ${name}`);
  console.log(`${results.length - failed.length} passed, ${failed.length} failed`);
  return failed.length === 0;
}

try {
  process.exitCode = (await main(process.argv[2] ?? 'test')) ? 0 : 1;
} catch (error) {
  console.log(`${error instanceof Error ? error.message : error}\n0 passed, 1 failed`);
  process.exitCode = 1;
}
