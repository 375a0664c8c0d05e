import type { Result } from 'axe-core';
import { escapeHtml } from '#src/lib/escapeHtml.ts';
import type { Finding } from '../checkers/checkersInPage.ts';
import { RULES } from './auditChecks.ts';

/** A rule that a story breaks, or that a person has to check. */
export interface RuleResult {
  rule: string;
  help: string;
  helpUrl: string;
  /** The conditions: `1280 px`, `320 px`, `dark`. */
  where: string;
  elements: Finding[];
}

/** What the rules found on a visit of a story. */
export interface RuleResults {
  violations: RuleResult[];
  /** Rules that a checker could not decide. */
  toCheck: RuleResult[];
  /** Passed rules. */
  passed: string[];
}

/** A result of axe. */
export const ofAxe = ({ id, help, helpUrl, nodes }: Result, where = ''): RuleResult => ({
  rule: id,
  help,
  helpUrl,
  where,
  elements: nodes.map(({ target, html, failureSummary }) => ({
    target: target.join(' '),
    html: html.slice(0, 200),
    summary: failureSummary ?? '',
  })),
});

interface RuleCount {
  passed: number;
  broken: number;
  toCheck: number;
}

function countRules(results: readonly RuleResults[]): [rule: string, count: RuleCount][] {
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
  return Object.entries(counts).sort(([one], [other]) => one.localeCompare(other));
}

const ownRules = new Map(Object.values(RULES).map((rule) => [rule.id as string, rule]));

function ruleWords(rule: string): string {
  const own = ownRules.get(rule);
  return own
    ? `${escapeHtml(own.help)} (${escapeHtml(own.source)})`
    : `<a href="https://dequeuniversity.com/rules/axe/4.11/${rule}">axe's rule</a>`;
}

/** How often each rule held, was broken, or is to be checked by hand. */
export const ruleCounts = (results: readonly RuleResults[]): string =>
  `<div class="scroll"><table><tr><th>Rule</th><th>Requirement</th><th class="n">Passed</th><th class="n">Broken</th><th class="n">To check</th></tr>${countRules(
    results,
  )
    .map(
      ([rule, count]) =>
        `<tr><td>${rule}</td><td>${ruleWords(rule)}</td><td class="n">${count.passed}</td><td class="n ${count.broken ? 'bad' : ''}">${count.broken}</td><td class="n">${count.toCheck}</td></tr>`,
    )
    .join('')}</table></div>`;

const ruleRow =
  (kind: 'broken' | 'to check') =>
  ({ rule, help, helpUrl, where, elements }: RuleResult) => {
    const name = helpUrl ? `<a href="${helpUrl}">${rule}</a>` : rule;
    const list = elements
      .map(
        ({ target, summary }) =>
          `<li><code>${escapeHtml(target)}</code><br>${escapeHtml(summary).replaceAll('\n', '<br>')}</li>`,
      )
      .join('');
    return `<tr><td class="${kind === 'broken' ? 'bad' : ''}">${kind}</td><td>${name}<br>${escapeHtml(where)}</td><td>${escapeHtml(help)}<ul>${list}</ul></td></tr>`;
  };

/** The broken rules and those to check, each with its elements. */
export function rulesTable({ violations, toCheck }: RuleResults): string {
  const rows = [...violations.map(ruleRow('broken')), ...toCheck.map(ruleRow('to check'))].join('');
  return rows
    ? `<div class="scroll"><table><tr><th>Result</th><th>Rule</th><th>Requirement and place</th></tr>${rows}</table></div>`
    : '';
}

/** The words by which a report's field finds a story. */
export const searchWords = ({ violations, toCheck }: RuleResults, ...words: string[]): string =>
  escapeHtml(
    [
      ...words,
      ...[...violations, ...toCheck].flatMap(({ rule, elements }) => [
        rule,
        ...elements.map(({ target }) => target),
      ]),
    ]
      .join(' ')
      .toLowerCase(),
  );
