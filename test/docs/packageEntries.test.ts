import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LIBRARY_ENTRIES } from '../../scripts/build/libraryEntries.ts';

const { exports, imports } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  exports: Record<string, string | { types: string; default: string }>;
  imports: { '#eager/*': Record<string, string> };
};

it('LIB-01: the package exports exactly the entry points of the library', () => {
  const entries = Object.keys(exports).filter((name) => !/\*|\.(?:css|json|txt)$/.test(name));
  const entryPoints = LIBRARY_ENTRIES.map(({ name }) => (name === 'index' ? '.' : `./${name}`));
  expect(entries.sort()).toEqual(entryPoints.sort());
});

it('LIB-01: every entry lists its types first', () => {
  for (const [name, target] of Object.entries(exports)) {
    if (typeof target === 'string') continue;
    expect(Object.keys(target)[0], name).toBe('types');
    expect(target.types, name).toBe(target.default.replace(/\.js$/, '.d.ts'));
  }
});

it.each([
  ['a browser', ['browser'], false],
  ['Node', ['node'], true],
  ['Deno', ['deno', 'node'], true],
  ['Bun', ['bun', 'node'], true],
  ['Cloudflare', ['workerd', 'worker', 'browser'], true],
  ['another worker on a server', ['worker', 'browser'], true],
  ['an edge route of Next.js', ['edge-light', 'browser'], true],
])('LIB-01: in %s (%j) no part waits for its code: %s', (_runtime, conditions, isEager) => {
  // A resolver takes the first condition that it has.
  const [, target] =
    Object.entries(imports['#eager/*']).find(([name]) => [...conditions, 'default'].includes(name)) ?? [];
  expect(target).toBe(isEager ? './dist/*' : './dist/lib/emptyModule.js');
});
