import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readTokens } from '../../stories/foundations/readTokens.ts';

it('LIB-03: reads tokens with the words above them, pairs apart', () => {
  const css = `
    /* Ink, from headings
     * to hints */
    --v-color-ink: light-dark(oklch(23% 0.022 56), rgb(1, 2, 3));
    --v-space-1: 0.25rem;
    /* Nothing below */
    /* Again */
    --v-space-1: 1rem;`;
  expect(readTokens(css)).toEqual([
    {
      about: 'Ink, from headings to hints',
      tokens: [
        { name: '--v-color-ink', value: 'oklch(23% 0.022 56)', dark: 'rgb(1, 2, 3)' },
        { name: '--v-space-1', value: '0.25rem', dark: null },
      ],
    },
  ]);
});

it('LIB-03: the page of tokens holds every token of the house', () => {
  const css = readFileSync('src/styles/tokens.css', 'utf8');
  const declared = new Set(css.match(/^\s*--v-[\w-]+(?=:)/gm)?.map((name) => name.trim()));
  const shown = readTokens(css).flatMap(({ tokens }) => tokens.map(({ name }) => name));
  expect(new Set(shown)).toEqual(declared);
});
