import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

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

const escapeHtml = (text: string) =>
  text.replace(
    /[&<>"]/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign,
  );

/** Colour codes of the terminal say nothing on a page. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the escape character is what is looked for.
const withoutColours = (text: string) => text.replace(/\u001b\[\d+m/g, '');

function readJson<Json>(file: string): Json | null {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Json) : null;
}

function rulesTable(story: StoryReport): string {
  const row = (kind: string) => (rule: AxeRule) =>
    `<tr class="${kind}"><td>${kind}</td><td><a href="${rule.helpUrl}">${rule.rule}</a></td><td>${escapeHtml(rule.help)}</td><td>${rule.elements
      .map((element) => `<code>${escapeHtml(element.target)}</code>`)
      .join('<br>')}</td></tr>`;
  const rows = [...story.violations.map(row('broken')), ...story.incomplete.map(row('to check by hand'))];
  return rows.length
    ? `<table><tr><th>Result</th><th>Rule</th><th>What it asks</th><th>Elements</th></tr>${rows.join('')}</table>`
    : '';
}

/**
 * Joins what the test runner and axe found into `report.json` and a page that an auditor can open (SBK-02).
 *
 * @param folder where `results.json` and `axe/<story>.json` lie
 */
export function reportStories(folder: string): { stories: number; failed: number } {
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
  const report = { stories, failures, rules: countRules(stories) };
  writeFileSync(path.join(folder, 'report.json'), JSON.stringify(report, null, 2));
  writeFileSync(path.join(folder, 'index.html'), toPage(report, tests.length));
  return { stories: tests.length, failed: failures.length };
}

interface Report {
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

function toPage({ stories, failures, rules }: Report, visited: number): string {
  const broken = stories.filter((story) => story.violations.length > 0);
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Stories: behaviour and accessibility</title>
<style>
  body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 72rem; padding: 0 1rem; color-scheme: light dark }
  table { border-collapse: collapse; width: 100%; margin: .5rem 0 1.5rem } th, td { text-align: start; vertical-align: top; padding: .3rem .6rem; border-block-end: 1px solid #8886 }
  pre { overflow: auto; padding: 1rem; border: 1px solid #8886 } .broken td:first-child { font-weight: 700 }
</style>
<h1>Stories: behaviour and accessibility</h1>
<p>${visited} stories visited, ${failures.length} failed, ${broken.length} with findings of axe (WCAG 2.2 A and AA, best practice).
Addresses lead into the built Storybook when this page is served beside it.</p>
${failures.length ? `<h2>Failed</h2>${failures.map(({ story, message }) => `<h3>${escapeHtml(story)}</h3><pre>${escapeHtml(message)}</pre>`).join('')}` : ''}
<h2>Rules</h2>
<table><tr><th>Rule</th><th>Passed</th><th>Broken</th><th>To check by hand</th></tr>${Object.entries(rules)
    .map(
      ([rule, { passed, broken: wrong, toCheck }]) =>
        `<tr class="${wrong ? 'broken' : ''}"><td>${rule}</td><td>${passed}</td><td>${wrong}</td><td>${toCheck}</td></tr>`,
    )
    .join('')}</table>
<h2>Stories</h2>
${stories
  .map(
    (story) =>
      `<h3 id="${story.id}"><a href="/?path=/story/${story.id}">${escapeHtml(`${story.title} · ${story.name}`)}</a></h3><p>${story.violations.length} broken, ${story.incomplete.length} to check, ${story.passes.length} rules passed</p>${rulesTable(story)}`,
  )
  .join('')}
</html>`;
}
