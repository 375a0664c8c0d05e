import { writeFileSync } from 'node:fs';
import { cutFont, fontFile, readFontCuts } from './fontCuts.ts';

// `npm run fonts`: subsets the shop's fonts to the letters and weights in the style sheet.

for (const cut of readFontCuts()) {
  const font = await cutFont(cut);
  writeFileSync(fontFile(cut.name), font);
  console.log(`${fontFile(cut.name)}: ${(font.length / 1000).toFixed(1)} kB`);
}
