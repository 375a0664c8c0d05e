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
import type { Mode } from '#.storybook/modes.ts';
import { startProgress } from '../lib/progress.ts';
import { writeCoverage } from '../requirements/coverage.ts';
import { changedStoryFiles, commitNow } from './changedStories.ts';
import { comparePictures } from './compareScreenshots.ts';
import { type PictureResult, writePictures } from './screenshotsReport.ts';
import { openStoryBrowser, type Story, type StoryPage, type Visit, visitAll } from './storyBrowser.ts';

// `npm run screenshots`: every story in its modes, compared with the pictures this machine made before (SBK-03).
// `npm run screenshots:accept`: what the last run showed is right from now on.
//
//   npm run screenshots -- --only "mini cart"    stories whose title or name holds these words
//   npm run screenshots -- --changed             stories whose sources changed since the pictures were accepted

const BASELINE = '.pictures';
const REPORT = 'reports/pictures';
const MACHINE = path.join(BASELINE, 'machine.json');

const { values: options } = parseArgs({
  options: {
    accept: { type: 'boolean', default: false },
    only: { type: 'string' },
    changed: { type: 'boolean', default: false },
  },
});

/** What made the pictures: others are not comparable with them. */
interface Machine {
  browser: string;
  system: string;
  /** The commit they were accepted at. */
  commit: string;
  accepted: string;
}

interface Work extends Visit {
  mode: string;
  viewport: Mode['viewport'];
}

const fileName = ({ story, mode }: Pick<Work, 'story' | 'mode'>) =>
  `${story.id}/${mode.toLowerCase().replaceAll(/[^\w-]+/g, '-')}.png`;

const readJson = <Json>(file: string): Json | null =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Json) : null;

function modesOf({ parameters }: Story): [string, Mode][] {
  const { modes = {}, disableSnapshot = false } = (parameters.chromatic ?? {}) as {
    modes?: Record<string, Mode & { disable?: boolean }>;
    disableSnapshot?: boolean;
  };
  return disableSnapshot ? [] : Object.entries(modes).filter(([, mode]) => !mode.disable);
}

/** A story's modes as visits. What the story itself says about the toolbar wins, so such modes show nothing new. */
function planVisits(stories: readonly Story[]): Work[] {
  return stories.flatMap((story) =>
    modesOf(story)
      .filter(([, { viewport, ...globals }]) =>
        Object.keys(globals).every((name) => !(name in story.globals)),
      )
      .map(
        ([mode, { viewport, ...globals }]): Work => ({
          story,
          mode,
          viewport,
          globals: globals as Record<string, string>,
        }),
      ),
  );
}

// Runs in the page: lazy images are on the screenshot too. Some loads and decodings never end.
async function loadEverything(): Promise<void> {
  const late = [...document.querySelectorAll<HTMLImageElement>('img[loading="lazy"]')].filter(
    (image) => !image.complete,
  );
  for (const image of late) image.loading = 'eager';
  const loaded = late.map(
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

/** A picture that two looks in a row agree on, or that is the one known before. */
async function takePicture({ page }: StoryPage, before: Buffer | null): Promise<Buffer> {
  await page.evaluate(loadEverything);
  let last: Buffer | null = null;
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const taken = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
    if (before?.equals(taken) || last?.equals(taken)) return taken;
    last = taken;
    await page.waitForTimeout(100);
  }
  return last as Buffer;
}

async function picture(storyPage: StoryPage, work: Work): Promise<PictureResult> {
  const { story, mode, viewport, globals } = work;
  const file = fileName(work);
  const known = path.join(BASELINE, file);
  const before = existsSync(known) ? readFileSync(known) : null;
  await storyPage.page.setViewportSize(viewport);
  await storyPage.show(story.id, globals);
  const after = await takePicture(storyPage, before);
  const result = { id: story.id, title: story.title, name: story.name, mode, globals, file };
  const keep = (folder: string, data: Buffer) => {
    const target = path.join(REPORT, folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, data);
  };
  if (!before) {
    keep('after', after);
    return { ...result, state: 'new', pixels: 0, share: 0 };
  }
  const difference = comparePictures(before, after);
  if (!difference) return { ...result, state: 'same', pixels: 0, share: 0 };
  keep('before', before);
  keep('after', after);
  keep('difference', difference.picture);
  return { ...result, state: 'changed', pixels: difference.pixels, share: difference.share };
}

const filesBelow = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && entry.name.endsWith('.png'))
        .map((entry) =>
          path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'),
        )
    : [];

/** Makes what the last run showed the truth: new and changed pictures come in, those without a story go. */
function accept(): void {
  const last = readJson<{ made: string; machine: Machine; results: PictureResult[]; gone: string[] }>(
    path.join(REPORT, 'pictures.json'),
  );
  if (!last) {
    console.log(
      'There is no run to accept. Run `npm run screenshots` first and look at reports/pictures/index.html.',
    );
    process.exitCode = 1;
    return;
  }
  const fresh = last.results.filter(({ state }) => state !== 'same');
  for (const { file } of fresh) {
    mkdirSync(path.dirname(path.join(BASELINE, file)), { recursive: true });
    copyFileSync(path.join(REPORT, 'after', file), path.join(BASELINE, file));
  }
  for (const file of last.gone) rmSync(path.join(BASELINE, file), { force: true });
  writeFileSync(MACHINE, JSON.stringify({ ...last.machine, accepted: new Date().toISOString() }, null, 2));
  rmSync(REPORT, { recursive: true });
  mkdirSync(REPORT, { recursive: true });
  const results = last.results.map((result) => ({ ...result, state: 'same' as const, pixels: 0, share: 0 }));
  writePictures(REPORT, { ...last, results, gone: [] });
  writeCoverage();
  console.log(
    `✓ ${fresh.length} pictures accepted, ${last.gone.length} taken away. They lie in ${BASELINE}/.`,
  );
}

async function run(): Promise<void> {
  rmSync(REPORT, { recursive: true, force: true });
  mkdirSync(REPORT, { recursive: true });
  const storyBrowser = await openStoryBrowser();
  const machine: Machine = {
    browser: storyBrowser.browser.version(),
    system: `${process.platform} ${process.arch}`,
    commit: commitNow(),
    accepted: '',
  };
  const known = readJson<Machine>(MACHINE);
  if (known && (known.browser !== machine.browser || known.system !== machine.system))
    console.log(
      `The pictures in ${BASELINE}/ were made by ${known.browser} on ${known.system}; this is ${machine.browser} on ` +
        `${machine.system}. Differences may be the machine’s: delete ${BASELINE}/ and make them anew from a good state.`,
    );

  const words = options.only?.toLowerCase();
  const touched = options.changed && known ? changedStoryFiles(known.commit) : null;
  const chosen = storyBrowser.stories.filter(
    ({ id, title, name, file }) =>
      (!words || `${id} ${title} ${name}`.toLowerCase().includes(words)) && (!touched || touched.has(file)),
  );
  if (touched)
    console.log(
      `${chosen.length} of ${storyBrowser.stories.length} stories changed since ${known?.commit.slice(0, 9)}.`,
    );
  const visits = planVisits(chosen);
  const progress = startProgress('Pictures', visits.length);
  const results: PictureResult[] = [];
  await visitAll(
    storyBrowser,
    visits,
    {
      viewport: { width: 1280, height: 900 },
      reducedMotion: 'reduce',
      locale: 'de-DE',
      timezoneId: 'Europe/Berlin',
      // Storybook holds animations at their end and the story clock stands still for this name.
      userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 StorybookTestRunner VitrinePictures',
    },
    async (page, work) => {
      results.push(await picture(page, work));
      progress.step(`${work.story.id} ${work.mode}`);
    },
  );
  progress.end();
  await storyBrowser.close();

  const all = new Set(planVisits(storyBrowser.stories).map(fileName));
  const gone = filesBelow(BASELINE).filter((file) => !all.has(file));
  const { changed, fresh } = writePictures(REPORT, {
    made: new Date().toISOString(),
    machine,
    results,
    gone,
  });
  writeCoverage();
  console.log(
    `${changed === 0 && gone.length === 0 ? '✓' : '✗'} ${results.length} pictures: ` +
      `${results.length - changed - fresh} the same, ${changed} changed, ${fresh} new, ${gone.length} without a story.`,
  );
  console.log(`Before, after and difference: ${REPORT}/index.html`);
  if (changed + fresh + gone.length > 0) console.log('When they are right: npm run screenshots:accept');
  process.exitCode = changed > 0 ? 1 : 0;
}

if (options.accept) accept();
else await run();
