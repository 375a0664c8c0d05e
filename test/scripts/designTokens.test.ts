import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { srgbToOklch } from '../../scripts/lib/oklch.ts';
import { changedTokens } from '../../scripts/package/compareTokens.ts';
import {
  type DesignTokens,
  designTokensFile,
  libraryTokens,
  NO_DESIGN_TOKEN,
  toDesignTokens,
} from '../../scripts/package/designTokens.ts';

const tokensOf = (name: string, value: string, dark: string | null = null) =>
  toDesignTokens([{ name, value, dark }], dark ? 'dark' : 'light');

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

it('SBK-07: a colour is sRGB with its hexadecimal form, as Figma reads it', () => {
  expect(tokensOf('--v-color-plate', 'oklch(100% 0 0 / 0.5)').color?.plate).toMatchObject({
    $type: 'color',
    $value: { colorSpace: 'srgb', components: [1, 1, 1], alpha: 0.5, hex: '#ffffff' },
  });
});

it('SBK-07: a length is in pixels, and a viewport-relative one has its value in a wide window', () => {
  const px = (value: number) => ({ $type: 'dimension', $value: { value, unit: 'px' } });
  expect(tokensOf('--v-space-3', 'min(0.75rem, 3.75 * var(--v-vw))').space?.['3']).toMatchObject(px(12));
  expect(
    tokensOf(
      '--v-heading-m',
      'min(clamp(1.375rem, 1.28rem + 0.45 * var(--v-vw), 1.625rem), 12 * var(--v-vw))',
    ).heading?.m,
  ).toMatchObject(px(26));
});

it('SBK-07: a value without a type in the format is rejected, so that none is lost', () => {
  expect(() => tokensOf('--v-size-odd', '3vh')).toThrow('has no type');
});

it('SBK-07: an unchanged export from Figma has no difference', () => {
  const ours = toDesignTokens(libraryTokens(), 'light');
  expect(changedTokens(ours, JSON.parse(designTokensFile('light')))).toEqual([]);
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

it('SBK-07: a colour survives the round trip through sRGB', () => {
  const sale = tokensOf('--v-color-sale', 'oklch(49.5% 0.195 22)').color?.sale?.$value;
  const [red, green, blue] = (sale as { components: [number, number, number] }).components;
  expect(srgbToOklch(red, green, blue)).toBe('oklch(49.5% 0.195 22)');
});
