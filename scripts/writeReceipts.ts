import { writeFileSync } from 'node:fs';
import { packLibrary } from './packedLibrary.ts';
import { budgetProblems, RECEIPTS_FILE, weighLibrary } from './receipts.ts';

// `npm run receipts`: weighs every door of the package that `npm run build` made and writes it down (BEY-07).

const packed = packLibrary();
try {
  const receipts = await weighLibrary(packed);
  writeFileSync(RECEIPTS_FILE, `${JSON.stringify(receipts, null, 2)}\n`);
  console.table(
    receipts.map(({ dictionaries, ...rest }) => ({ ...rest, dictionaries: dictionaries.length })),
  );
  for (const problem of budgetProblems(receipts)) console.log(`✗ ${problem}`);
  console.log(
    `${receipts.length} doors weighed: ${RECEIPTS_FILE}; the page: Docs/Bundle receipts in Storybook`,
  );
} finally {
  packed.remove();
}
