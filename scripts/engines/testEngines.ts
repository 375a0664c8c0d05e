import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ensureBuild } from '#demo/build.ts';
import { serveFolder } from '../lib/serveFolder.ts';
import { firstStories } from '../stories/firstStories.ts';
import { BUILT_STORYBOOK, freshenStorybook, readBuiltStorybook } from '../stories/freshStorybook.ts';
import { type AnyEngine, enginesThatStart } from './engineBrowser.ts';
import { writeEnginesReport } from './enginesReport.ts';
import { findEngines } from './findEngines.ts';
import { type FlowResult, readFlows } from './flowResults.ts';
import { type OpenedStory, openStories } from './openStories.ts';
import { takePageScreenshots } from './pageScreenshots.ts';
import { collectErrors } from './webkit/collectErrors.ts';

// `npm run test:engines`: the end-to-end flows and the first story of every component in Firefox and WebKit (ENG-01).
// Chromium runs both in separate steps.
//
//   npm run test:engines -- --report      Chromium too, all stories, and the pages side by side: reports/engines/
//   npm run test:engines -- -g "search"   only flows whose titles fit, and no stories

/** The folder of the engines report. */
const REPORT = 'reports/engines';

const { values: options } = parseArgs({
  options: { report: { type: 'boolean', default: false }, grep: { type: 'string', short: 'g' } },
});

const seconds = (since: number) => `${Math.round((performance.now() - since) / 1000)} s`;

/** Runs the flows in one engine. Prints the output at the end, so that the engines' outputs do not mix. */
async function runFlows(engine: AnyEngine): Promise<FlowResult[]> {
  const since = performance.now();
  const file = `${REPORT}/flows-${engine}.json`;
  const project = engine === 'chromium' ? ['nightly', 'flows.spec'] : [engine];
  const [name = '', ...files] = project;
  const child = spawn(
    'playwright',
    [
      'test',
      ...files,
      '--project',
      name,
      '--workers',
      '1',
      '--reporter',
      'list,json',
      '--output',
      `test-results/${engine}`,
      ...(options.grep ? ['-g', options.grep] : []),
    ],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, E2E_ENGINE: engine, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    },
  );
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk) => {
    output += chunk;
  });
  const code = await new Promise<number>((resolve) => child.on('close', (status) => resolve(status ?? 1)));
  if (code !== 0) console.log(output);
  console.log(`${code === 0 ? '✓' : '✗'} ${engine}: flows (${seconds(since)})`);
  return readFlows(file, engine);
}

function chooseStories(): string[] {
  if (options.grep) return [];
  const all = readBuiltStorybook()
    .filter(({ type }) => type === 'story')
    .map(({ id }) => id);
  const first = new Set(firstStories());
  return options.report ? all : all.filter((id) => first.has(id));
}

rmSync(REPORT, { recursive: true, force: true });
mkdirSync(REPORT, { recursive: true });
const engines: AnyEngine[] = [
  ...(options.report ? (['chromium'] as const) : []),
  ...(await enginesThatStart(findEngines())),
];
const flows: FlowResult[] = [];
const stories: OpenedStory[] = [];
if (engines.length > 0) {
  await ensureBuild(console.log);
  await freshenStorybook();
  const files = await serveFolder(BUILT_STORYBOOK);
  const server = await collectErrors(files.url);
  const chosen = chooseStories();
  // Sequential in each engine, so that each has only one open page.
  await Promise.all(
    engines.map(async (engine) => {
      flows.push(...(await runFlows(engine)));
      if (chosen.length > 0) stories.push(...(await openStories(engine, chosen, server.url)));
    }),
  );
  await server.close();
  files.close();
}
const pages = options.report ? await takePageScreenshots(REPORT, engines) : [];
writeEnginesReport(REPORT, { engines, flows, stories, pages });
const failed =
  flows.filter(({ passed }) => !passed).length + stories.filter(({ problems }) => problems.length > 0).length;
const total = flows.length + stories.length;
console.log(`The report: ${REPORT}/index.html`);
console.log(`Tests of engines: ${total - failed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
