import { spawn } from 'node:child_process';
import {
  cpSync,
  createWriteStream,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import {
  CHANGES_FILE,
  LOOK_NAMES,
  LOOK_TAGS,
  type LookName,
  lookFile,
  SCREENSHOT_FOLDERS,
} from '#.storybook/modes.ts';
import { type FoundBrowser, findBrowser } from '../lib/findBrowser.ts';
import { readJson } from '../lib/readJson.ts';
import { serveFolder } from '../lib/serveFolder.ts';
import { isSiteGroup } from '../requirements/requirements.ts';
import { TEST_REPORTS } from '../testResults.ts';
import { compareScreenshots, readPixels, writePixels } from './compareScreenshots.ts';
import { snapshotStories } from './firstStories.ts';
import { BUILT_STORYBOOK, freshenStorybook, readBuiltStorybook } from './freshStorybook.ts';
import { ORIGIN_FILE, REFERENCE_FILE, takeReference } from './renderingReference.ts';
import { reportStories } from './reportStories.ts';
import { screenshotLaunchOptions } from './screenshotFonts.ts';
import { PASS_FOLDER, type PassPlan, PLAN_FILE } from './storyLooks.ts';

// `npm run test:stories`: one pass over the stories of the built Storybook. It visits each once, runs its interactions
// and axe, and compares the ARIA snapshot of every component's first story with `test/aria-snapshots`
// and the screenshots of chosen stories with `test/screenshots`.
//
// README.md lists its commands. In addition:
//
//   npm run test:stories -- --update-snapshots   accepts the current ARIA snapshots
//   npm run screenshots -- --renew               also with another browser's or machine's baseline, to replace it

const { values: options, positionals: prefixes } = parseArgs({
  allowPositionals: true,
  options: {
    'update-snapshots': { type: 'boolean', default: false },
    screenshots: { type: 'boolean', default: false },
    every: { type: 'boolean', default: false },
    renew: { type: 'boolean', default: false },
  },
});

/** Loading Storybook takes longer than showing a story. */
const STORIES_PER_PAGE = 50;

/** Holds a story for each page of the shop. */
const PAGES = 'Pages/Shop';

/**
 * The looks of the first story of every component, and the layouts of every page and of tagged stories. Stories
 * by site repeat them.
 */
function chooseLooks(
  stories: readonly { id: string; title: string; tags: readonly string[] }[],
): Record<string, LookName[]> {
  const seen = new Set<string>();
  const chosen = stories.flatMap(({ id, title, tags }): [string, LookName[]][] => {
    const isFirst = !seen.has(title);
    seen.add(title);
    if (tags.includes(LOOK_TAGS.none)) return [];
    if (tags.includes(LOOK_TAGS.more)) return [[id, ['desktop', 'phone']]];
    if (isSiteGroup(title)) return [];
    if (!isFirst) return title === PAGES ? [[id, ['desktop', 'phone']]] : [];
    // The tables of the foundations with large text are higher than a WebP file can be.
    return [[id, LOOK_NAMES.filter((look) => look !== 'text 200 %' || !title.startsWith('Foundations/'))]];
  });
  return Object.fromEntries(chosen);
}

/** Why this machine's screenshots cannot be compared with the accepted ones; `null` if they can. */
async function reasonNotToCompare(found: FoundBrowser, baseline: string): Promise<string | null> {
  const browser = await chromium.launch(await screenshotLaunchOptions(found));
  const version = browser.version().split('.')[0] ?? '';
  const reference = await takeReference(browser);
  await browser.close();
  writeFileSync(path.join(PASS_FOLDER, REFERENCE_FILE), await writePixels(reference));
  writeFileSync(path.join(PASS_FOLDER, ORIGIN_FILE), `${JSON.stringify({ chromium: version }, null, 2)}\n`);
  const origin = readJson<{ chromium: string }>(path.join(baseline, ORIGIN_FILE));
  if (options.renew || !origin) return null;
  if (origin.chromium !== version)
    return `the accepted screenshots are Chromium ${origin.chromium}’s, and this is Chromium ${version}`;
  const accepted = await readPixels(readFileSync(path.join(baseline, REFERENCE_FILE)));
  const difference = compareScreenshots(accepted, reference);
  return difference && `this machine renders the reference page differently (${difference.pixels} pixels)`;
}

/** Runs Storybook's test runner on a served Storybook. Its output goes to files, to keep this output readable. */
async function runTestRunner(url: string, browser: FoundBrowser): Promise<number> {
  const runner = spawn(
    'test-storybook',
    [
      ['--config-dir', '.storybook'],
      ['--url', url],
      ['--index-json'],
      ['--maxWorkers', '2'],
      ['--disable-telemetry'],
      ['--json'],
      ['--outputFile', TEST_REPORTS.stories],
    ].flat(),
    {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, ...(browser.executablePath && { CHROME_PATH: browser.executablePath }) },
    },
  );
  runner.stderr.pipe(createWriteStream(`${PASS_FOLDER}/log.txt`));
  return await new Promise((resolve) => runner.on('close', (status) => resolve(status ?? 1)));
}

await freshenStorybook();
const index = readBuiltStorybook();
const stories = index.filter(({ type }) => type === 'story');
const chosen = chooseLooks(stories);
const isWanted = ({ id }: { id: string }) =>
  (prefixes.length === 0 || prefixes.some((prefix) => id.startsWith(prefix))) &&
  (!options.screenshots || options.every || id in chosen);
const wanted = stories.filter(isWanted);

rmSync(PASS_FOLDER, { recursive: true, force: true });
mkdirSync(PASS_FOLDER, { recursive: true });
const browser = await findBrowser();
const baseline = options.every ? '.screenshots' : 'test/screenshots';
const reason = await reasonNotToCompare(browser, baseline);
if (reason) console.log(`Screenshots are not compared: ${reason}.`);
const plan: PassPlan = {
  ariaSnapshots: snapshotStories(),
  updatesAriaSnapshots: options['update-snapshots'],
  repeatsFailures: !options.screenshots,
  screenshots: reason === null ? { baseline, ...(!options.every && { chosen }) } : null,
};
writeFileSync(PLAN_FILE, JSON.stringify(plan));

// The test runner visits what the index lists, and loads Storybook for each title.
const indexFile = `${PASS_FOLDER}/index.json`;
const entries = Object.fromEntries(
  wanted.map((story, at) => [
    story.id,
    {
      ...story,
      title: `Part ${Math.ceil((at + 1) / STORIES_PER_PAGE)}`,
      name: `${story.title}: ${story.name}`,
    },
  ]),
);
writeFileSync(indexFile, JSON.stringify({ v: 5, entries }));
const { url, close } = await serveFolder(BUILT_STORYBOOK, 0, {
  '/pass/index.json': indexFile,
  '/pass/': BUILT_STORYBOOK,
});
const since = performance.now();
const code = await runTestRunner(`${url}/pass/`, browser);
close();

/** Accepted screenshots whose story or look no longer exists; only a pass over all stories can tell. */
function findObsolete(): string[] {
  if (prefixes.length > 0 || options.every || !existsSync(baseline)) return [];
  const known = new Set(
    Object.entries(chosen).flatMap(([id, modes]) => modes.map((mode) => lookFile(id, mode))),
  );
  return globSync('*/*.webp', { cwd: baseline })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => !known.has(file));
}

/** Puts the screenshots that differ into the built Storybook, whose docs page Screenshots compares them. */
function publishChanges(): void {
  const folder = path.join(BUILT_STORYBOOK, SCREENSHOT_FOLDERS.now);
  rmSync(folder, { recursive: true, force: true });
  if (existsSync(path.join(PASS_FOLDER, 'after')))
    cpSync(path.join(PASS_FOLDER, 'after'), folder, { recursive: true });
  mkdirSync(folder, { recursive: true });
  const changes = Object.fromEntries(differing.map(({ file, pixels }) => [file, pixels]));
  writeFileSync(path.join(folder, CHANGES_FILE), JSON.stringify(changes));
}

const screenshots = plan.screenshots && { baseline, obsolete: findObsolete() };
const report = reportStories((performance.now() - since) / 60_000, screenshots);
const failed = report.results.filter(({ state }) => state === 'failed');
const looks = report.stories.flatMap((story) => story.looks);
const differing = looks.filter(({ state }) => state !== 'same');
publishChanges();
if (report.results.length === 0) console.log(readFileSync(`${PASS_FOLDER}/log.txt`, 'utf8'));
for (const { name, error } of failed) console.log(`✗ ${name}\n${error.split('\n', 12).join('\n')}`);
for (const file of screenshots?.obsolete ?? []) console.log(`✗ ${file}: its story no longer exists`);
console.log(
  `${looks.length} screenshots, ${differing.length} changed or new. The report: ${PASS_FOLDER}/index.html`,
);
if (differing.length > 0) console.log('When the screenshots are right: npm run screenshots:accept');
console.log(
  `${report.results.length} stories: ${report.results.length - failed.length} passed, ${failed.length} failed`,
);
process.exit(code || ((screenshots?.obsolete.length ?? 0) > 0 ? 1 : 0));
