import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startProgress } from '../lib/progress.ts';
import { readJson } from '../lib/readJson.ts';
import { writeCoverage } from '../requirements/coverage.ts';
import { changedStoryFiles, commitNow } from './changedStories.ts';
import { areaOf, compareScreenshots, type Pixels, readPixels, writePixels } from './compareScreenshots.ts';
import { REFERENCE_FILE, takeReference } from './renderingReference.ts';
import { CHOSEN, EVERY, type ScreenshotSet, type Work } from './screenshotSets.ts';
import { type ScreenshotResult, writeReport } from './screenshotsReport.ts';
import { openStoryBrowser, type Story, type StoryPage, visitAll } from './storyBrowser.ts';

// `npm run screenshots`: compares the chosen stories and pages with the screenshots in the repository (SBK-05).
// `npm run screenshots:accept`: accepts the last screenshots as the baseline.
//
//   npm run screenshots -- --every               every story in all its modes; the baseline stays on this machine (SBK-03)
//   npm run screenshots -- --only "mini cart"    stories whose title or name contains this text
//   npm run screenshots -- --changed             with --every: stories whose sources changed since the baseline was accepted
//   npm run screenshots -- --renew               all of them, also if the baseline is another browser's or machine's, to replace it

const REPORT = 'reports/screenshots';

const { values: options } = parseArgs({
  options: {
    accept: { type: 'boolean', default: false },
    every: { type: 'boolean', default: false },
    only: { type: 'string' },
    changed: { type: 'boolean', default: false },
    renew: { type: 'boolean', default: false },
  },
});

/** The environment of the baseline: another major version renders differently. */
interface Origin {
  /** Chromium's major version. */
  chromium: string;
  /** The commit at which they were accepted, if they are not part of it. */
  commit?: string;
}

interface Run {
  made: string;
  set: 'chosen' | 'every';
  machine: { browser: string; system: string; commit: string };
  results: ScreenshotResult[];
  obsolete: string[];
}

const SETS = { chosen: CHOSEN, every: EVERY } as const;
const originFile = ({ baseline }: ScreenshotSet) => path.join(baseline, 'browser.json');
const majorOf = (version: string) => version.split('.')[0] ?? version;

const fileName = ({ story, mode }: Pick<Work, 'story' | 'mode'>) =>
  `${story.id}/${mode.toLowerCase().replaceAll(/[^\w-]+/g, '-')}.webp`;

// Runs in the page: loads lazy images for the screenshot. The timeout covers images that never load or decode.
async function loadEverything(): Promise<void> {
  const lazyImages = [...document.querySelectorAll<HTMLImageElement>('img[loading="lazy"]')].filter(
    (image) => !image.complete,
  );
  for (const image of lazyImages) image.loading = 'eager';
  const loaded = lazyImages.map(
    (image) =>
      new Promise<void>((resolve) => {
        image.addEventListener('load', () => resolve(), { once: true });
        image.addEventListener('error', () => resolve(), { once: true });
      }),
  );
  const decoded = () => Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
  await Promise.race([
    Promise.all(loaded).then(decoded),
    new Promise((resolve) => setTimeout(resolve, 15_000)),
  ]);
}

const TRIES = 5;

/** A part that loads after hydration, as the mini cart’s count, arrives within this time. */
const SETTLE_MS = 500;

/** Takes screenshots until one equals the baseline, or two in a row are equal. */
async function takeScreenshot({ page }: StoryPage, before: Pixels | null): Promise<Pixels> {
  let last: Pixels | null = null;
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    // Each time: a part that hydrates late may have replaced its images by new lazy ones.
    await page.evaluate(loadEverything);
    const taken = await readPixels(
      await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' }),
    );
    if (before && !compareScreenshots(before, taken)) return before;
    if (last?.data.equals(taken.data)) return taken;
    last = taken;
    await page.waitForTimeout(SETTLE_MS);
  }
  return last as Pixels;
}

async function screenshot(
  storyPage: StoryPage,
  work: Work,
  { baseline }: ScreenshotSet,
): Promise<ScreenshotResult> {
  const { story, mode, viewport, globals } = work;
  const file = fileName(work);
  const known = path.join(baseline, file);
  const before = existsSync(known) ? await readPixels(readFileSync(known)) : null;
  await storyPage.page.setViewportSize(viewport);
  await storyPage.show(story.id, globals);
  const after = await takeScreenshot(storyPage, before);
  const result = { id: story.id, title: story.title, name: story.name, mode, globals, file };
  const save = async (folder: string, pixels: Pixels) => {
    const target = path.join(REPORT, folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, await writePixels(pixels));
  };
  if (!before) {
    await save('after', after);
    return { ...result, state: 'new', pixels: 0, share: 0 };
  }
  const difference = compareScreenshots(before, after);
  if (!difference) return { ...result, state: 'same', pixels: 0, share: 0 };
  await save('before', before);
  await save('after', after);
  await save('difference', difference.image);
  return { ...result, state: 'changed', pixels: difference.pixels, share: difference.share };
}

const filesBelow = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && /\.(?:png|webp)$/.test(entry.name))
        .map((entry) =>
          path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'),
        )
    : [];

/** Updates the baseline: adds new and changed screenshots, and deletes those without a story. */
function accept(): void {
  const last = readJson<Run>(path.join(REPORT, 'screenshots.json'));
  if (!last) {
    console.log(
      'There is no run to accept. Run `npm run screenshots` first and look at reports/screenshots/index.html.',
    );
    process.exitCode = 1;
    return;
  }
  const set = SETS[last.set];
  const fresh = last.results.filter(({ state }) => state !== 'same');
  for (const { file } of fresh) {
    mkdirSync(path.dirname(path.join(set.baseline, file)), { recursive: true });
    copyFileSync(path.join(REPORT, 'after', file), path.join(set.baseline, file));
  }
  for (const file of last.obsolete) rmSync(path.join(set.baseline, file), { force: true });
  const origin: Origin = {
    chromium: majorOf(last.machine.browser),
    ...(last.set === 'every' && { commit: last.machine.commit }),
  };
  writeFileSync(originFile(set), `${JSON.stringify(origin, null, 2)}\n`);
  copyFileSync(path.join(REPORT, REFERENCE_FILE), path.join(set.baseline, REFERENCE_FILE));
  for (const folder of ['before', 'after', 'difference'])
    rmSync(path.join(REPORT, folder), { recursive: true, force: true });
  const results = last.results.map((result) => ({ ...result, state: 'same' as const, pixels: 0, share: 0 }));
  writeReport(REPORT, { ...last, results, obsolete: [] });
  writeCoverage();
  console.log(
    `✓ ${fresh.length} screenshots accepted, ${last.obsolete.length} taken away. They are in ${set.baseline}/.`,
  );
}

/** The stories that the options leave. */
function choose(stories: readonly Story[], origin: Origin | null): Story[] {
  const words = options.only?.toLowerCase();
  const touched = options.changed && origin?.commit ? changedStoryFiles(origin.commit) : null;
  const chosen = stories.filter(
    ({ id, title, name, file }) =>
      (!words || `${id} ${title} ${name}`.toLowerCase().includes(words)) && (!touched || touched.has(file)),
  );
  if (touched)
    console.log(
      `${chosen.length} of ${stories.length} stories changed since ${origin?.commit?.slice(0, 9)}.`,
    );
  return chosen;
}

async function run(): Promise<void> {
  const name = options.every ? 'every' : 'chosen';
  const set = SETS[name];
  rmSync(REPORT, { recursive: true, force: true });
  mkdirSync(REPORT, { recursive: true });
  const storyBrowser = await openStoryBrowser();
  const browser = storyBrowser.browser.version();
  const origin = readJson<Origin>(originFile(set));
  if (origin && origin.chromium !== majorOf(browser) && !options.renew) {
    await storyBrowser.close();
    console.log(
      `Nothing is compared: the accepted screenshots are Chromium ${origin.chromium}’s, and this is Chromium ${majorOf(browser)}.`,
    );
    return;
  }
  const reference = await takeReference(storyBrowser.browser);
  writeFileSync(path.join(REPORT, REFERENCE_FILE), await writePixels(reference));
  const accepted = path.join(set.baseline, REFERENCE_FILE);
  const difference = existsSync(accepted)
    ? compareScreenshots(await readPixels(readFileSync(accepted)), reference)
    : null;
  if (difference && !options.renew) {
    await storyBrowser.close();
    console.log(
      `Nothing is compared: this machine renders the reference page differently (${difference.pixels} pixels, ` +
        `${areaOf(difference)}, Chromium ${browser}): ${accepted} and ${path.join(REPORT, REFERENCE_FILE)}.`,
    );
    return;
  }

  const chosen = new Set(choose(storyBrowser.stories, origin));
  const planned = set.plan(storyBrowser.stories);
  const visits = planned.filter(({ story }) => chosen.has(story));
  const progress = startProgress('Screenshots', visits.length);
  const results: ScreenshotResult[] = [];
  await visitAll(
    storyBrowser,
    visits,
    {
      viewport: { width: 1280, height: 900 },
      reducedMotion: 'reduce',
      locale: 'de-DE',
      timezoneId: 'Europe/Berlin',
      // With this name, Storybook finishes animations and the story clock stops.
      userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 StorybookTestRunner VitrineScreenshots',
    },
    async (page, work) => {
      results.push(await screenshot(page, work, set));
      progress.step(`${work.story.id} ${work.mode}`);
    },
  );
  progress.end();
  await storyBrowser.close();

  const all = new Set([...planned.map(fileName), REFERENCE_FILE]);
  const obsolete = filesBelow(set.baseline).filter((file) => !all.has(file));
  const { changed, fresh } = writeReport(REPORT, {
    made: new Date().toISOString(),
    set: name,
    machine: { browser, system: `${process.platform} ${process.arch}`, commit: commitNow() },
    results,
    obsolete,
  });
  writeCoverage();
  for (const { state, title, name: story, mode, pixels } of results) {
    if (state === 'changed') console.log(`✗ ${title} · ${story}, ${mode}: ${pixels} pixels differ`);
    if (state === 'new') console.log(`✗ ${title} · ${story}, ${mode}: new`);
  }
  for (const file of obsolete) console.log(`✗ ${file}: its story no longer exists`);
  const open = changed + fresh + obsolete.length;
  console.log(
    `${results.length} screenshots: ${results.length - changed - fresh} passed, ${open} failed ` +
      `(${changed} changed, ${fresh} new, ${obsolete.length} without a story)`,
  );
  if (open > 0)
    console.log(
      `Before, after and difference: ${REPORT}/index.html. When they are right: npm run screenshots:accept`,
    );
  process.exitCode = open > 0 ? 1 : 0;
}

if (options.accept) accept();
else if (options.renew && (options.only || options.changed))
  throw new Error('--renew replaces the whole baseline. Leave out --only and --changed.');
else await run();
