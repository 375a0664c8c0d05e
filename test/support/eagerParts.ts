import { vi } from 'vitest';
import type { Lazy } from '#src/lazy/loadWithRetry.ts';

const eagerParts = vi.hoisted(() => new Set<Pick<Lazy<unknown>, 'load'>>());

vi.mock(import('#src/lazy/loadWithRetry.ts'), async (importOriginal) => {
  const original = await importOriginal();
  return {
    ...original,
    importWithRetry: (name, load, pick, eager) => {
      const lazy = original.importWithRetry(name, load, pick, eager);
      if (eager) eagerParts.add(lazy);
      return lazy;
    },
  };
});

/**
 * Loads all parts and languages that a server renders at once and a browser loads after its first render, as far as the
 * test file has imported them.
 */
export async function loadEagerParts(): Promise<void> {
  let count = -1;
  while (count < eagerParts.size) {
    count = eagerParts.size;
    await Promise.all([...eagerParts].map((lazy) => lazy.load()));
  }
}
