import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { serveFolder } from '../scripts/serveFolder.ts';
import type { Family, Row } from './row.ts';

const run = promisify(execFile);
const OUT = path.resolve('.cache/bench/storybook');
/** One of so many parts of all story files is visited, for the rate. */
const SHARDS = 8;
const WORKERS = 2;
/** SBK-04: a whole run within ten minutes on two cores. */
const WHOLE_RUN_S = 600;

const seconds = (since: number) => (performance.now() - since) / 1000;

/** The results that the test runner writes, as far as they are counted here. */
interface Results {
  numPassedTests: number;
  numFailedTests: number;
}

async function measure({ say, browser }: Parameters<Family['measure']>[0]) {
  rmSync(OUT, { recursive: true, force: true });
  mkdirSync(OUT, { recursive: true });
  const env = { ...process.env, ...(browser.executablePath && { CHROME_PATH: browser.executablePath }) };
  const options = { env, maxBuffer: 1e8 };

  say('building Storybook');
  let since = performance.now();
  await run(
    'storybook',
    ['build', '--output-dir', `${OUT}/static`, '--disable-telemetry', '--quiet'],
    options,
  );
  const build = seconds(since);
  const { entries } = JSON.parse(readFileSync(`${OUT}/static/index.json`, 'utf8')) as {
    entries: Record<string, { type: string }>;
  };
  const stories = Object.values(entries).filter(({ type }) => type === 'story').length;

  say(`visiting an eighth of ${stories} stories`);
  const { url, close } = await serveFolder(`${OUT}/static`);
  since = performance.now();
  const args = ['--config-dir', '.storybook', '--url', url, '--index-json', '--disable-telemetry'];
  const shard = ['--maxWorkers', String(WORKERS), '--shard', `1/${SHARDS}`];
  // A story that fails is counted like one that passes: the stories' own run judges them.
  await run(
    'test-storybook',
    [...args, ...shard, '--json', '--outputFile', `${OUT}/results.json`],
    options,
  ).catch(() => {});
  const visit = seconds(since);
  close();
  const results = JSON.parse(readFileSync(`${OUT}/results.json`, 'utf8')) as Results;
  return { rows: toRows(build, stories, results.numPassedTests + results.numFailedTests, visit) };
}

function toRows(build: number, stories: number, visited: number, visit: number): Row[] {
  return [
    {
      figure: 'Storybook, build',
      measured: `From nothing to a static Storybook of ${stories} stories.`,
      value: build,
      unit: 's',
      runs: 1,
    },
    {
      figure: 'Storybook, stories a second',
      measured: `${visited} stories with interactions and axe in ${Math.round(visit)} s, ${WORKERS} workers, start included.`,
      value: visited / visit,
      unit: '/s',
      runs: 1,
    },
    {
      figure: 'Storybook, a whole run at that rate',
      measured: `All ${stories} stories at the rate above (SBK-04).`,
      value: (stories * visit) / visited,
      unit: 's',
      target: { of: 'value', at: 'most', target: WHOLE_RUN_S },
      runs: 1,
    },
  ];
}

/** Row family 7: what Storybook costs those who work with it. */
export const storybook: Family = { name: 'storybook', title: 'Storybook', measure };
