import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { escapeHtml } from '#demo/render/escapeHtml.ts';
import { filterField, reportPage, storyLink } from './reportPage.ts';

/** One story in one mode, compared. */
export interface ScreenshotResult {
  id: string;
  title: string;
  name: string;
  mode: string;
  /** The mode's toolbar settings. */
  globals: Record<string, string>;
  /** Relative to the folders of the baseline and the report. */
  file: string;
  state: 'same' | 'changed' | 'new';
  pixels: number;
  /** Share of pixels that differ, 0 to 1. */
  share: number;
}

interface ScreenshotRun {
  /** ISO time. */
  made: string;
  set: 'chosen' | 'every';
  machine: { browser: string; system: string; commit: string };
  results: readonly ScreenshotResult[];
  /** Screenshots whose story or mode no longer exists. */
  obsolete: readonly string[];
}

const figure = (folder: string, file: string, words: string) =>
  `<figure><figcaption>${words}</figcaption><a href="${folder}/${file}"><img loading="lazy" src="${folder}/${file}" alt="${words}"></a></figure>`;

function section({ id, title, name, mode, globals, file, state, pixels, share }: ScreenshotResult): string {
  const words = `${title} ${name} ${mode}`.toLowerCase();
  const verdict =
    state === 'new'
      ? 'new'
      : `<span class="bad">${pixels} pixels differ</span> (${(share * 100).toFixed(2)} %)`;
  const figures =
    state === 'new'
      ? figure('after', file, 'New')
      : figure('before', file, 'Before') +
        figure('after', file, 'After') +
        figure('difference', file, 'Difference');
  return `<section data-words="${escapeHtml(words)}"${state === 'changed' ? ' data-bad' : ''}>
<h3>${storyLink(id, `${title} · ${name}`, globals)}, ${escapeHtml(mode)}</h3><p>${verdict}</p><div class="three">${figures}</div></section>`;
}

/**
 * Writes the page with before, after and difference, and `screenshots.json` beside it (SBK-03).
 *
 * @returns the number of changed and new screenshots
 */
export function writeReport(folder: string, run: ScreenshotRun): { changed: number; fresh: number } {
  const shown = run.results
    .filter(({ state }) => state !== 'same')
    .toSorted((one, other) => other.share - one.share || one.file.localeCompare(other.file));
  const changed = shown.filter(({ state }) => state === 'changed').length;
  const fresh = shown.length - changed;
  writeFileSync(path.join(folder, 'screenshots.json'), JSON.stringify(run, null, 1));
  writeFileSync(
    path.join(folder, 'index.html'),
    reportPage(
      'Screenshots',
      `<style>.three { display: grid; grid-template-columns: repeat(auto-fit, minmax(16rem, 1fr)); gap: 1rem } figure { margin: 0 } figcaption { color: var(--soft) } img { max-inline-size: 100%; border: 1px solid var(--line); background: repeating-conic-gradient(#8882 0 25%, transparent 0 50%) 0 0 / 16px 16px }</style>
<p>${run.results.length} screenshots of ${new Set(run.results.map(({ id }) => id)).size} stories, by Chromium ${escapeHtml(run.machine.browser)} on ${escapeHtml(run.machine.system)}: ${run.results.length - shown.length} the same, <span class="${changed ? 'bad' : 'good'}">${changed} changed</span>, ${fresh} new, ${run.obsolete.length} without a story. When they are right: <code>npm run screenshots:accept</code>.</p>
${run.obsolete.length > 0 ? `<details><summary>Without a story</summary><ul>${run.obsolete.map((file) => `<li><code>${escapeHtml(file)}</code></li>`).join('')}</ul></details>` : ''}
${filterField('only changed')}
${shown.map(section).join('\n')}`,
    ),
  );
  return { changed, fresh };
}
