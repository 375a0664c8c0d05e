import { readFileSync } from 'node:fs';
import type { Rgb } from '#src/features/promotions/promotionColours.ts';

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
      found[name] = value.replace(/\s+/g, ' ').trim();
    }
  }
  return found;
}

/** The tokens that a promotion theme words anew. */
export const themeTokens = (theme: string): Declarations =>
  declarationsOf('promotionThemes.css', `:where([data-promotion-theme='${theme}'])`);

/** All colour tokens, or those of a promotion theme on top of them. */
export function colourTokens(theme?: string): Declarations {
  const common = declarationsOf('tokens.css', ':where(:root, [data-theme])');
  if (theme === undefined) return common;
  return { ...common, ...themeTokens(theme) };
}

/** A token's value in one scheme, with every reference followed. */
function resolve(tokens: Declarations, name: string, scheme: Scheme): string {
  const value = tokens[name];
  if (value === undefined) throw new Error(`No token is called ${name}.`);
  const reference = /^var\((--v-[\w-]+)\)$/.exec(value);
  if (reference?.[1]) return resolve(tokens, reference[1], scheme);
  const pair = /^light-dark\((oklch\([^)]*\)), (oklch\([^)]*\))\)$/.exec(value);
  const [, light, dark] = pair ?? [];
  return (scheme === 'light' ? light : dark) ?? value;
}

/** Linear light of an `oklch()` colour; outside 0 to 1 where a screen of the sRGB kind cannot show it. */
function toLinear(oklch: string): [number, number, number] {
  const parts = /^oklch\(([\d.]+)% ([\d.]+) ([\d.]+)\)$/.exec(oklch);
  if (!parts) throw new Error(`“${oklch}” is not an opaque oklch colour.`);
  const [L, C, h] = [Number(parts[1]) / 100, Number(parts[2]), (Number(parts[3]) * Math.PI) / 180];
  const [a, b] = [C * Math.cos(h), C * Math.sin(h)];
  // Björn Ottosson's OKLab matrices, as in CSS Color 4.
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

/** Whether every screen shows the colour as it is written, so that what is measured is what is seen. */
export const isShownEverywhere = (tokens: Declarations, name: string, scheme: Scheme): boolean =>
  toLinear(resolve(tokens, name, scheme)).every((channel) => channel >= -0.0005 && channel <= 1.0005);

/** A token as red, green and blue. */
export function rgbOf(tokens: Declarations, name: string, scheme: Scheme): Rgb {
  return toLinear(resolve(tokens, name, scheme)).map((channel) => {
    const light = Math.min(1, Math.max(0, channel));
    return 255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055);
  }) as unknown as Rgb;
}
