import { writeFileSync } from 'node:fs';
import { escapeHtml } from '#src/lib/escapeHtml.ts';
import type { Finding } from '../checkers/checkersInPage.ts';
import { RULES } from './auditChecks.ts';
import { filterField, reportPage, storyLink } from './reportPage.ts';

/** A violated rule and its conditions: `1280 px`, `320 px`, `dark`. */
export interface Violation {
  rule: string;
  impact: string | null;
  help: string;
  helpUrl: string;
  where: string;
  elements: Finding[];
}

/** The result of one visit of a story. */
export interface AuditResult {
  id: string;
  title: string;
  name: string;
  /** The toolbar settings: `{ site: 'HU' }`. */
  globals: Record<string, string>;
  violations: Violation[];
  /** Rules that axe could not decide. */
  toCheck: Violation[];
  /** Passed rules. */
  passed: string[];
}

/** A disabled rule with its reason. */
export interface RuleOff {
  rule: string;
  file: string;
  reason: string;
}

interface RuleCount {
  passed: number;
  broken: number;
  toCheck: number;
}

function countRules(results: readonly AuditResult[]): Record<string, RuleCount> {
  const counts: Record<string, RuleCount> = {};
  const count = (rule: string, what: keyof RuleCount) => {
    counts[rule] ??= { passed: 0, broken: 0, toCheck: 0 };
    counts[rule][what] += 1;
  };
  for (const { violations, toCheck, passed } of results) {
    const broken = new Set(violations.map(({ rule }) => rule));
    for (const rule of broken) count(rule, 'broken');
    for (const rule of new Set(toCheck.map((each) => each.rule))) count(rule, 'toCheck');
    for (const rule of passed) if (!broken.has(rule)) count(rule, 'passed');
  }
  return Object.fromEntries(Object.entries(counts).sort(([one], [other]) => one.localeCompare(other)));
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
  const violations = sorted.reduce((sum, result) => sum + result.violations.length, 0);
  const unexplained = rulesOff.filter(({ reason }) => reason === '');
  const stories = new Set(sorted.map(({ id }) => id)).size;
  const audit = {
    made: new Date().toISOString(),
    stories,
    visits: sorted.length,
    violations: violations + unexplained.length,
    rules: countRules(sorted),
    rulesOff,
    results: sorted,
  };
  writeFileSync('reports/audit/index.html', toPage(audit));
  return { violations: audit.violations, stories };
}

type Audit = {
  made: string;
  stories: number;
  visits: number;
  violations: number;
  rules: Record<string, RuleCount>;
  rulesOff: readonly RuleOff[];
  results: readonly AuditResult[];
};

const ownRules = new Map(Object.values(RULES).map((rule) => [rule.id as string, rule]));

function ruleWords(rule: string): string {
  const own = ownRules.get(rule);
  return own
    ? `${escapeHtml(own.help)} (${escapeHtml(own.source)})`
    : `<a href="https://dequeuniversity.com/rules/axe/4.11/${rule}">axe's rule</a>`;
}

const violationRow = (kind: 'broken' | 'to check') => (violation: Violation) => {
  const { rule, help, helpUrl, where, elements } = violation;
  const name = helpUrl ? `<a href="${helpUrl}">${rule}</a>` : rule;
  const list = elements
    .map(
      ({ target, summary }) =>
        `<li><code>${escapeHtml(target)}</code><br>${escapeHtml(summary).replaceAll('\n', '<br>')}</li>`,
    )
    .join('');
  return `<tr><td class="${kind === 'broken' ? 'bad' : ''}">${kind}</td><td>${name}<br>${escapeHtml(where)}</td><td>${escapeHtml(help)}<ul>${list}</ul></td></tr>`;
};

function storySection({ id, title, name, globals, violations, toCheck, passed }: AuditResult): string {
  const rows = [...violations.map(violationRow('broken')), ...toCheck.map(violationRow('to check'))].join('');
  const under = toolbarWords(globals);
  const words = [
    title,
    name,
    under,
    ...[...violations, ...toCheck].flatMap(({ rule, elements }) => [
      rule,
      ...elements.map(({ target }) => target),
    ]),
  ]
    .join(' ')
    .toLowerCase();
  const verdict =
    violations.length > 0
      ? `<span class="bad">${violations.length} broken</span>`
      : '<span class="good">no violation</span>';
  return `<section data-words="${escapeHtml(words)}"${violations.length > 0 ? ' data-bad' : ''}>
<h3>${storyLink(id, `${title} · ${name}`, globals)}${under ? ` in ${escapeHtml(under)}` : ''}</h3>
<p>${verdict}, ${toCheck.length} to check by hand, <details style="display:inline"><summary style="display:inline">${passed.length} rules passed</summary> ${passed.join(', ')}</details></p>
${rows ? `<div class="scroll"><table><tr><th>Result</th><th>Rule</th><th>Requirement and place</th></tr>${rows}</table></div>` : ''}
</section>`;
}

function toPage({ made, stories, visits, violations, rules, rulesOff, results }: Audit): string {
  const verdict =
    violations === 0
      ? '<span class="good">No violation.</span>'
      : `<span class="bad">${violations} violations.</span>`;
  return reportPage(
    'Accessibility audit',
    `<p>${verdict} ${stories} stories in ${visits} visits on ${made.slice(0, 16).replace('T', ' ')} UTC, against WCAG 2.2 A and AA, and best practice.</p>
<p>Every story is looked at in its own site and language at 1280 and 320 px, light and dark; stories that differ between sites in all nine; all with accented, longer and with the longest words. Links lead into Storybook when this page is opened by <code>npm run reports</code>, or while <code>npm run storybook</code> runs.</p>
<h2>Rules</h2>
<div class="scroll"><table><tr><th>Rule</th><th>Requirement</th><th class="n">Passed</th><th class="n">Broken</th><th class="n">To check</th></tr>${Object.entries(
      rules,
    )
      .map(
        ([rule, count]) =>
          `<tr><td>${rule}</td><td>${ruleWords(rule)}</td><td class="n">${count.passed}</td><td class="n ${count.broken ? 'bad' : ''}">${count.broken}</td><td class="n">${count.toCheck}</td></tr>`,
      )
      .join('')}</table></div>
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
