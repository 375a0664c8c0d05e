import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { getStoryContext, type TestContext, type TestRunnerConfig } from '@storybook/test-runner';
import type { Result } from 'axe-core';
import { configureAxe, getAxeResults, injectAxe } from 'axe-playwright';
import { MINIMAL_VIEWPORTS } from 'storybook/viewport';

/** One story's findings; `npm run test:stories` combines them into a page. */
const REPORTS = path.resolve('reports/stories/axe');

const toReport = ({ id, impact, help, helpUrl, nodes }: Result) => ({
  rule: id,
  impact,
  help,
  helpUrl,
  elements: nodes.map(({ html, target, failureSummary }) => ({
    html,
    target: target.join(' '),
    summary: failureSummary,
  })),
});

type Page = Parameters<typeof getStoryContext>[0];

const DESKTOP = { width: 1280, height: 900 };

/** The window size of `globals: { viewport: { value: 'mobile1' } }`, as in Storybook. */
async function readViewport(page: Page, context: TestContext): Promise<typeof DESKTOP> {
  const { storyGlobals } = await getStoryContext(page, context);
  const name = (storyGlobals?.viewport as { value?: string } | undefined)?.value;
  const styles = Object.entries(MINIMAL_VIEWPORTS).find(([each]) => each === name)?.[1].styles;
  return typeof styles === 'object'
    ? { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) }
    : DESKTOP;
}

/** The stored ARIA snapshots of the components' first stories (BEY-04). */
const SNAPSHOTS = path.resolve('test/aria-snapshots');
/** The stories with stored snapshots, and whether this run updates them; set by `npm run test:stories`. */
const snapshotIds = new Set((process.env.VITRINE_ARIA_SNAPSHOTS ?? '').split(' '));
const isUpdate = process.env.VITRINE_UPDATE_ARIA_SNAPSHOTS === '1';

/** How long a snapshot may take to match the stored one, in milliseconds, because parts load when idle. */
const SNAPSHOT_TIMEOUT_MS = 15_000;
const POLL_MS = 150;

/** Replaces the iframe's address in links to the current page, which contains Storybook's parameters. */
const withoutQuery = (snapshot: string) => snapshot.replaceAll(/(\/iframe\.html)\?\S*/g, '$1');

/** Polls the page's ARIA snapshot until it matches or the timeout ends. */
async function readSnapshot(
  page: Page,
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
      const snapshot = `${withoutQuery(await page.locator('body').ariaSnapshot())}\n`;
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

/** Compares a story's ARIA snapshot with the stored one; reports differences line by line. */
async function compareSnapshot(
  page: Page,
  id: string,
): Promise<{ state: 'same' | 'changed' | 'none'; lines: string[] }> {
  if (!snapshotIds.has(id)) return { state: 'none', lines: [] };
  const file = path.join(SNAPSHOTS, `${id}.yml`);
  if (isUpdate) {
    mkdirSync(SNAPSHOTS, { recursive: true });
    writeFileSync(file, await readSnapshot(page, createStabilityCheck()));
  }
  // A separate test checks that every first story has one.
  if (!existsSync(file)) return { state: 'none', lines: [] };
  const known = readFileSync(file, 'utf8');
  const snapshot = await readSnapshot(page, (now) => now === known);
  if (known === snapshot) return { state: 'same', lines: [] };
  const [before, after] = [known.split('\n'), snapshot.split('\n')];
  const lines = [
    ...before.filter((line) => !after.includes(line)).map((line) => `- ${line}`),
    ...after.filter((line) => !before.includes(line)).map((line) => `+ ${line}`),
  ];
  return { state: 'changed', lines: lines.length > 0 ? lines : ['the order differs'] };
}

const config: TestRunnerConfig = {
  async preVisit(page, context) {
    await page.setViewportSize(await readViewport(page, context));
    await injectAxe(page);
  },
  async postVisit(page, { id, title, name }) {
    const { parameters } = await getStoryContext(page, { id, title, name });
    const { context, options, config: rules } = parameters.a11y;
    await configureAxe(page, { rules: rules?.rules });
    const snapshot = await compareSnapshot(page, id);
    const { violations, incomplete, passes } = await getAxeResults(page, context, options);
    mkdirSync(REPORTS, { recursive: true });
    writeFileSync(
      path.join(REPORTS, `${id}.json`),
      JSON.stringify({
        id,
        title,
        name,
        violations: violations.map(toReport),
        incomplete: incomplete.map(toReport),
        passes: passes.map((rule) => rule.id),
        tree: snapshot.state,
      }),
    );
    if (snapshot.state === 'changed')
      throw new Error(
        `The ARIA snapshot differs from test/aria-snapshots/${id}.yml. If the change is intended: npm run test:stories -- --update-snapshots\n${snapshot.lines.join('\n')}`,
      );
    if (violations.length === 0) return;
    const lines = violations.flatMap((rule) => [
      `${rule.id} (${rule.impact}): ${rule.help}`,
      ...rule.nodes.map((node) => `    ${node.target.join(' ')}  ${node.html.slice(0, 160)}`),
    ]);
    throw new Error(`axe found ${violations.length} broken rules\n${lines.join('\n')}`);
  },
};

export default config;
