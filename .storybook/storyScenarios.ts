import type { ScenarioName } from '#mocks/scenarios/scenarios.ts';

/** A story's scenarios: `'cart-full, slow:500'` or a list of the same names. */
export type ScenarioParameter = string | readonly string[];

/** The names as a list. */
export const toScenarios = (parameter: ScenarioParameter = []): ScenarioName[] =>
  (typeof parameter === 'string' ? parameter.split(',') : [...parameter])
    .map((name) => name.trim())
    .filter(Boolean) as ScenarioName[];
