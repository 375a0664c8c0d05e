import { readPublicApi } from '../scripts/package/publicApi.ts';

/** Storybook's manifests, as far as they are changed here. */
interface Manifests {
  components?: { components?: Record<string, { import?: string }> };
}

/** The entry point that a consumer imports a name from; the narrow ones win over the package's main one. */
function entryPoints(): Map<string, string> {
  const entries = readPublicApi().toSorted((one, other) => other.entry.length - one.entry.length);
  const found = new Map<string, string>();
  for (const { entry, exports } of entries) {
    for (const { name } of exports) if (!found.has(name)) found.set(name, entry);
  }
  return found;
}

/**
 * Names the package's entry points where Storybook's component manifest names source files, which no consumer can
 * import. Helpers of stories are omitted: they are not part of the package.
 */
export function withPackageImports<Manifest extends object>(manifests: Manifest): Manifest {
  const { components: manifest } = manifests as Manifests;
  if (!manifest?.components) return manifests;
  const entryOf = entryPoints();
  const components = Object.fromEntries(
    Object.entries(manifest.components).map(([id, component]) => {
      const names = [...(component.import ?? '').matchAll(/import\s*\{([^}]*)\}/g)]
        .flatMap(([, list = '']) => list.split(',').map((name) => name.trim()))
        .filter((name) => entryOf.has(name));
      const byEntry = Map.groupBy(new Set(names), (name) => entryOf.get(name) ?? '');
      const lines = [...byEntry].map(([entry, own]) => `import { ${own.join(', ')} } from '${entry}';`);
      return [id, { ...component, import: lines.join('\n') }];
    }),
  );
  return { ...manifests, components: { ...manifest, components } };
}
