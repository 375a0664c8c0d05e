import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readableValue, readTokens } from '../../scripts/package/readTokens.ts';

it('LIB-03: reads tokens with their comments, and pairs separately', () => {
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

it('LIB-03: the tokens page contains every token of the library', () => {
  const css = readFileSync('src/styles/tokens.css', 'utf8');
  const declared = new Set(css.match(/^\s*--v-[\w-]+(?=:)/gm)?.map((name) => name.trim()));
  const shown = readTokens(css).flatMap(({ tokens }) => tokens.map(({ name }) => name));
  expect(new Set(shown)).toEqual(declared);
});

it('LIB-03: formats a value in design units', () => {
  expect(readableValue('0.25rem')).toBe('4 px');
  expect(readableValue('0.6875rem')).toBe('11 px');
  expect(readableValue('clamp(1.375rem, 1.28rem + 0.45 * var(--v-vw), 1.625rem)')).toBe('22–26 px');
  expect(readableValue('120ms')).toBe('120 ms');
  expect(readableValue('999px')).toBe('999 px');
  expect(readableValue('cubic-bezier(0.2, 0.7, 0.2, 1)')).toBe('cubic-bezier(0.2, 0.7, 0.2, 1)');
});
