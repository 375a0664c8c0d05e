import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { BUILD_INPUTS } from '#demo/build.ts';
import { importedBy } from '../support/importedBy.ts';

/** The modules from which the build starts: its configuration and the pages. */
const ROOTS = [
  'vite.config.ts',
  'scripts/build/buildElements.ts',
  'demo/render/entry-server.tsx',
  'demo/render/entry-client.tsx',
];

it('BFF-01: a change of any module of the page or of its build makes the server build again', () => {
  const inputs = new Set(BUILD_INPUTS.flatMap((pattern) => globSync(pattern)));
  const modules = [...importedBy(ROOTS)];
  expect(modules.length).toBeGreaterThan(300);
  expect(modules.filter((file) => !inputs.has(file))).toEqual([]);
});
