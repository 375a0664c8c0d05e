import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { escapeHtml } from '#demo/render/escapeHtml.ts';
import { readJson } from '../lib/readJson.ts';
import { filterField, reportPage, storyLink } from './reportPage.ts';

interface AxeRule {
  rule: string;
  impact: string | null;
  help: string;
  helpUrl: string;
  elements: { html: string; target: string; summary: string }[];
}

interface StoryReport {
  id: string;
  title: string;
  name: string;
  violations: AxeRule[];
  incomplete: AxeRule[];
  passes: string[];
  /** The comparison of its ARIA snapshot with the stored one. */
  tree: 'same' | 'changed' | 'none';
}

interface JestResults {
  testResults: {
    assertionResults: {
      fullName: string;
      ancestorTitles: string[];
      status: string;
      failureMessages: string[];
    }[];
    message: string;
  }[];
}

/** Removes terminal colour codes. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the escape character is what is looked for.
const withoutColours = (text: string) => text.replace(/\u001b\[\d+m/g, '');

function rulesTable(story: StoryReport): string {
  const row = (kind: string) => (rule: AxeRule) =>
    `<tr><td class="${kind === 'broken' ? 'bad' : ''}">${kind}</td><td><a href="${rule.helpUrl}">${rule.rule}</a></td><td>${escapeHtml(rule.help)}</td><td>${rule.elements
      .map((element) => `<code>${escapeHtml(element.target)}</code>`)
      .join('<br>')}</td></tr>`;
  const rows = [...story.violations.map(row('broken')), ...story.incomplete.map(row('to check by hand'))];
  return rows.length
    ? `<div class="scroll"><table><tr><th>Result</th><th>Rule</th><th>Requirement</th><th>Elements</th></tr>${rows.join('')}</table></div>`
    : '';
}

const TREE_WORDS = {
  same: ', ARIA snapshot unchanged',
  changed: ', <span class="bad">ARIA snapshot changed</span>',
  none: '',
};

function storySection(story: StoryReport): string {
  const { id, title, name, violations, incomplete, passes, tree } = story;
  const words = [title, name, ...[...violations, ...incomplete].map(({ rule }) => rule)]
    .join(' ')
    .toLowerCase();
  return `<section id="${id}" data-words="${escapeHtml(words)}"${violations.length > 0 || tree === 'changed' ? ' data-bad' : ''}>
<h3>${storyLink(id, `${title} · ${name}`)}</h3>
<p>${violations.length} broken, ${incomplete.length} to check, ${passes.length} rules passed${TREE_WORDS[tree] ?? ''}</p>${rulesTable(story)}</section>`;
}

/** Time limit for all stories with interactions and axe on two cores, in minutes (SBK-04). */
export const STORIES_LIMIT_MINUTES = 10;

/** Whether a run met its time limit. */
export const isInTime = (minutes: number): boolean => minutes <= STORIES_LIMIT_MINUTES;

/**
 * Combines the results of test runner and axe into `report.json` and an HTML page (SBK-02).
 *
 * @param folder contains `results.json` and `axe/<story>.json`
 * @param minutes duration of the run
 */
export function reportStories(
  folder: string,
  minutes: number,
): { stories: number; failed: number; failures: { story: string; message: string }[] } {
  const results = readJson<JestResults>(path.join(folder, 'results.json'));
  const axeFolder = path.join(folder, 'axe');
  const stories = (existsSync(axeFolder) ? readdirSync(axeFolder) : [])
    .map((file) => readJson<StoryReport>(path.join(axeFolder, file)))
    .filter((story) => story !== null)
    .sort((one, other) => one.id.localeCompare(other.id));
  const tests = (results?.testResults ?? []).flatMap((file) => file.assertionResults);
  const failures = tests
    .filter((test) => test.status === 'failed')
    .map((test) => ({
      story: test.ancestorTitles.join(' › '),
      message: withoutColours(test.failureMessages.join('\n')),
    }));
  const report = {
    made: new Date().toISOString(),
    minutes: Math.round(minutes * 10) / 10,
    isInTime: isInTime(minutes),
    stories,
    failures,
    rules: countRules(stories),
  };
  writeFileSync(path.join(folder, 'report.json'), JSON.stringify(report, null, 2));
  writeFileSync(path.join(folder, 'index.html'), toPage(report, tests.length));
  return { stories: tests.length, failed: failures.length, failures };
}

interface Report {
  made: string;
  minutes: number;
  isInTime: boolean;
  stories: StoryReport[];
  failures: { story: string; message: string }[];
  rules: Record<string, { passed: number; broken: number; toCheck: number }>;
}

function countRules(stories: StoryReport[]): Report['rules'] {
  const rules: Report['rules'] = {};
  const count = (rule: string, what: 'passed' | 'broken' | 'toCheck') => {
    rules[rule] ??= { passed: 0, broken: 0, toCheck: 0 };
    rules[rule][what] += 1;
  };
  for (const story of stories) {
    for (const rule of story.passes) count(rule, 'passed');
    for (const { rule } of story.violations) count(rule, 'broken');
    for (const { rule } of story.incomplete) count(rule, 'toCheck');
  }
  return Object.fromEntries(Object.entries(rules).sort(([one], [other]) => one.localeCompare(other)));
}

function toPage(
  { made, minutes, isInTime: inTime, stories, failures, rules }: Report,
  visited: number,
): string {
  const broken = stories.filter((story) => story.violations.length > 0);
  const verdict =
    failures.length === 0
      ? '<span class="good">All passed.</span>'
      : `<span class="bad">${failures.length} failed.</span>`;
  return reportPage(
    'Stories: behaviour and accessibility',
    `<p>${verdict} ${visited} stories with their interactions, ${broken.length} with findings of axe (WCAG 2.2 A and AA, best practice), on ${made.slice(0, 16).replace('T', ' ')} UTC.</p>
<p>${minutes} minutes${inTime ? '' : ', <span class="bad">longer</span>'} of the ${STORIES_LIMIT_MINUTES} that a run of all may take on two cores (SBK-04).</p>
${failures.length ? `<h2>Failed</h2>${failures.map(({ story, message }) => `<h3>${escapeHtml(story)}</h3><pre>${escapeHtml(message)}</pre>`).join('')}` : ''}
<h2>Rules</h2>
<div class="scroll"><table><tr><th>Rule</th><th class="n">Held</th><th class="n">Broken</th><th class="n">To check by hand</th></tr>${Object.entries(
      rules,
    )
      .map(
        ([rule, { passed, broken: wrong, toCheck }]) =>
          `<tr><td>${rule}</td><td class="n">${passed}</td><td class="n ${wrong ? 'bad' : ''}">${wrong}</td><td class="n">${toCheck}</td></tr>`,
      )
      .join('')}</table></div>
<h2>Stories</h2>
${filterField('only what failed')}
${stories.map(storySection).join('\n')}`,
  );
}
