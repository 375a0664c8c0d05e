import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { getStoryContext, type TestContext, type TestRunnerConfig } from '@storybook/test-runner';
import type { Result } from 'axe-core';
import { configureAxe, getAxeResults, injectAxe } from 'axe-playwright';
import { MINIMAL_VIEWPORTS } from 'storybook/viewport';

/** One story's findings, as an auditor reads them; `npm run test:stories` joins them into a page. */
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

/** The window a story asks for by `globals: { viewport: { value: 'mobile1' } }`, as Storybook itself would show it. */
async function readViewport(page: Page, context: TestContext): Promise<typeof DESKTOP> {
  const { storyGlobals } = await getStoryContext(page, context);
  const name = (storyGlobals?.viewport as { value?: string } | undefined)?.value;
  const styles = Object.entries(MINIMAL_VIEWPORTS).find(([each]) => each === name)?.[1].styles;
  return typeof styles === 'object'
    ? { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) }
    : DESKTOP;
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
      }),
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
