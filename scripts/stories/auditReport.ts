import { writeFileSync } from 'node:fs';
import { escapeHtml } from '#src/lib/escapeHtml.ts';
import { filterField, reportPage, storyLink } from './reportPage.ts';
import { type RuleResults, ruleCounts, rulesTable, searchWords } from './ruleResults.ts';

/** The result of one visit of a story. */
export interface AuditResult extends RuleResults {
  id: string;
  title: string;
  name: string;
  /** The toolbar settings: `{ site: 'HU' }`. */
  globals: Record<string, string>;
}

/** A disabled rule with its reason. */
export interface RuleOff {
  rule: string;
  file: string;
  reason: string;
}

const toolbarWords = (globals: Record<string, string>) => Object.values(globals).join(', ');

/** Removes the introduction from axe's summary. */
const firstReason = (summary = '') =>
  summary
    .split('\n')
    .map((line) => line.trim())
    .find((line) => line !== '' && !/^Fix (any|all) of the following:$/.test(line));

const MOST_LINES = 20;

/** The console summary: each violated rule with one story, and the number of others. */
export function summarizeViolations(results: readonly AuditResult[], rulesOff: readonly RuleOff[]): string[] {
  const lines = [
    ...rulesOff
      .filter(({ reason }) => reason === '')
      .map(({ rule, file }) => `${file}: ${rule} is off without a reason beside it`),
    ...results.flatMap(({ id, globals, violations }) =>
      violations.map(({ rule, where, elements: [first] }) =>
        [id, toolbarWords(globals), where, rule, firstReason(first?.summary)].filter(Boolean).join(' · '),
      ),
    ),
  ];
  return [
    ...lines.slice(0, MOST_LINES),
    ...(lines.length > MOST_LINES ? [`… and ${lines.length - MOST_LINES} more`] : []),
  ];
}

/**
 * Writes the report.
 *
 * @returns the number of violations and affected stories
 */
export function writeAudit(
  results: readonly AuditResult[],
  rulesOff: readonly RuleOff[],
): { violations: number; stories: number } {
  const sorted = results.toSorted(
    (one, other) =>
      one.id.localeCompare(other.id) ||
      JSON.stringify(one.globals).localeCompare(JSON.stringify(other.globals)),
  );
  const unexplained = rulesOff.filter(({ reason }) => reason === '').length;
  const violations = sorted.reduce((sum, result) => sum + result.violations.length, unexplained);
  const stories = new Set(sorted.map(({ id }) => id)).size;
  writeFileSync('reports/audit/index.html', toPage(sorted, rulesOff, violations, stories));
  return { violations, stories };
}

function storySection(result: AuditResult): string {
  const { id, title, name, globals, violations, toCheck, passed } = result;
  const under = toolbarWords(globals);
  const verdict =
    violations.length > 0
      ? `<span class="bad">${violations.length} broken</span>`
      : '<span class="good">no violation</span>';
  return `<section data-words="${searchWords(result, title, name, under)}"${violations.length > 0 ? ' data-bad' : ''}>
<h3>${storyLink(id, `${title} · ${name}`, globals)}${under ? ` in ${escapeHtml(under)}` : ''}</h3>
<p>${verdict}, ${toCheck.length} to check by hand, <details style="display:inline"><summary style="display:inline">${passed.length} rules passed</summary> ${passed.join(', ')}</details></p>
${rulesTable(result)}
</section>`;
}

function toPage(
  results: readonly AuditResult[],
  rulesOff: readonly RuleOff[],
  violations: number,
  stories: number,
): string {
  const verdict =
    violations === 0
      ? '<span class="good">No violation.</span>'
      : `<span class="bad">${violations} violations.</span>`;
  return reportPage(
    'Accessibility audit',
    `<p>${verdict} ${stories} stories in ${results.length} visits on ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC, against WCAG 2.2 A and AA, and best practice.</p>
<p>Every story is looked at in its own site and language at 1280 and 320 px, light and dark; stories that differ between sites in all nine; all with accented, longer and with the longest words. Links lead into Storybook when this page is opened by <code>npm run reports</code>, or while <code>npm run storybook</code> runs.</p>
<h2>Rules</h2>
${ruleCounts(results)}
<h2>Rules switched off</h2>
<div class="scroll"><table><tr><th>Rule</th><th>Where</th><th>Why</th></tr>${rulesOff
      .map(
        ({ rule, file, reason }) =>
          `<tr><td>${rule}</td><td><code>${escapeHtml(file)}</code></td><td>${reason ? escapeHtml(reason) : '<span class="bad">no reason</span>'}</td></tr>`,
      )
      .join('')}</table></div>
<h2>Stories</h2>
${filterField('only violations')}
${results.map(storySection).join('\n')}`,
  );
}
