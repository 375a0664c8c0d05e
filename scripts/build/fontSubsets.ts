import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

/** The folder of the shop's fonts and their licence. */
const FONTS_DIR = 'src/styles/fonts';
const SHEET = 'src/styles/fonts.css';

/** A font in the style sheet: its file, letters and weights. */
export interface FontSubset {
  /** `hanken-grotesk-latin` */
  name: string;
  /** Every letter of its `unicode-range`. */
  letters: string;
  /** The range of its `font-weight`; two equal numbers are a single weight. */
  weights: { min: number; max: number };
}

const FACE =
  /@font-face\s*{[^}]*font-weight: (?<min>\d+)(?: (?<max>\d+))?;[^}]*url\('\.\/fonts\/(?<name>[\w-]+)\.woff2'\)[^}]*unicode-range:(?<ranges>[^;]+);/g;

function lettersIn(ranges: string): string {
  return [...ranges.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)]
    .flatMap(([, from = '', to = from]) => {
      const first = Number.parseInt(from, 16);
      return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, step) => first + step);
    })
    .map((code) => String.fromCodePoint(code))
    .join('');
}

/** Reads letters and weights from the style sheet, their only definition. */
export function readFontSubsets(): FontSubset[] {
  return [...readFileSync(SHEET, 'utf8').matchAll(FACE)].map(({ groups = {} }) => ({
    name: groups.name ?? '',
    letters: lettersIn(groups.ranges ?? ''),
    weights: { min: Number(groups.min), max: Number(groups.max ?? groups.min) },
  }));
}

const require = createRequire(import.meta.url);

/** The complete published font: every weight and every letter of its subset. */
function readPublished(name: string): Buffer {
  const family = name.replace(/-latin(-ext)?$/, '');
  return readFileSync(require.resolve(`@fontsource-variable/${family}/files/${name}-wght-normal.woff2`));
}

/** The font reduced to the letters and weights of the style sheet. */
export async function createSubset({ name, letters, weights: { min, max } }: FontSubset): Promise<Buffer> {
  return subsetFont(readPublished(name), letters, {
    targetFormat: 'woff2',
    variationAxes: { wght: min === max ? min : { min, max } },
  });
}

export const fontFile = (name: string) => path.join(FONTS_DIR, `${name}.woff2`);

// `npm run fonts`: subsets the shop's fonts to the letters and weights in the style sheet.
if (import.meta.main)
  for (const subset of readFontSubsets()) {
    const font = await createSubset(subset);
    writeFileSync(fontFile(subset.name), font);
    console.log(`${fontFile(subset.name)}: ${(font.length / 1000).toFixed(1)} kB`);
  }
