import { COLOUR_CODE } from '#src/lib/colourCode.ts';

/** Minimum contrast of text on a background (WCAG 1.4.3). */
const READABLE_CONTRAST = 4.5;

/** Red, green and blue, 0 to 255 each. */
export type Rgb = readonly [number, number, number];

export const BLACK: Rgb = [0, 0, 0];
export const WHITE: Rgb = [255, 255, 255];
/** Small enough that adjacent colours look the same. */
const STEP = 1 / 64;

/** Parses an editor's colour code: `#rgb` or `#rrggbb`. Anything else is not a colour. */
export function parseColour(code: string | undefined): Rgb | null {
  if (code === undefined || !COLOUR_CODE.test(code)) return null;
  const text = code.trim();
  const digits =
    text.length === 4 ? [...text.slice(1)].map((digit) => digit + digit) : text.slice(1).match(/../g);
  const [red = 0, green = 0, blue = 0] = (digits ?? []).map((pair) => Number.parseInt(pair, 16));
  return [red, green, blue];
}

/** A colour in CSS notation. */
export const toHex = (colour: Rgb): string =>
  `#${colour.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;

function luminance(colour: Rgb): number {
  const [red, green, blue] = colour.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours, 1 to 21 (WCAG 2.2). */
export function contrast(one: Rgb, other: Rgb): number {
  const [lighter, darker] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

/** Whether white is easier to read than black on a background. */
export const isDark = (ground: Rgb): boolean => contrast(WHITE, ground) > contrast(BLACK, ground);

const mix = (from: Rgb, to: Rgb, share: number): Rgb =>
  from.map((channel, index) => Math.round(channel + ((to[index] ?? 0) - channel) * share)) as unknown as Rgb;

/** The nearest readable text colour: the colour itself, or the first readable one on the way to black or to white. */
export function readableOn(ground: Rgb, requested: Rgb): Rgb {
  for (let share = 0; share <= 1; share += STEP) {
    const candidates = [mix(requested, BLACK, share), mix(requested, WHITE, share)];
    const readable = candidates.find((colour) => contrast(colour, ground) >= READABLE_CONTRAST);
    if (readable) return readable;
  }
  return isDark(ground) ? WHITE : BLACK;
}
