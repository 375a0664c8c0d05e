import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { contrast } from '#src/features/promotions/promotionColours.ts';
import { PROMOTION_THEMES } from '#src/schemas/promotion.ts';
import { CONTRAST_PAIRS, type ContrastPair, PROMOTION_PAIRS } from '#src/styles/contrastPairs.ts';
import {
  brandTokens,
  colourTokens,
  isShownEverywhere,
  rgbOf,
  type Scheme,
  themeTokens,
} from './tokenSheet.ts';

const SCHEMES: readonly Scheme[] = ['light', 'dark'];

/** The pairs that miss their least contrast, each as a sentence. */
function misses(pairs: readonly ContrastPair[], tokens: Record<string, string>, scheme: Scheme): string[] {
  return pairs.flatMap(({ on, ground, least }) => {
    const measured = contrast(
      rgbOf(tokens, `--v-color-${on}`, scheme),
      rgbOf(tokens, `--v-color-${ground}`, scheme),
    );
    return measured >= least ? [] : [`${on} on ${ground}: ${measured.toFixed(2)} < ${least}`];
  });
}

it('LIB-03: the contrast computation matches WCAG for known colours', () => {
  const tokens = { '--v-white': 'oklch(100% 0 0)', '--v-grey': 'oklch(56.6% 0 0)' };
  const white = rgbOf(tokens, '--v-white', 'light');
  const grey = rgbOf(tokens, '--v-grey', 'light');
  expect(grey.map(Math.round)).toEqual([118, 118, 118]);
  // #767676 on white is the well-known edge of 4.5.
  expect(contrast(white, grey)).toBeCloseTo(4.54, 1);
});

it.each(SCHEMES)('LIB-03: every declared pair is readable in the %s scheme', (scheme) => {
  expect(misses(CONTRAST_PAIRS, colourTokens(), scheme)).toEqual([]);
});

it.each(PROMOTION_THEMES.flatMap((theme) => SCHEMES.map((scheme) => [theme, scheme] as const)))(
  'PRM-07: the promotion theme %s is readable in the %s scheme',
  (theme, scheme) => {
    expect(themeTokens(theme)).not.toEqual({});
    expect(misses(PROMOTION_PAIRS, colourTokens(theme), scheme)).toEqual([]);
  },
);

/** Tokens that divide, hold places or lie below others; nothing is written on or in them that must be read. */
const DECORATIVE = ['scrim', 'line', 'ink-disabled', 'skeleton-shine'];

it('LIB-03: every colour token is in a pair, so that a new one is always checked', () => {
  const paired = new Set(CONTRAST_PAIRS.flatMap(({ on, ground }) => [on, ground]));
  const names = Object.keys(colourTokens())
    .filter((name) => name.startsWith('--v-color-'))
    .map((name) => name.replace('--v-color-', ''));
  expect(names.filter((name) => !paired.has(name) && !DECORATIVE.includes(name))).toEqual([]);
});

it('PRM-07: every token of a promotion theme is in a pair', () => {
  const paired = new Set(PROMOTION_PAIRS.flatMap(({ on, ground }) => [on, ground]));
  const names = PROMOTION_THEMES.flatMap((theme) => Object.keys(themeTokens(theme))).map((name) =>
    name.replace('--v-color-', ''),
  );
  expect([...new Set(names)].filter((name) => !paired.has(name) && !DECORATIVE.includes(name))).toEqual([]);
});

it('LIB-03: every colour is within the sRGB gamut, so that the measured colour is the displayed one', () => {
  const outside = [undefined, ...PROMOTION_THEMES].flatMap((theme) => {
    const tokens = colourTokens(theme);
    return Object.keys(theme === undefined ? tokens : themeTokens(theme))
      .filter((name) => name.startsWith('--v-color-') && name !== '--v-color-scrim')
      .flatMap((name) =>
        SCHEMES.filter((scheme) => !isShownEverywhere(tokens, name, scheme)).map(
          (scheme) => `${theme ?? 'page'} ${name} ${scheme}`,
        ),
      );
  });
  expect(outside).toEqual([]);
});

/** A brand of each hue, from grey to the strongest colour that a screen shows. */
const BRANDS = [0, 0.04, 0.08, 0.12, 0.16, 0.3].flatMap((chroma) =>
  Array.from({ length: 24 }, (_, index) => [chroma, index * 15] as const),
);

it.each(SCHEMES)('LIB-03: every pair can be read in the %s scheme with every brand colour', (scheme) => {
  expect(
    BRANDS.flatMap(([chroma, hue]) =>
      misses(CONTRAST_PAIRS, brandTokens(chroma, hue), scheme).map((miss) => `${chroma} ${hue}: ${miss}`),
    ),
  ).toEqual([]);
});

it('LIB-03: a brand colour shades each token that has a shade of it, and no other', () => {
  const own = colourTokens();
  const branded = brandTokens(0.12, 250);
  const changed = Object.keys(branded).filter((name) => branded[name] !== own[name]);
  const sheet = readFileSync('src/styles/tokens.css', 'utf8');
  const open = [...sheet.matchAll(/(--v-color-[\w-]+): var\(\s*(--v-brand-[\w-]+),/g)];
  expect(open.map(([, name]) => name)).toEqual(changed);
  for (const [, name, shade] of open) expect(shade).toBe(name?.replace('--v-color-', '--v-brand-'));
});
