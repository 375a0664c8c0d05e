import { SCENARIOS, type Scenario, type ScenarioEffect } from './scenarios.ts';

/** A parsed cookie value. */
export interface ParsedScenarios {
  /** Valid names, without duplicates, in their order. */
  known: string[];
  unknown: string[];
}

const byName = new Map<string, Scenario>(SCENARIOS.map((scenario) => [scenario.name, scenario]));

function find(text: string): { scenario: Scenario; parameter: string } | undefined {
  const at = text.indexOf(':');
  const scenario = byName.get(at < 0 ? text : text.slice(0, at));
  const parameter = at < 0 ? '' : text.slice(at + 1);
  const isRight = scenario?.parameter ? scenario.parameter.isValid(parameter) : at < 0;
  return scenario && isRight ? { scenario, parameter } : undefined;
}

/** Maximum active names; more are a mistake or an attack. */
const MAX_NAMES = 100;

/** The unique names of a comma-separated list, as in the cookie `scenario` (contract: scenarios). */
export const splitScenarios = (list: string | undefined): readonly string[] =>
  list ? [...new Set(list.split(',', MAX_NAMES).flatMap((name) => name.trim() || []))] : [];

/** Parses a list of names into valid and unknown ones. */
export function parseScenarios(text: string): ParsedScenarios {
  const names = splitScenarios(text);
  const known: string[] = [];
  const unknown: string[] = [];
  for (const name of names) (find(name) ? known : unknown).push(name);
  return { known, unknown };
}

const NO_EFFECT: ScenarioEffect = {};
const MAX_KNOWN_EFFECTS = 200;
const effects = new Map<string, ScenarioEffect>();

/**
 * The combined effects of all active scenarios; later ones override earlier ones. Unknown names are ignored. It runs for
 * every call, so the last results are cached.
 */
export function effectOf(names: readonly string[]): ScenarioEffect {
  if (names.length === 0) return NO_EFFECT;
  const key = names.join();
  const remembered = effects.get(key);
  if (remembered) return remembered;
  const effect: ScenarioEffect = { answers: {} };
  for (const name of names) {
    const found = find(name);
    if (!found) continue;
    const { answers, visitor, down, ...rest } = found.scenario.effect(found.parameter);
    Object.assign(effect, rest);
    Object.assign(effect.answers ?? {}, answers);
    if (down) effect.down = [...(effect.down ?? []), ...down];
    if (visitor) effect.visitor = { ...effect.visitor, ...visitor };
  }
  // The list comes from an untrusted cookie, so the cache is bounded.
  if (effects.size >= MAX_KNOWN_EFFECTS) effects.clear();
  effects.set(key, effect);
  return effect;
}
