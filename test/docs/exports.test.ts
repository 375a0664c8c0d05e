import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readPublicApi } from '../../scripts/package/publicApi.ts';

it('LIB-01: the package exports what it did before; a change requires a decision and a changeset', () => {
  const rows = readPublicApi().flatMap(({ entry, exports }) =>
    exports.map(({ kind, name }) => ({ name: `${kind} ${name}`, entry })),
  );
  const entriesOf = Map.groupBy(rows, ({ name }) => name);
  expect(
    [...entriesOf].map(([name, places]) => `${name}: ${places.map(({ entry }) => entry).join(', ')}`).sort(),
  ).toMatchSnapshot();
});

it('LIB-12: one name means one thing: no two modules declare an export of the same name', () => {
  // Entry points and the header's islands have the parts themselves; each country has the `content` of its footer.
  const exclude = [
    'src/entries/**',
    'src/sections/header/headerIslands.ts',
    'src/sections/footer/content/**',
  ];
  const files = globSync('src/**/*.{ts,tsx}', { exclude });
  const owners = Map.groupBy(
    files.flatMap((file) =>
      [
        ...readFileSync(file, 'utf8').matchAll(
          /^export (?:async )?(?:const|function|class|type|interface) (\w+)/gm,
        ),
      ].map(([, name]) => ({ name, file })),
    ),
    ({ name }) => name,
  );
  const shared = [...owners].map(
    ([name, each]) => [name, [...new Set(each.map(({ file }) => file))]] as const,
  );
  expect(shared.filter(([, places]) => places.length > 1)).toEqual([]);
  expect(owners.size).toBeGreaterThan(1000);
});
