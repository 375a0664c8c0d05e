import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { findEngines } from './engines/findEngines.ts';
import { findBrowser } from './lib/findBrowser.ts';
import { checkCitedTests, TEST_REPORTS } from './requirements/citedTests.ts';
import { writeCoverage } from './requirements/coverage.ts';
import { countTests, failedTests, reasonForNoTest } from './stepOutput.ts';
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

/** How often a long step prints its progress. */
const PROGRESS_EVERY_MS = 30_000;

const { stdout } = process;
const seconds = (since: number) => Math.round((performance.now() - since) / 100) / 10;

function runStep(step: Step, env: NodeJS.ProcessEnv): Promise<Outcome> {
  const since = performance.now();
  stdout.write(`▸ ${step.script}: ${step.does}\n`);
  const child = spawn('npm', ['run', '--silent', step.script], { env, shell: process.platform === 'win32' });
  let output = '';
  const progress = setInterval(() => {
    const last = output.trimEnd().split('\n').at(-1)?.trim() ?? '';
    stdout.write(
      `  … ${step.script} (${Math.round(seconds(since))} s)${last ? `: ${last.slice(0, 100)}` : ''}\n`,
    );
  }, PROGRESS_EVERY_MS);
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk) => {
    output += chunk;
  });
  return new Promise((resolve) => {
    child.on('close', (code) => {
      clearInterval(progress);
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
  const failed = failures.map(({ step, output }) => ({ step, tests: failedTests(output) }));
  for (const { tests } of failed)
    for (const { test, details } of tests)
      if (details.length > 0) stdout.write(`${test}\n${indent(details.join('\n'))}\n`);
  // The list comes last, because some systems keep only the end of a run's output.
  for (const { step, tests } of failed) {
    stdout.write(`✗ npm run ${step.script}\n`);
    for (const { test } of tests) stdout.write(`    ${test}\n`);
  }
  for (const { step, output, passed } of outcomes) {
    const reason = passed && reasonForNoTest(output);
    if (reason) stdout.write(`– npm run ${step.script}: ${reason}\n`);
  }
  for (const problem of citations) stdout.write(`✗ ${problem}\n`);
  const counts = [
    ...outcomes.map(({ output, passed }) => countTests(output, passed)),
    { passed: 0, failed: citations.length },
  ];
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
