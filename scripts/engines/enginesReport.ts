import { writeFileSync } from 'node:fs';
import { escapeHtml } from '#src/lib/escapeHtml.ts';
import { filterField, reportPage, storyLink } from '../stories/reportPage.ts';
import type { AnyEngine } from './engineBrowser.ts';
import type { FlowResult } from './flowResults.ts';
import type { OpenedStory } from './openStories.ts';
import type { PageScreenshot } from './pageScreenshots.ts';

interface EnginesRun {
  engines: readonly AnyEngine[];
  flows: readonly FlowResult[];
  stories: readonly OpenedStory[];
  pages: readonly PageScreenshot[];
}

const cell = (problems: readonly string[] | undefined) =>
  problems === undefined
    ? '<td>not run</td>'
    : problems.length === 0
      ? '<td class="good">passed</td>'
      : `<td><span class="bad">failed</span> ${escapeHtml(problems.join(' ').slice(0, 400))}</td>`;

function table(
  engines: readonly AnyEngine[],
  what: string,
  rows: readonly { key: string; head: string; of: (engine: AnyEngine) => string[] | undefined }[],
): string {
  const body = rows.map(({ key, head, of }) => {
    const found = engines.map(of);
    const isBad = found.some((problems) => problems && problems.length > 0);
    return `<tr data-words="${escapeHtml(key.toLowerCase())}"${isBad ? ' data-bad' : ''}><th scope="row">${head}</th>${found.map(cell).join('')}</tr>`;
  });
  const heads = engines.map((engine) => `<th scope="col">${engine}</th>`).join('');
  return `<div class="scroll"><table><thead><tr><th scope="col">${what}</th>${heads}</tr></thead><tbody>${body.join('')}</tbody></table></div>`;
}

function sideBySide({ engines, pages }: EnginesRun): string {
  const groups = Map.groupBy(pages, ({ address, width }) => `${address} at ${width} px`);
  return [...groups]
    .map(([name, screenshots]) => {
      const figures = engines.map((engine) => {
        const { file } = screenshots.find((screenshot) => screenshot.engine === engine) ?? {};
        const words = `${name} in ${engine}`;
        return `<figure style="margin:0"><figcaption>${engine}</figcaption>${file ? `<a href="${file}"><img loading="lazy" style="max-width:100%" src="${file}" alt="${escapeHtml(words)}"></a>` : ''}</figure>`;
      });
      return `<h3>${escapeHtml(name)}</h3><div style="display:grid;gap:.5rem;grid-template-columns:repeat(${engines.length},1fr)">${figures.join('')}</div>`;
    })
    .join('');
}

/** Renders the report: flows × engines, stories × engines, and pages side by side (ENG-01). */
export function writeEnginesReport(folder: string, run: EnginesRun): void {
  const { engines, flows, stories, pages } = run;
  const titles = [...new Set(flows.map(({ title }) => title))];
  const ids = [...new Set(stories.map(({ id }) => id))];
  const flowTable = table(
    engines,
    'flow',
    titles.map((title) => ({
      key: title,
      head: escapeHtml(title),
      of: (engine) => {
        const flow = flows.find((each) => each.engine === engine && each.title === title);
        return flow && (flow.passed ? [] : ['see the log']);
      },
    })),
  );
  const storyTable = table(
    engines,
    'story',
    ids.map((id) => ({
      key: id,
      head: storyLink(id, id),
      of: (engine) => stories.find((each) => each.engine === engine && each.id === id)?.problems,
    })),
  );
  const body = [
    `<p>${engines.length} engines, ${titles.length} flows, ${ids.length} stories, ${pages.length} screenshots of pages.</p>`,
    filterField('only what failed'),
    `<h2>Flows</h2>${flowTable}`,
    `<h2>Stories</h2>${storyTable}`,
    pages.length > 0 ? `<h2>Pages side by side</h2>${sideBySide(run)}` : '',
  ].join('\n');
  writeFileSync(`${folder}/index.html`, reportPage('Browser engines', body));
}
