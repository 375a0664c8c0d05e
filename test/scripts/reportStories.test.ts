import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { isInTime, reportStories } from '../../scripts/stories/reportStories.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';

function folderOf(axe: Record<string, object>, tests: object[]): string {
  const folder = temporaryFolder();
  mkdirSync(path.join(folder, 'axe'));
  for (const [id, story] of Object.entries(axe))
    writeFileSync(path.join(folder, 'axe', `${id}.json`), JSON.stringify({ id, ...story }));
  writeFileSync(
    path.join(folder, 'results.json'),
    JSON.stringify({ testResults: [{ message: '', assertionResults: tests }] }),
  );
  return folder;
}

const story = {
  title: 'UI/Button',
  name: 'Default',
  violations: [],
  incomplete: [],
  passes: ['label'],
  tree: 'same',
};
const passed = {
  fullName: '',
  ancestorTitles: ['UI/Button', 'Default'],
  status: 'passed',
  failureMessages: [],
};
const failed = {
  ...passed,
  ancestorTitles: ['UI/Button', 'Press'],
  status: 'failed',
  failureMessages: ['no'],
};

it('SBK-04: a run of all stories may take ten minutes, and reports when it took longer', () => {
  expect(isInTime(9.9)).toBe(true);
  expect(isInTime(10.1)).toBe(false);
  const folder = folderOf({ 'ui-button--default': story }, [passed]);
  reportStories(folder, 12.34);
  expect(JSON.parse(readFileSync(path.join(folder, 'report.json'), 'utf8'))).toMatchObject({
    minutes: 12.3,
    isInTime: false,
  });
  expect(readFileSync(path.join(folder, 'index.html'), 'utf8')).toContain('>longer</span> of the 10');
});

it('SBK-02: a failed story is reported with its message, and counted', () => {
  const folder = folderOf({ 'ui-button--default': story }, [passed, failed]);
  expect(reportStories(folder, 1)).toEqual({
    stories: 2,
    failed: 1,
    failures: [{ story: 'UI/Button › Press', message: 'no' }],
  });
  expect(readFileSync(path.join(folder, 'index.html'), 'utf8')).toContain('UI/Button › Press');
});

it('SBK-02: the report lists each story with its rules and a link into Storybook', () => {
  const broken = {
    ...story,
    violations: [{ rule: 'label', impact: null, help: 'Name it', helpUrl: 'https://x', elements: [] }],
  };
  const folder = folderOf({ 'ui-button--default': broken }, [passed]);
  reportStories(folder, 1);
  const page = readFileSync(path.join(folder, 'index.html'), 'utf8');
  expect(page).toContain('href="/?path=/story/ui-button--default"');
  expect(page).toContain('Name it');
});
