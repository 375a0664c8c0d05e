import { writeFileSync } from 'node:fs';
import { cutFont, fontFile, readFontCuts } from './fontCuts.ts';

// `npm run fonts`: cuts the shop's faces to the letters and weights that the style sheet names.

for (const cut of readFontCuts()) {
  const font = await cutFont(cut);
  writeFileSync(fontFile(cut.name), font);
  console.log(`${fontFile(cut.name)}: ${(font.length / 1000).toFixed(1)} kB`);
}
