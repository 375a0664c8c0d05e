/** Finds the keys used in the sources, as string literals or template literals. */
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
  return (key) => literals.has(key) || [...patterns.values()].some((pattern) => pattern.test(key));
}
