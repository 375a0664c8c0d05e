import { afterEach, describe, expect, it, vi } from 'vitest';
import { sentenceCase } from '#.storybook/sentenceCase.ts';
import { contrast, parseColour } from '#src/features/promotions/promotionColours.ts';

afterEach(() => {
  vi.resetModules();
});

async function themeOf(scheme: 'light' | 'dark') {
  vi.stubGlobal('matchMedia', () => ({ matches: scheme === 'dark' }));
  return (await import('#.storybook/brandTheme.ts')).brandTheme as unknown as Record<string, string>;
}

function contrastOf(...colours: (string | undefined)[]): number {
  const [one, other] = colours.map(parseColour);
  if (!one || !other) throw new Error(`These are no two colours: ${colours.join(', ')}`);
  return contrast(one, other);
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
      expect(contrastOf(theme[ink], theme[ground]), `${ink} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    expect(contrastOf(theme.inputBorder, theme.appBg)).toBeGreaterThanOrEqual(3);
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
