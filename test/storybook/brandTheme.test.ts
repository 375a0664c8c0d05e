import { afterEach, describe, expect, it, vi } from 'vitest';
import { sentenceCase } from '#.storybook/sentenceCase.ts';

afterEach(() => {
  vi.resetModules();
});

async function themeOf(scheme: 'light' | 'dark') {
  vi.stubGlobal('matchMedia', () => ({ matches: scheme === 'dark' }));
  return (await import('#.storybook/brandTheme.ts')).brandTheme as unknown as Record<string, string>;
}

/** Relative luminance (WCAG 2.2) of a colour such as `#24303f`. */
function luminance(hex = ''): number {
  expect(hex).toMatch(/^#[\da-f]{6}$/);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string | undefined, other: string | undefined): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

describe.each(['light', 'dark'] as const)('SBK-01: Storybook’s UI, %s', (scheme) => {
  it('has legible text and visible fields', async () => {
    const theme = await themeOf(scheme);
    for (const [ink, ground] of [
      ['textColor', 'appBg'],
      ['textColor', 'appContentBg'],
      ['textMutedColor', 'appBg'],
      ['barTextColor', 'barBg'],
      ['barSelectedColor', 'barBg'],
      ['inputTextColor', 'inputBg'],
      ['textColor', 'appHoverBg'],
    ] as const)
      expect(contrast(theme[ink], theme[ground]), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    expect(contrast(theme.inputBorder, theme.appBg)).toBeGreaterThanOrEqual(3);
  });
});

it.each([
  ['Long Text', 'Long text'],
  ['Switzerland In French', 'Switzerland in French'],
  ['Menu On Match', 'Menu on MATCH'],
  ['INP-08: a press arrives once', 'INP-08: a press arrives once'],
  ['Default', 'Default'],
])('SBK-01: the sidebar shows “%s” as “%s”', (name, shown) => {
  expect(sentenceCase(name)).toBe(shown);
});
