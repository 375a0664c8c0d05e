/**
 * Texts that the code names by a computed key which no template literal shows, with the place that computes it.
 * A key that begins like this counts as used.
 */
export const COMPUTED_TEXT_KEYS: Readonly<Record<string, string>> = {};

/** Finds out which keys the sources name: as a whole string, or by a template literal with holes. */
export function createUsage(sources: readonly string[]): (key: string) => boolean {
  const literals = new Set<string>();
  const patterns = new Map<string, RegExp>();
  for (const source of sources) {
    for (const [, key] of source.matchAll(/['"`]([\w-]+(?:\.[\w-]+)*)['"`]/g)) if (key) literals.add(key);
    for (const [, template] of source.matchAll(/`([\w-]+(?:\.[\w-]+)*[._][^`\s]*\$\{[^`]*)`/g)) {
      if (!template) continue;
      const parts = template.split(/\$\{[^}]*\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
      patterns.set(template, new RegExp(`^${parts.join('[^.]+')}$`));
    }
  }
  const prefixes = Object.keys(COMPUTED_TEXT_KEYS);
  return (key) =>
    literals.has(key) ||
    prefixes.some((prefix) => key.startsWith(prefix)) ||
    [...patterns.values()].some((pattern) => pattern.test(key));
}
