/** A rule in words, and whether it holds. */
export type HeldRule = readonly [holds: boolean, rule: string];

/** The rules that do not hold, one sentence each. */
export const brokenRules = (rules: readonly HeldRule[]): string[] =>
  rules.filter(([holds]) => !holds).map(([, rule]) => `not true: ${rule}`);
