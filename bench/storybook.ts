import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright';
import { serveFolder } from '../scripts/lib/serveFolder.ts';
import { type Family, median, type Row } from './row.ts';

const run = promisify(execFile);
const OUT = path.resolve('.cache/bench/storybook');
/** Visits one of this many parts of all story files, for the rate. */
const SHARDS = 8;
const WORKERS = 2;
/** SBK-04: a whole run within ten minutes on two cores. */
const WHOLE_RUN_S = { target: 600, stretch: 360 };

/** Storybook opened on loopback shows its first story within three seconds. */
const FIRST_STORY_S = 3;
const OPENINGS = 5;

const seconds = (since: number) => (performance.now() - since) / 1000;

/** The subset of the test runner's results that is counted here. */
interface Results {
  numPassedTests: number;
  numFailedTests: number;
}

/** Opens the built Storybook in a new browser each time, until the first story has rendered. */
async function measureFirstStory(
  url: string,
  found: Parameters<Family['measure']>[0]['browser'],
): Promise<number[]> {
  const browser = await chromium.launch(found);
  const openings: number[] = [];
  for (let opening = 0; opening < OPENINGS; opening += 1) {
    const page = await (await browser.newContext()).newPage();
    const since = performance.now();
    await page.goto(`${url}/?path=/story/ui-button--default`);
    await page.frameLocator('#storybook-preview-iframe').getByRole('button').first().waitFor();
    openings.push(seconds(since));
    await page.context().close();
  }
  await browser.close();
  return openings;
}

async function measure({ log, browser }: Parameters<Family['measure']>[0]) {
  rmSync(OUT, { recursive: true, force: true });
  mkdirSync(OUT, { recursive: true });
  const env = { ...process.env, ...(browser.executablePath && { CHROME_PATH: browser.executablePath }) };
  const options = { env, maxBuffer: 1e8 };

  log('building Storybook');
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

  log('opening it');
  const served = await serveFolder(`${OUT}/static`);
  const first = median(await measureFirstStory(served.url, browser));
  served.close();

  log(`visiting an eighth of ${stories} stories`);
  const { url, close } = await serveFolder(`${OUT}/static`);
  since = performance.now();
  const args = ['--config-dir', '.storybook', '--url', url, '--index-json', '--disable-telemetry'];
  const shard = ['--maxWorkers', String(WORKERS), '--shard', `1/${SHARDS}`];
  // Failed stories count, too: the stories' own test run reports failures.
  await run(
    'test-storybook',
    [...args, ...shard, '--json', '--outputFile', `${OUT}/results.json`],
    options,
  ).catch(() => {});
  const visit = seconds(since);
  close();
  const results = JSON.parse(readFileSync(`${OUT}/results.json`, 'utf8')) as Results;
  const visited = results.numPassedTests + results.numFailedTests;
  return { rows: [...toRows(build, stories, visited, visit), toFirstRow(first)] };
}

const toFirstRow = (first: number): Row => ({
  figure: 'Storybook, first story',
  measured: 'From an empty browser to the first story’s button on the screen, on loopback.',
  value: first,
  unit: 's',
  target: { of: 'value', at: 'most', target: FIRST_STORY_S },
  runs: OPENINGS,
});

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
      target: { of: 'value', at: 'most', ...WHOLE_RUN_S },
      runs: 1,
    },
  ];
}

/** Row family 7: Storybook's loading and test times. */
export const storybook: Family = { name: 'storybook', title: 'Storybook', measure };
