import { spawn } from 'node:child_process';
import { createWriteStream, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { findBrowser } from '../lib/findBrowser.ts';
import { startProgress } from '../lib/progress.ts';
import { serveFolder } from '../lib/serveFolder.ts';
import { writeCoverage } from '../requirements/coverage.ts';
import { firstStories } from './firstStories.ts';
import { BUILT_STORYBOOK, readBuiltStorybook } from './freshStorybook.ts';
import { reportStories, STORIES_LIMIT_MINUTES } from './reportStories.ts';

// `npm run test:stories`: visits every story of the built Storybook, runs its interactions and axe, compares the
// ARIA snapshot of every component's first story with `test/aria-snapshots` (SBK-02, BEY-04), and writes a report.
//
//   npm run test:stories -- --update-snapshots   accepts the current ARIA snapshots
//   npm run test:stories -- features-mini-cart ui-   only stories whose ids begin with one of these

const REPORT = 'reports/stories';

const storyCount = readBuiltStorybook().filter(({ type }) => type === 'story').length;
rmSync(REPORT, { recursive: true, force: true });
mkdirSync(REPORT, { recursive: true });

const isUpdate = process.argv.includes('--update-snapshots');
const passedOn = process.argv.slice(2).filter((argument) => argument !== '--update-snapshots');

const { executablePath } = await findBrowser();
const { url, close } = await serveFolder(BUILT_STORYBOOK);
const runner = spawn(
  'test-storybook',
  [
    '--config-dir',
    '.storybook',
    '--url',
    url,
    '--index-json',
    '--maxWorkers',
    '2',
    '--disable-telemetry',
    '--json',
    '--outputFile',
    `${REPORT}/results.json`,
    ...passedOn,
  ],
  {
    // Results and the runner's output go to files, to keep this output readable.
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...process.env,
      VITRINE_ARIA_SNAPSHOTS: firstStories().join(' '),
      ...(isUpdate && { VITRINE_UPDATE_ARIA_SNAPSHOTS: '1' }),
      ...(executablePath && { CHROME_PATH: executablePath }),
    },
  },
);
runner.stderr.pipe(createWriteStream(`${REPORT}/log.txt`));

/** Each visited story writes a file. */
const visited = () => (existsSync(`${REPORT}/axe`) ? readdirSync(`${REPORT}/axe`) : []);
const progress = startProgress('Stories', storyCount);
const seen = new Set<string>();
const watch = setInterval(() => {
  for (const file of visited()) {
    if (seen.has(file)) continue;
    seen.add(file);
    progress.step(file.replace(/\.json$/, ''));
  }
}, 1000);
const since = performance.now();
const code = await new Promise<number>((resolve) => runner.on('close', (status) => resolve(status ?? 1)));
clearInterval(watch);
progress.end();
close();

const minutes = (performance.now() - since) / 60_000;
const { stories, failed, failures } = reportStories(REPORT, minutes);
writeCoverage();
if (stories === 0) console.log(readFileSync(`${REPORT}/log.txt`, 'utf8'));
for (const { story, message } of failures) console.log(`✗ ${story}\n${message.split('\n', 12).join('\n')}`);
console.log(`${minutes.toFixed(1)} min; the limit for all stories is ${STORIES_LIMIT_MINUTES} min (SBK-04).`);
console.log(`The report: ${REPORT}/index.html`);
console.log(`${stories} stories: ${stories - failed} passed, ${failed} failed`);
process.exit(code || (failed > 0 ? 1 : 0));
