import { execFile } from 'node:child_process';
import { parseArgs, promisify } from 'node:util';
import { ensureBuild } from '#demo/build.ts';
import { serveFolder } from '../lib/serveFolder.ts';
import { firstStories } from '../stories/firstStories.ts';
import { BUILT_STORYBOOK, freshenStorybook, readBuiltStorybook } from '../stories/freshStorybook.ts';
import { type AnyEngine, enginesThatStart } from './engineBrowser.ts';
import { findEngines } from './findEngines.ts';
import { openStories } from './openStories.ts';
import { collectErrors } from './webkit/collectErrors.ts';

// `npm run test:engines`: the end-to-end flows and the first story of every component in Firefox and WebKit.
// Chromium runs both in separate steps.
//
//   npm run test:engines -- --every       Chromium too, and all stories
//   npm run test:engines -- -g "search"   only flows whose titles fit, and no stories

const { values: options } = parseArgs({
  options: { every: { type: 'boolean', default: false }, grep: { type: 'string', short: 'g' } },
});

/** Runs the flows in one engine. Prints the output at the end, so that the engines' outputs do not mix. */
async function runFlows(engine: AnyEngine): Promise<boolean> {
  const flows = engine === 'chromium' ? ['flows.spec', '--project', 'nightly'] : ['--project', engine];
  const args = ['test', ...flows, '--workers', '1', '--reporter', 'list'];
  const grep = options.grep ? ['-g', options.grep] : [];
  const run = promisify(execFile)('playwright', [...args, '--output', `test-results/${engine}`, ...grep], {
    env: { ...process.env, E2E_ENGINE: engine },
    maxBuffer: 1e8,
  });
  const { code = 0, stdout, stderr } = await run.catch((error) => error);
  console.log(`${code === 0 ? '✓' : '✗'} ${engine}: flows\n${stdout}${stderr}`);
  return code === 0;
}

function chooseStories(): string[] {
  if (options.grep) return [];
  const all = readBuiltStorybook()
    .filter(({ type }) => type === 'story')
    .map(({ id }) => id);
  const first = new Set(firstStories());
  return options.every ? all : all.filter((id) => first.has(id));
}

const engines: AnyEngine[] = [
  ...(options.every ? (['chromium'] as const) : []),
  ...(await enginesThatStart(findEngines())),
];
let failed = 0;
if (engines.length > 0) {
  await ensureBuild(console.log);
  await freshenStorybook();
  const files = await serveFolder(BUILT_STORYBOOK);
  const server = await collectErrors(files.url);
  const chosen = chooseStories();
  // Sequential in each engine, so that each has only one open page.
  await Promise.all(
    engines.map(async (engine) => {
      if (!(await runFlows(engine))) failed += 1;
      if (chosen.length === 0) return;
      const failedStories = await openStories(engine, chosen, server.url);
      failed += failedStories;
      console.log(`${engine}: ${chosen.length - failedStories} stories passed, ${failedStories} failed`);
    }),
  );
  await server.close();
  files.close();
}
process.exit(failed > 0 ? 1 : 0);
