import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { getStoryContext, type TestRunnerConfig } from '@storybook/test-runner';
import type { Result } from 'axe-core';
import { configureAxe, getAxeResults, injectAxe } from 'axe-playwright';

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

const config: TestRunnerConfig = {
  async preVisit(page) {
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
