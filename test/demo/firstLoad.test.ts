import { expect, it } from 'vitest';
import { bundleDemoPage, bytesOf, FORBIDDEN, initialChunks } from '../../scripts/package/measureBundle.ts';

it('BEY-07: the first load of a page contains nothing that belongs to later parts', async () => {
  const initial = initialChunks(await bundleDemoPage());
  const found = Object.entries(FORBIDDEN).map(([name, pattern]) => [name, bytesOf(initial, pattern)]);
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(found.map(([name]) => [name, 0])));
}, 120_000);
