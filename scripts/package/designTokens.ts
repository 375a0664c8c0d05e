import { readFileSync } from 'node:fs';
import { oklchToLinear, toSrgb } from '../lib/oklch.ts';
import { readTokens, type Token } from './readTokens.ts';

// The style sheet's tokens in the format of the Design Tokens Community Group (DTCG, 2025.10), which Figma reads and
// writes as variables: a file for each mode.

export type TokenMode = 'light' | 'dark';

/** A token of the DTCG. */
interface DesignToken {
  $type: string;
  $value: unknown;
  $extensions: { vitrine: { variable: string; css: string } };
}

/** Tokens by their path: `tokens.color.ink`. */
export type DesignTokens = Record<string, Record<string, DesignToken>>;

interface Colour {
  colorSpace: 'srgb';
  components: [number, number, number];
  alpha: number;
  hex: string;
}

/** Values that are no design decision or have no unit in the format, and why. */
export const NO_DESIGN_TOKEN: Readonly<Record<string, string>> = {
  '--v-color-brand': 'set by a shop',
  '--v-vw': 'a hundredth of the window',
  '--v-measure': 'counted in letters, which the format has no unit for',
  '--v-header-height': 'written by the header while the page lives',
  '--v-header-offset': 'written by the header while the page lives',
  '--v-legal-hint-height': 'written by the header while the page lives',
  '--v-flyout-height': 'follows from the window',
};

/** First parts of names that are groups; every other token is a size. */
const GROUPS = new Set([
  'color',
  'shadow',
  'font',
  'text',
  'heading',
  'leading',
  'weight',
  'tracking',
  'space',
  'radius',
  'line',
  'focus',
  'icon',
  'control',
  'duration',
  'ease',
  'z',
]);

/** `--v-color-ink-soft` is `color.ink-soft`. */
function pathOf(variable: string): [group: string, name: string] {
  const [group = '', ...rest] = variable.slice('--v-'.length).split('-');
  return GROUPS.has(group) && rest.length > 0
    ? [group, rest.join('-')]
    : ['size', [group, ...rest].join('-')];
}

const round = (value: number, digits: number) => Number(value.toFixed(digits));

function toColour(css: string): Colour {
  const parts = /^oklch\(([\d.]+)% ([\d.]+) ([\d.]+)(?: \/ ([\d.]+))?\)$/.exec(css);
  if (!parts) throw new Error(`“${css}” is not an oklch colour.`);
  const [, L, C, h, alpha = '1'] = parts;
  const srgb = oklchToLinear(Number(L) / 100, Number(C), Number(h)).map(toSrgb);
  const hex = srgb.map((channel) =>
    Math.round(channel * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return {
    colorSpace: 'srgb',
    components: srgb.map((channel) => round(channel, 4)) as Colour['components'],
    alpha: Number(alpha),
    hex: `#${hex.join('')}`,
  };
}

const toPixels = (amount: string, unit: string) => ({
  value: round(Number(amount) * (unit === 'rem' ? 16 : 1), 2),
  unit: 'px' as const,
});

/** Parts of a list that a comma outside of brackets separates. */
const partsOf = (list: string) => list.split(/,\s*(?![^(]*\))/);

/** The one of a `light-dark()` pair that a mode shows, anywhere in a value. */
const inMode = (css: string, mode: TokenMode) =>
  css.replaceAll(/light-dark\((oklch\([^)]*\)), (oklch\([^)]*\))\)/g, mode === 'light' ? '$1' : '$2');

/** A size that follows the window, as a wide window has it. */
function widest(css: string): string {
  const clamped = /clamp\(.*?,.*?,\s*([\d.]+rem)\)/.exec(css.replaceAll(/min\([^()]*\)/g, '0rem'));
  return clamped?.[1] ?? /^min\(([\d.]+rem),/.exec(css)?.[1] ?? css;
}

function toShadow(css: string) {
  const layers = partsOf(css).map((layer) => {
    const [, lengths = '', colour = ''] = /^((?:-?[\d.]+(?:px)? ?)+)(oklch\(.*\))$/.exec(layer) ?? [];
    const [x = '0', y = '0', blur = '0', spread = '0'] = lengths.trim().split(' ');
    const px = (length: string) => ({ value: Number.parseFloat(length), unit: 'px' });
    return {
      color: toColour(colour),
      offsetX: px(x),
      offsetY: px(y),
      blur: px(blur),
      spread: px(spread),
    };
  });
  return layers.length === 1 ? layers[0] : layers;
}

function typedValue(group: string, css: string): { $type: string; $value: unknown } {
  const alias = /^var\((--v-[\w-]+)\)$/.exec(css)?.[1];
  if (group === 'color')
    return { $type: 'color', $value: alias ? `{${pathOf(alias).join('.')}}` : toColour(css) };
  if (group === 'shadow') return { $type: 'shadow', $value: toShadow(css) };
  if (group === 'font')
    return {
      $type: 'fontFamily',
      $value: css.split(',').map((family) => family.trim().replaceAll("'", '')),
    };
  if (group === 'weight') return { $type: 'fontWeight', $value: Number(css) };
  const [, milliseconds] = /^([\d.]+)ms$/.exec(css) ?? [];
  if (milliseconds) return { $type: 'duration', $value: { value: Number(milliseconds), unit: 'ms' } };
  const [, curve] = /^cubic-bezier\(([^)]*)\)$/.exec(css) ?? [];
  if (curve) return { $type: 'cubicBezier', $value: curve.split(',').map(Number) };
  const [, amount, unit] = /^([\d.]+)(rem|px)$/.exec(widest(css)) ?? [];
  if (amount && unit) return { $type: 'dimension', $value: toPixels(amount, unit) };
  const [, number] = /^(-?[\d.]+)(?:em)?$/.exec(css) ?? [];
  if (number) return { $type: 'number', $value: Number(number) };
  throw new Error(`“${css}” has no type in the format of the DTCG.`);
}

/** The tokens of a style sheet in one mode. */
export function toDesignTokens(tokens: readonly Token[], mode: TokenMode): DesignTokens {
  const found: DesignTokens = {};
  for (const { name: variable, value, dark } of tokens) {
    if (NO_DESIGN_TOKEN[variable]) continue;
    const css = inMode(mode === 'dark' ? (dark ?? value) : value, mode);
    const [group, name] = pathOf(variable);
    found[group] ??= {};
    found[group][name] = { ...typedValue(group, css), $extensions: { vitrine: { variable, css } } };
  }
  return found;
}

const MODE_NAMES: Record<TokenMode, string> = { light: 'Light', dark: 'Dark' };

/** The library's own tokens. */
export const libraryTokens = (): Token[] =>
  readTokens(readFileSync('src/styles/tokens.css', 'utf8')).flatMap(({ tokens }) => tokens);

/** `vitrine/tokens/light.json` and `dark.json`; Figma names the mode of a collection after the extension. */
export const designTokensFile = (mode: TokenMode): string =>
  `${JSON.stringify(
    {
      ...toDesignTokens(libraryTokens(), mode),
      $extensions: { 'com.figma.modeName': MODE_NAMES[mode] },
    },
    null,
    2,
  )}\n`;
