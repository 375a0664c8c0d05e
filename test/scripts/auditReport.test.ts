import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import {
  type AuditResult,
  joinResults,
  summarizeViolations,
  writeAudit,
} from '../../scripts/stories/auditReport.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const clean: AuditResult = {
  id: 'ui-button--default',
  title: 'UI/Button',
  name: 'Default',
  globals: {},
  violations: [],
  toCheck: [],
  passed: ['button-name'],
};
const broken: AuditResult = {
  ...clean,
  globals: { site: 'HU' },
  violations: [
    {
      rule: 'color-contrast',
      impact: 'serious',
      help: 'Contrast',
      helpUrl: 'https://example.org/rule',
      where: 'dark',
      elements: [
        {
          target: '[data-part="copy"]',
          html: '<button>',
          summary: 'Fix any of the following:\n  contrast of 2.1',
        },
      ],
    },
  ],
};

function write(results: AuditResult[], rulesOff: Parameters<typeof writeAudit>[2] = []) {
  const folder = temporaryFolder();
  const counts = writeAudit(folder, results, rulesOff);
  return {
    counts,
    page: readFileSync(path.join(folder, 'index.html'), 'utf8'),
    data: JSON.parse(readFileSync(path.join(folder, 'audit.json'), 'utf8')),
  };
}

it('SBK-02: a violation is counted, with its rule, its element and the link to its story', () => {
  const { counts, page, data } = write([clean, broken]);
  expect(counts).toEqual({ violations: 1, stories: 1 });
  expect(page).toContain('href="/?path=/story/ui-button--default&amp;globals=site:HU"');
  expect(page).toContain('https://example.org/rule');
  expect(page).toContain('[data-part=&quot;copy&quot;]');
  expect(data.rules['color-contrast']).toEqual({ passed: 0, broken: 1, toCheck: 0 });
  expect(data.rules['button-name']).toEqual({ passed: 2, broken: 0, toCheck: 0 });
});

it('SBK-02: a run without violations is reported as such', () => {
  const { counts, page } = write([clean]);
  expect(counts.violations).toBe(0);
  expect(page).toContain('No violation.');
});

it('SBK-02: a rule disabled without a reason is a violation', () => {
  const off = { rule: 'region', file: 'a.stories.tsx', stories: [] };
  expect(write([clean], [{ ...off, reason: 'A part is no page.' }]).counts.violations).toBe(0);
  expect(write([clean], [{ ...off, reason: '' }]).counts.violations).toBe(1);
});

it('SBK-02: a repeated run keeps previous results, and drops removed stories', () => {
  const other = { ...clean, id: 'ui-link--default' };
  const gone = { ...clean, id: 'ui-gone--default' };
  const mended = { ...broken, violations: [] };
  expect(joinResults([clean, broken, other, gone], [mended], [clean, other])).toEqual([clean, other, mended]);
});

it('SBK-02: the console output names story, toolbar, element and rule, and the number of further violations', () => {
  expect(summarizeViolations([broken], [])).toEqual([
    'ui-button--default · HU · dark · color-contrast · contrast of 2.1',
  ]);
  const off = { rule: 'region', file: 'a.stories.tsx', stories: [], reason: '' };
  expect(summarizeViolations([broken, broken], [off], 1)).toEqual([
    'a.stories.tsx: region is off without a reason beside it',
    '… and 2 more',
  ]);
});

it('SBK-02: the report states how much was checked again, and when the rest was checked', () => {
  const folder = temporaryFolder();
  writeAudit(folder, [clean], [], { visits: 3, earlier: '2026-11-01T08:30:00.000Z' });
  expect(readFileSync(path.join(folder, 'index.html'), 'utf8')).toContain(
    '3 visits looked at again; the rest as seen 2026-11-01, 08:30 UTC',
  );
});
