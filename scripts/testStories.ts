import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { findBrowser } from './findBrowser.ts';
import { reportStories } from './reportStories.ts';
import { serveFolder } from './serveFolder.ts';

// Visits every story of the built Storybook, runs its interactions and axe (SBK-02), and leaves a report.

if (!existsSync('storybook-static/index.json')) {
  console.error('There is no built Storybook. Run `npm run build:storybook` first.');
  process.exit(1);
}
rmSync('reports/stories', { recursive: true, force: true });
mkdirSync('reports/stories', { recursive: true });

const { executablePath } = await findBrowser();
const { url, close } = await serveFolder('storybook-static');
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
    'reports/stories/results.json',
    ...process.argv.slice(2),
  ],
  {
    // The results go to the file; on the standard output they would drown what a person wants to read.
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...(executablePath && { CHROME_PATH: executablePath }) },
  },
);
const code = await new Promise<number>((resolve) => runner.on('close', (status) => resolve(status ?? 1)));
close();

const { stories, failed } = reportStories('reports/stories');
console.log('The report: reports/stories/index.html');
console.log(`${stories} stories: ${stories - failed} passed, ${failed} failed`);
process.exit(code || (failed > 0 ? 1 : 0));
