import { writeFileSync } from 'node:fs';
import { BUNDLE_SIZES_FILE, budgetProblems, measureLibrary } from './bundleSizes.ts';
import { packLibrary } from './packedLibrary.ts';

// `npm run bundle-sizes`: measures every entry point of the built package and writes the sizes.

const packed = packLibrary();
try {
  const sizes = await measureLibrary(packed);
  const rows = sizes.map((size) => `  ${JSON.stringify(size)}`);
  writeFileSync(BUNDLE_SIZES_FILE, `[\n${rows.join(',\n')}\n]\n`);
  console.table(sizes.map(({ dictionaries, ...rest }) => ({ ...rest, dictionaries: dictionaries.length })));
  for (const problem of budgetProblems(sizes)) console.log(`✗ ${problem}`);
  console.log(
    `${sizes.length} entry points measured: ${BUNDLE_SIZES_FILE}; the page: Docs/Bundle sizes in Storybook`,
  );
} finally {
  packed.remove();
}
