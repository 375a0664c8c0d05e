import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';
import { chosenLooks, lookFile, type Mode } from '#.storybook/modes.ts';
import { DEFAULT_SITE } from '#src/config/sites.ts';
import { compareScreenshots, type Pixels, readPixels, writePixels } from './compareScreenshots.ts';
import { restoreToolbar, type ShowCommand, settle, showStory } from './showStory.ts';

/** The folder of the pass over the stories: its plan, results, screenshots and report. */
export const PASS_FOLDER = 'reports/stories';

/** What the pass over the stories compares; `npm run test:stories` writes it for the test runner's processes. */
export interface PassPlan {
  /** The stories with a stored ARIA snapshot. */
  ariaSnapshots: string[];
  updatesAriaSnapshots: boolean;
  /** A pass for the screenshots alone finds a difference as well the second time. */
  repeatsFailures: boolean;
  /** `null` if this machine cannot compare screenshots. */
  screenshots: {
    /** The folder of the accepted screenshots. */
    baseline: string;
    /** The looks of each story. Without it, every story has its own modes. */
    chosen?: Record<string, string[]>;
  } | null;
}

export const PLAN_FILE = `${PASS_FOLDER}/plan.json`;

/** One look of a story, compared. */
export interface LookResult {
  mode: string;
  /** The mode's toolbar settings. */
  globals: Record<string, string>;
  /** Relative to the folders of the baseline and the report. */
  file: string;
  state: 'same' | 'changed' | 'new';
  pixels: number;
}

/** The part of a story's context that decides about its looks. */
export interface LookedAtStory {
  id: string;
  parameters: {
    chromatic?: { modes?: Record<string, Mode & { disable?: boolean }>; disableSnapshot?: boolean };
  };
  storyGlobals?: Record<string, unknown>;
}

/** A story's looks. Of its own modes, those that its own toolbar settings override are omitted. */
export function looksOf({ screenshots }: PassPlan, story: LookedAtStory): [string, Mode][] {
  const { modes = {}, disableSnapshot = false } = story.parameters.chromatic ?? {};
  if (!screenshots || disableSnapshot) return [];
  const { chosen } = screenshots;
  if (chosen) return Object.entries(chosenLooks).filter(([mode]) => chosen[story.id]?.includes(mode));
  return Object.entries(modes).filter(
    ([, { disable, viewport, ...globals }]) =>
      !disable && Object.keys(globals).every((name) => !(name in (story.storyGlobals ?? {}))),
  );
}

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

const TRIES = 6;
/** A part that loads after hydration, as the mini cart’s count, arrives within this time. */
const SETTLE_MS = 500;
const STORY_TIMEOUT_MS = 60_000;

/** The browser's own forced colours show the caret of a focused field; it must not blink. */
const STEADY_CARET = '* { caret-animation: manual !important }';

/** Takes screenshots until one equals the baseline, or two in a row are equal. */
async function takeScreenshot(page: Page, before: Pixels | null): Promise<Pixels> {
  let last: Pixels | null = null;
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    // Each time: a part that hydrates late may have replaced its images by new lazy ones, or uncovered the focus.
    await page.evaluate(loadEverything);
    await page.evaluate(() => window.scrollTo(0, 0));
    const taken = await readPixels(
      await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide', style: STEADY_CARET }),
    );
    if (last?.data.equals(taken.data)) return taken;
    if (before && !compareScreenshots(before, taken)) return before;
    last = taken;
    await page.waitForTimeout(SETTLE_MS);
  }
  return last as Pixels;
}

async function compareLook(page: Page, baseline: string, file: string) {
  const known = path.join(baseline, file);
  const before = existsSync(known) ? await readPixels(readFileSync(known)) : null;
  const after = await takeScreenshot(page, before);
  const difference = before && compareScreenshots(before, after);
  if (before && !difference) return { state: 'same', pixels: 0 } as const;
  const placeIn = (folder: string) => {
    const target = path.join(PASS_FOLDER, folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    return target;
  };
  writeFileSync(placeIn('after'), await writePixels(after));
  if (!before || !difference) return { state: 'new', pixels: 0 } as const;
  copyFileSync(known, placeIn('before'));
  // It is looked at once, so it may be large.
  writeFileSync(placeIn('difference'), await writePixels(difference.image, { effort: 0 }));
  return { state: 'changed', pixels: difference.pixels } as const;
}

/** The browser's own mode, with a dark palette, as most people choose: Storybook's emulation only resembles it. */
const FORCED_COLOURS = { forcedColors: 'active', colorScheme: 'dark' } as const;
const USUAL_COLOURS = { forcedColors: null, colorScheme: null };

/**
 * Looks with the same key differ in theme and text size alone, which a story takes on without being mounted again.
 * Pictures take on the colour scheme of the browser's own mode only when they are mounted.
 */
const mountOf = ({ viewport, theme, text, ...globals }: Mode) =>
  JSON.stringify([viewport, { site: DEFAULT_SITE, ...globals }, theme === 'forced']);

/**
 * Takes a story's looks on the page of its visit and compares them with the accepted screenshots. A look in
 * another country or window mounts the story again; another theme or text size only renders it again.
 *
 * @param visited the viewport of the visit, if its state and clock are those of a screenshot
 */
export async function compareLooks(
  page: Page,
  { id }: LookedAtStory,
  looks: readonly [string, Mode][],
  baseline: string,
  visited: Mode['viewport'] | null,
): Promise<LookResult[]> {
  const results: LookResult[] = [];
  let shown: Mode | null = visited && { viewport: visited, site: DEFAULT_SITE };
  const byMount = [...Map.groupBy(looks, ([, look]) => mountOf(look)).values()].flat();
  await page.evaluate(() => Object.assign(window, { vitrineStopsClock: true }));
  for (const [mode, look] of byMount) {
    const { viewport, ...settings } = look;
    const globals = settings as Record<string, string>;
    const isMounted = shown !== null && mountOf(shown) === mountOf(look);
    const isShown = JSON.stringify(shown) === JSON.stringify(look);
    const file = lookFile(id, mode);
    await page.setViewportSize(viewport);
    await page.emulateMedia(look.theme === 'forced' ? FORCED_COLOURS : USUAL_COLOURS);
    const show = async (event: ShowCommand['event']) => {
      const error = await page.evaluate(showStory, { id, event, timeoutMs: STORY_TIMEOUT_MS, globals });
      if (error) {
        await page.emulateMedia(USUAL_COLOURS);
        await page.evaluate(restoreToolbar);
        throw new Error(`The story failed as it was shown for the screenshot ${mode}: ${error}`);
      }
      await page.evaluate(settle);
      return await compareLook(page, baseline, file);
    };
    let result = isShown
      ? await compareLook(page, baseline, file)
      : await show(isMounted ? 'forceReRender' : 'forceRemount');
    // Rendering again resets the mock shop and the page, which a story can show.
    if (result.state === 'changed' && isMounted) result = await show('forceRemount');
    shown = look;
    results.push({ mode, globals, file, ...result });
  }
  if (results.length > 0) {
    await page.emulateMedia(USUAL_COLOURS);
    await page.evaluate(restoreToolbar);
  }
  return results;
}
