import { cutText } from './cutText.ts';

/** The size of a value that a part needs at most. */
export interface JsonLimits {
  /** Values in total. */
  nodes: number;
  /** Levels of lists and objects. */
  depth: number;
  /** Length of each text. */
  characters: number;
}

/**
 * Cuts parsed JSON to its limits, in the order of the document. It changes the value itself, which may have megabytes.
 *
 * @returns the value, and the limits that it exceeded
 */
export function boundJson(
  value: unknown,
  limits: JsonLimits,
): { value: unknown; exceeded: (keyof JsonLimits)[] } {
  const exceeded = new Set<keyof JsonLimits>();
  let nodes = 0;
  const bound = (each: unknown, depth: number): unknown => {
    nodes += 1;
    if (typeof each === 'string') {
      if (each.length > limits.characters) exceeded.add('characters');
      return cutText(each, limits.characters);
    }
    if (typeof each !== 'object' || each === null) return each;
    if (depth === limits.depth) {
      exceeded.add('depth');
      return undefined;
    }
    const parent = each as Record<string, unknown>;
    const keys = Object.keys(parent);
    let kept = 0;
    for (const key of keys) {
      if (nodes >= limits.nodes) break;
      const old = parent[key];
      const bounded = bound(old, depth + 1);
      if (bounded !== old) parent[key] = bounded;
      kept += 1;
    }
    if (kept < keys.length) {
      exceeded.add('nodes');
      if (Array.isArray(each)) each.length = kept;
      else for (const key of keys.slice(kept)) delete parent[key];
    }
    return each;
  };
  return { value: bound(value, 0), exceeded: [...exceeded] };
}
