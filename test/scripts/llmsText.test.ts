import { expect, it } from 'vitest';
import { llmsText } from '../../scripts/package/llmsText.ts';
import { libraryTexts } from '../../scripts/texts/libraryTexts.ts';

it('LIB-04: llms.txt lists every text id with its English text, and every token with its values', () => {
  const text = llmsText([]);
  expect(text).toContain('- `header.skip_link`: Skip to main content\n');
  for (const id of Object.keys(libraryTexts())) expect(text).toContain(`- \`${id}\`: `);
  expect(text).toContain('- `--v-radius`: 0.5rem\n');
  expect(text).toMatch(/- `--v-color-accent`: oklch\(43% 0\.082 48\), dark oklch\(80% 0\.082 66\)\n/);
});
