import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { escapeHtml } from '#src/lib/escapeHtml.ts';
import { readJson } from '../lib/readJson.ts';
import { readResults, TEST_REPORTS, type TestResult } from '../testResults.ts';
import { filterField, reportPage, storyLink } from './reportPage.ts';
import { type RuleResults, ruleCounts, rulesTable, searchWords } from './ruleResults.ts';
import { type LookResult, PASS_FOLDER } from './storyLooks.ts';

/** What a visit of a story found; a story whose interactions fail has none. */
export interface StoryVisit extends RuleResults {
  id: string;
  title: string;
  name: string;
  looks: LookResult[];
}

/** The screenshots of a pass. */
export interface ScreenshotRun {
  /** The folder of the accepted ones. */
  baseline: string;
  /** Accepted screenshots whose story or mode no longer exists. */
  obsolete: string[];
}

/** The results of a pass over the stories. */
export interface PassReport {
  made: string;
  minutes: number;
  results: TestResult[];
  stories: StoryVisit[];
  screenshots: ScreenshotRun | null;
}

/** The folder of the visits' files. */
export const VISITS = path.join(PASS_FOLDER, 'visits');
export const REPORT_FILE = path.join(PASS_FOLDER, 'report.json');

/** Combines the results of the test runner and the visits into `report.json` and an HTML page. */
export function reportStories(minutes: number, screenshots: ScreenshotRun | null): PassReport {
  const stories = (existsSync(VISITS) ? readdirSync(VISITS) : [])
    .map((file) => readJson<StoryVisit>(path.join(VISITS, file)))
    .filter((story) => story !== null)
    .sort((one, other) => one.id.localeCompare(other.id));
  const report: PassReport = {
    made: new Date().toISOString(),
    minutes: Math.round(minutes * 10) / 10,
    results: readResults(TEST_REPORTS.stories),
    stories,
    screenshots,
  };
  writeFileSync(REPORT_FILE, JSON.stringify(report, null, 1));
  writeFileSync(path.join(PASS_FOLDER, 'index.html'), toPage(report));
  return report;
}

function lookFigures(
  { id, title, name }: StoryVisit,
  { mode, globals, file, state, pixels }: LookResult,
): string {
  const folders = state === 'new' ? ['after'] : ['before', 'after', 'difference'];
  const figures = folders.map(
    (folder) =>
      `<figure><figcaption>${folder}</figcaption><a href="${folder}/${file}"><img loading="lazy" src="${folder}/${file}" alt="${folder}"></a></figure>`,
  );
  const verdict = state === 'new' ? 'new' : `<span class="bad">${pixels} pixels differ</span>`;
  return `<h4>${storyLink(id, `${title} · ${name}`, globals)}, ${escapeHtml(mode)}: ${verdict}</h4><div class="three">${figures.join('')}</div>`;
}

function storySection(story: StoryVisit): string {
  const { id, title, name, violations, toCheck, passed } = story;
  const looks = story.looks.filter(({ state }) => state !== 'same');
  return `<section id="${id}" data-words="${searchWords(story, title, name)}"${violations.length + looks.length > 0 ? ' data-bad' : ''}>
<h3>${storyLink(id, `${title} · ${name}`)}</h3>
<p>${violations.length} broken, ${toCheck.length} to check, ${passed.length} rules passed, ${story.looks.length} screenshots</p>${rulesTable(story)}${looks.map((look) => lookFigures(story, look)).join('')}</section>`;
}

function toPage({ made, minutes, results, stories, screenshots }: PassReport): string {
  const failures = results.filter(({ state }) => state === 'failed');
  const looks = stories.flatMap((story) => story.looks);
  const verdict =
    failures.length === 0
      ? '<span class="good">All passed.</span>'
      : `<span class="bad">${failures.length} failed.</span>`;
  return reportPage(
    'Stories: behaviour, accessibility and appearance',
    `<style>.three { display: grid; grid-template-columns: repeat(auto-fit, minmax(16rem, 1fr)); gap: 1rem } figure { margin: 0 } figcaption { color: var(--soft) } img { max-inline-size: 100%; border: 1px solid var(--line); background: repeating-conic-gradient(#8882 0 25%, transparent 0 50%) 0 0 / 16px 16px }</style>
<p>${verdict} ${results.length} stories with their interactions and axe (WCAG 2.2 A and AA, best practice) in ${minutes} minutes, on ${made.slice(0, 16).replace('T', ' ')} UTC.</p>
<p>${screenshots ? `${looks.length} screenshots, ${looks.filter(({ state }) => state !== 'same').length} of them changed or new. When they are right: <code>npm run screenshots:accept</code>.` : 'No screenshots were compared.'}</p>
${failures.length ? `<h2>Failed</h2>${failures.map(({ name, error }) => `<h3>${escapeHtml(name)}</h3><pre>${escapeHtml(error)}</pre>`).join('')}` : ''}
<h2>Rules</h2>
${ruleCounts(stories)}
<h2>Stories</h2>
${filterField('only what failed')}
${stories.map(storySection).join('\n')}`,
  );
}
