import { writeFileSync } from 'node:fs';
import { createSubset, fontFile, readFontSubsets } from './fontSubsets.ts';

// `npm run fonts`: subsets the shop's fonts to the letters and weights in the style sheet.

for (const subset of readFontSubsets()) {
  const font = await createSubset(subset);
  writeFileSync(fontFile(subset.name), font);
  console.log(`${fontFile(subset.name)}: ${(font.length / 1000).toFixed(1)} kB`);
}
