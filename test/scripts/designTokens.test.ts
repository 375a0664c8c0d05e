import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { changedTokens } from '../../scripts/package/compareTokens.ts';
import {
  type DesignTokens,
  designTokensFile,
  libraryTokens,
  NO_DESIGN_TOKEN,
  toDesignTokens,
} from '../../scripts/package/designTokens.ts';
import { readableValue } from '../../scripts/package/readTokens.ts';

const NAME = /^[^.{}$][^.{}]*$/;
const MODES = ['light', 'dark'] as const;

it.each(MODES)('SBK-07: the %s file contains every token of the style sheet, and no other', (mode) => {
  const declared = [...readFileSync('src/styles/tokens.css', 'utf8').matchAll(/^\s*(--v-[\w-]+):/gm)].map(
    ([, name = '']) => name,
  );
  const held = Object.values(toDesignTokens(libraryTokens(), mode)).flatMap((group) =>
    Object.values(group).map(({ $extensions }) => $extensions.vitrine.variable),
  );
  expect(new Set([...held, ...Object.keys(NO_DESIGN_TOKEN)])).toEqual(new Set(declared));
  expect(new Set(held).size).toBe(held.length);
});

it.each(MODES)('SBK-07: the %s file is well-formed, and every alias resolves to a token', (mode) => {
  const { $extensions, ...groups } = JSON.parse(designTokensFile(mode)) as DesignTokens & {
    $extensions: unknown;
  };
  expect($extensions).toEqual({ 'com.figma.modeName': mode === 'light' ? 'Light' : 'Dark' });
  for (const [group, tokens] of Object.entries(groups)) {
    expect(group).toMatch(NAME);
    for (const [name, { $type, $value }] of Object.entries(tokens)) {
      expect(name).toMatch(NAME);
      if (typeof $value !== 'string') continue;
      const [, to = '', target = ''] = /^\{(\w+)\.([\w-]+)\}$/.exec($value) ?? [];
      expect(groups[to]?.[target]?.$type, $value).toBe($type);
    }
  }
});

it('SBK-07: a colour and a length changed in Figma are reported in the syntax of the style sheet', () => {
  const ours = toDesignTokens(libraryTokens(), 'light');
  expect(
    changedTokens(ours, {
      color: { ink: { $type: 'color', $value: { colorSpace: 'srgb', components: [1, 1, 1], alpha: 1 } } },
      radius: { s: { $type: 'number', $value: 6 } },
    }),
  ).toEqual([
    { variable: '--v-color-ink', before: 'oklch(23% 0.022 56)', after: 'oklch(100% 0 0)' },
    { variable: '--v-radius-s', before: '0.25rem', after: '0.375rem' },
  ]);
});

it('SBK-07: every length of the foundation pages is readable: pixels, or a range of them', () => {
  const lengths = libraryTokens().filter(({ name }) =>
    /^--v-(control|heading|icon|radius|space|text)\b/.test(name),
  );
  expect(lengths.length).toBeGreaterThan(30);
  for (const { name, value } of lengths) expect(readableValue(value), name).toMatch(/^[\d.]+(–[\d.]+)? px$/);
});
