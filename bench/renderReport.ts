import { escapeHtml } from '#src/lib/escapeHtml.ts';
import { reportPage } from '../scripts/stories/reportPage.ts';
import { toCells, toShort } from './printTable.ts';
import { type Breakdown, type FamilyResult, judge, type Row, shareOfTarget } from './row.ts';

/** Everything a run has measured. */
export interface BenchReport {
  /** ISO 8601. */
  measuredAt: string;
  machine: string;
  families: (FamilyResult & { name: string; title: string })[];
}

const LOOKS: Partial<Record<ReturnType<typeof judge>, string>> = {
  stretch: 'good',
  target: 'good',
  missed: 'bad',
  unmeasured: 'bad',
};

/** A plot of a figure against its target, which is at the middle. */
function toPlot(row: Row): string {
  const share = shareOfTarget(row);
  if (share === null) return '';
  const words = `${Math.round(share * 100)} % of the target`;
  return `<meter max="2" high="1" optimum="0" value="${share.toFixed(2)}" aria-label="${words}" title="${words}"></meter>`;
}

function toRow(row: Row): string {
  const [name = '', ...cells] = toCells(row);
  const verdict = cells.pop() ?? '';
  const note = row.note ? `<p class="bad">${escapeHtml(row.note)}</p>` : '';
  return `<tr>
  <td>${escapeHtml(name)}<p>${escapeHtml(row.measured)}</p>${note}</td>
  ${cells.map((cell) => `<td class="n">${escapeHtml(cell)}</td>`).join('')}
  <td class="${LOOKS[judge(row)] ?? ''}">${verdict} ${toPlot(row)}</td>
</tr>`;
}

function toBreakdown({ title, unit, rows }: Breakdown): string {
  const names = [...(rows[0]?.parts.map(({ name }) => name) ?? []), 'together'];
  const body = rows.map(({ name, parts }) => {
    const values = parts.map(({ value }) => value);
    const sum = values.reduce((before, value) => before + value, 0);
    const cells = [...values, sum].map((value) => `<td class="n">${toShort(value)}</td>`);
    return `<tr><th>${escapeHtml(name)}</th>${cells.join('')}</tr>`;
  });
  return `
<h3>${escapeHtml(`${title}, ${unit}`)}</h3>
<div class="scroll"><table>
<thead><tr><th></th>${names.map((name) => `<th class="n">${escapeHtml(name)}</th>`).join('')}</tr></thead>
<tbody>${body.join('\n')}</tbody>
</table></div>`;
}

const toFamily = ({ name, title, rows, breakdown }: BenchReport['families'][number]) => `
<h2 id="${name}">${escapeHtml(title)}</h2>
<div class="scroll"><table>
<thead><tr><th>figure</th><th class="n">value</th><th class="n">reference</th><th class="n">ratio</th><th class="n">target</th><th class="n">runs</th><th></th></tr></thead>
<tbody>${rows.map(toRow).join('\n')}</tbody>
</table></div>
${breakdown ? toBreakdown(breakdown) : ''}`;

/** The page for people who would rather look: every table with what was measured. */
export function renderReport({ measuredAt, machine, families }: BenchReport): string {
  const rows = families.flatMap((family) => family.rows);
  const count = (...verdicts: string[]) => rows.filter((row) => verdicts.includes(judge(row))).length;
  return reportPage(
    'Vitrine, measured',
    `<p>${escapeHtml(machine)}, ${escapeHtml(measuredAt.slice(0, 16).replace('T', ' '))} UTC. Every ratio is against a reference of the same run.
<strong>${count('target', 'stretch')} reached</strong>, ${count('stretch')} of them the stretch goal; ${count('missed')} missed; ${count('unmeasured')} not measured.</p>
<p>${families.map(({ name, title }) => `<a href="#${name}">${escapeHtml(title)}</a>`).join(' · ')}</p>
${families.map(toFamily).join('\n')}`,
  );
}
