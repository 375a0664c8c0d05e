import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { diff } from 'node:util';
import type { getStoryContext, TestRunnerConfig } from '@storybook/test-runner';
import type { Result } from 'axe-core';
import { configureAxe, getAxeResults } from 'axe-playwright';
import { MINIMAL_VIEWPORTS } from 'storybook/viewport';
import { loadAxe } from '../scripts/stories/loadAxe.ts';
import { type StoryVisit, VISITS } from '../scripts/stories/reportStories.ts';
import { ofAxe } from '../scripts/stories/ruleResults.ts';
import type { PreviewWindow } from '../scripts/stories/showStory.ts';
import {
  compareLooks,
  type LookedAtStory,
  looksOf,
  type PassPlan,
  PLAN_FILE,
} from '../scripts/stories/storyLooks.ts';

// Read late: tools that only inspect this file run where no pass has begun.
let read: PassPlan | undefined;
const plan = (): PassPlan => (read ??= JSON.parse(readFileSync(PLAN_FILE, 'utf8')) as PassPlan);

type Page = Parameters<typeof getStoryContext>[0];

const DESKTOP = { width: 1280, height: 900 };

type StoryContext = LookedAtStory & Awaited<ReturnType<typeof getStoryContext>>;

/** What a visit needs to know of a story; the rest of its context is large. */
const readStory = (page: Page, storyId: string): Promise<StoryContext> =>
  page.evaluate(async (wanted) => {
    const preview = (window as unknown as PreviewWindow).__STORYBOOK_PREVIEW__;
    const { id, title, name, parameters, storyGlobals } = (await preview.storyStoreValue.loadStory({
      storyId: wanted,
    })) as StoryContext;
    const { a11y, chromatic } = parameters;
    return { id, title, name, parameters: { a11y, chromatic }, storyGlobals } as StoryContext;
  }, storyId);

/** The window size of `globals: { viewport: { value: 'mobile1' } }`, as in Storybook. */
function viewportOf({ storyGlobals }: StoryContext): typeof DESKTOP {
  const name = (storyGlobals?.viewport as { value?: string } | undefined)?.value;
  const styles = Object.entries(MINIMAL_VIEWPORTS).find(([each]) => each === name)?.[1].styles;
  return typeof styles === 'object'
    ? { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) }
    : DESKTOP;
}

/** The stored ARIA snapshots of the components' first stories. */
const SNAPSHOTS = path.resolve('test/aria-snapshots');
/** How long a snapshot may take to match the stored one, in milliseconds, because parts load when idle. */
const SNAPSHOT_TIMEOUT_MS = 15_000;
const POLL_MS = 150;

/** Leaves out what differs between loads: parameters of Storybook in links to the current page, and generated ids. */
const toStable = (snapshot: string) =>
  snapshot.replaceAll(/(\/iframe\.html)\?\S*/g, '$1').replaceAll(/#_r_\w+_/g, '#_r_');

/** Polls the page's ARIA snapshot until it matches or the timeout ends. */
async function readSnapshot(
  page: Page,
  root: string,
  isExpected: (snapshot: string, before: string) => boolean,
): Promise<string> {
  // Transient announcements are in the ledger, not in the snapshot.
  const style = await page.addStyleTag({
    content: '[data-vitrine-announcer], [data-live-announcer] { display: none }',
  });
  try {
    const until = Date.now() + SNAPSHOT_TIMEOUT_MS;
    let before = '';
    for (;;) {
      const snapshot = `${toStable(await page.locator(root).ariaSnapshot())}\n`;
      if (isExpected(snapshot, before) || Date.now() > until) return snapshot;
      before = snapshot;
      await page.waitForTimeout(POLL_MS);
    }
  } finally {
    await style.evaluate((element) => (element as Element).remove());
  }
}

/** A new snapshot is stable when it stays unchanged for a second. */
function createStabilityCheck() {
  let agreed = 0;
  return (snapshot: string, before: string) => {
    agreed = snapshot === before ? agreed + 1 : 0;
    return agreed * POLL_MS >= 1_000;
  };
}

/** Compares a story's ARIA snapshot with the stored one; returns the differences line by line. */
async function compareSnapshot(page: Page, { id, title }: StoryContext): Promise<string[]> {
  if (!plan().ariaSnapshots.includes(id)) return [];
  // Header and footer have snapshots of their own.
  const root = title.startsWith('Pages/') ? 'main' : 'body';
  const file = path.join(SNAPSHOTS, `${id}.yml`);
  if (plan().updatesAriaSnapshots) {
    mkdirSync(SNAPSHOTS, { recursive: true });
    writeFileSync(file, await readSnapshot(page, root, createStabilityCheck()));
  }
  // A separate test checks that every first story has one.
  if (!existsSync(file)) return [];
  const known = readFileSync(file, 'utf8');
  const snapshot = await readSnapshot(page, root, (now) => now === known);
  return diff(snapshot.split('\n'), known.split('\n'))
    .filter(([operation]) => operation !== 0)
    .map(([operation, line]) => `${operation > 0 ? '+' : '-'} ${line}`);
}

/** Each broken rule of axe with its elements. */
const axeProblems = (violations: readonly Result[]) =>
  violations.flatMap((rule) => [
    `axe: ${rule.id} (${rule.impact}): ${rule.help}`,
    ...rule.nodes.map((node) => `    ${node.target.join(' ')}  ${node.html.slice(0, 160)}`),
  ]);

/**
 * Runs in the page: leaves out Storybook's highlights, which read the style of every element at each change of the page.
 * No test looks at them.
 */
function leaveOutHighlights(): void {
  let features: object | undefined;
  Object.defineProperty(window, 'FEATURES', {
    configurable: true,
    get: () => features,
    set: (given: object) => {
      features = { ...given, highlight: false };
    },
  });
}

/** Runs in the page: activates one of the changes that `npm run mutation` has built into Storybook. */
function activateChange(id: string | undefined): void {
  if (id) Object.assign(globalThis, { __stryker__: { activeMutant: id } });
}

const contexts = new WeakMap<Page, StoryContext>();

/** Whether a look of the story is the page of its visit, so that its clock stands still from the beginning. */
const isVisitALook = (story: StoryContext) =>
  plan().screenshots?.chosen !== undefined && looksOf(plan(), story).length > 0;

const config: TestRunnerConfig = {
  // The runner has its own index, the preview has Storybook's.
  async prepare({ page }) {
    await page.addInitScript(leaveOutHighlights);
    await page.addInitScript(activateChange, process.env.ACTIVE_CHANGE);
    await page.goto(new URL('../iframe.html', process.env.TARGET_URL).href);
  },
  async preVisit(page, test) {
    const story = await readStory(page, test.id);
    contexts.set(page, story);
    await page.setViewportSize(viewportOf(story));
    await page.evaluate((stops) => {
      const preview = window as unknown as PreviewWindow & { vitrineStopsClock?: true };
      if (stops) preview.vitrineStopsClock = true;
      else delete preview.vitrineStopsClock;
      // A story that is repeated is the selected one already; Storybook would not run it.
      preview.__STORYBOOK_PREVIEW__.currentSelection = undefined;
    }, isVisitALook(story));
    await loadAxe(page);
  },
  async postVisit(page, { id, hasFailure }) {
    const story = contexts.get(page);
    if (hasFailure || !story) return;
    const { title, name } = story;
    const { context, options, config: rules } = story.parameters.a11y;
    await configureAxe(page, { rules: rules?.rules });
    const snapshotLines = await compareSnapshot(page, story);
    const { violations, incomplete, passes } = await getAxeResults(page, context, {
      ...options,
      resultTypes: ['violations', 'incomplete'],
    });
    const visited = isVisitALook(story) ? viewportOf(story) : null;
    const looks = await compareLooks(
      page,
      story,
      looksOf(plan(), story),
      plan().screenshots?.baseline ?? '',
      visited,
    );
    const visit: StoryVisit = {
      id,
      title,
      name,
      violations: violations.map((rule) => ofAxe(rule)),
      toCheck: incomplete.map((rule) => ofAxe(rule)),
      passed: passes.map((rule) => rule.id),
      looks,
    };
    mkdirSync(VISITS, { recursive: true });
    writeFileSync(path.join(VISITS, `${id}.json`), JSON.stringify(visit));
    const problems = [
      ...axeProblems(violations),
      ...(snapshotLines.length > 0
        ? [
            `The ARIA snapshot differs from test/aria-snapshots/${id}.yml. If the change is intended: npm run test:stories -- ${id} --update-snapshots`,
            ...snapshotLines,
          ]
        : []),
      ...looks
        .filter(({ state }) => state !== 'same')
        .map(
          ({ mode, state, pixels }) =>
            `The screenshot is ${state}: ${mode}${pixels > 0 ? `, ${pixels} pixels` : ''}`,
        ),
    ];
    if (problems.length > 0) throw new Error(problems.join('\n'));
  },
};

export default config;
