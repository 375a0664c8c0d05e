import { readFileSync } from 'node:fs';
import type { Rgb } from '#src/features/promotions/promotionColours.ts';
import { oklchToLinear, toSrgb } from '../../scripts/lib/oklch.ts';
import { inOwnTheme } from '../../scripts/package/readTokens.ts';

/** Declarations of one rule: a token's name to its value, as written. */
type Declarations = Record<string, string>;

export type Scheme = 'light' | 'dark';

const read = (file: string) =>
  readFileSync(new URL(`../../src/styles/${file}`, import.meta.url), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');

/** The tokens that rules with exactly this selector declare, in the file's own order. */
function declarationsOf(file: string, selector: string): Declarations {
  const found: Declarations = {};
  for (const [, head = '', body = ''] of read(file).matchAll(/([^{};]+)\{([^{}]*)\}/g)) {
    if (head.trim() !== selector) continue;
    for (const [, name = '', value = ''] of body.matchAll(/(--v-[\w-]+)\s*:\s*([^;]+);/g)) {
      found[name] = inOwnTheme(value.replace(/\s+/g, ' ').trim());
    }
  }
  return found;
}

/** The tokens that a promotion theme overrides, with the aliases of every theme. */
export const themeTokens = (theme: string): Declarations => ({
  ...declarationsOf('promotionThemes.css', ':where([data-promotion-theme])'),
  ...declarationsOf('promotionThemes.css', `:where([data-promotion-theme='${theme}'])`),
});

/** All colour tokens, or those of a promotion theme on top of them. */
export function colourTokens(theme?: string): Declarations {
  const common = declarationsOf('tokens.css', ':where(:root, [data-theme])');
  if (theme === undefined) return common;
  return { ...common, ...themeTokens(theme) };
}

/** The tokens of a page with a brand colour of this chroma and hue (`brand.css`). */
export function brandTokens(chroma: number, hue: number): Declarations {
  const shades = declarationsOf('brand.css', ':where(:root, [data-theme])');
  const shaded = Object.entries(shades).map(([name, value]) => [
    name.replace('--v-brand-', '--v-color-'),
    value.replaceAll(
      /oklch\( ?from var\(--v-color-brand\) ([\d.]+%) min\(c, ([\d.]+)\) h ?\)/g,
      (_, lightness, most) => `oklch(${lightness} ${Math.min(chroma, Number(most))} ${hue})`,
    ),
  ]);
  return { ...colourTokens(), ...Object.fromEntries(shaded) };
}

/** A token's value in one scheme, with every reference followed. */
function resolve(tokens: Declarations, name: string, scheme: Scheme): string {
  const value = tokens[name];
  if (value === undefined) throw new Error(`No token is called ${name}.`);
  const reference = /^var\((--v-[\w-]+)\)$/.exec(value);
  if (reference?.[1]) return resolve(tokens, reference[1], scheme);
  const pair = /^light-dark\( ?(oklch\([^)]*\)), (oklch\([^)]*\)) ?\)$/.exec(value);
  const [, light, dark] = pair ?? [];
  return (scheme === 'light' ? light : dark) ?? value;
}

/** Linear light of an opaque `oklch()` colour. */
function toLinear(oklch: string): [number, number, number] {
  const parts = /^oklch\(([\d.]+)% ([\d.]+) ([\d.]+)\)$/.exec(oklch);
  if (!parts) throw new Error(`“${oklch}” is not an opaque oklch colour.`);
  return oklchToLinear(Number(parts[1]) / 100, Number(parts[2]), Number(parts[3]));
}

/** Whether every screen shows the colour as it is written, so that what is measured is what is seen. */
export const isShownEverywhere = (tokens: Declarations, name: string, scheme: Scheme): boolean =>
  toLinear(resolve(tokens, name, scheme)).every((channel) => channel >= -0.0005 && channel <= 1.0005);

/** A token as red, green and blue. */
export function rgbOf(tokens: Declarations, name: string, scheme: Scheme): Rgb {
  const linear = toLinear(resolve(tokens, name, scheme));
  // A screen clips what it cannot show.
  return linear.map((channel) => 255 * toSrgb(Math.min(1, Math.max(0, channel)))) as unknown as Rgb;
}
