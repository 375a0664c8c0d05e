/** A design token. */
export interface Token {
  /** `--v-color-ink` */
  name: string;
  value: string;
  /** The dark value of a colour declared with `light-dark()`. */
  dark: string | null;
}

/** The tokens between two comments; the first comment describes them. */
interface TokenGroup {
  about: string;
  tokens: Token[];
}

/** The arguments of `light-dark(…)`; a comma inside brackets does not separate them. */
function readPair(value: string): [light: string, dark: string] | null {
  const inner = /^light-dark\(([\s\S]*)\)$/.exec(value)?.[1];
  if (inner === undefined) return null;
  let depth = 0;
  for (const [at, sign] of [...inner].entries()) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (sign === ',' && depth === 0) return [inner.slice(0, at).trim(), inner.slice(at + 1).trim()];
  }
  return null;
}

const toRem = (product: number) => `${Number(product.toFixed(4))}rem`;

/** A value with the library's own theme: without a brand colour, at density 1, with a radius. */
export function inOwnTheme(value: string, radius = '0.5rem'): string {
  return value
    .replace(/^var\(\s*--v-brand-[\w-]+,\s*([\s\S]*?)\s*\)$/, '$1')
    .replace(/^max\(var\(--v-target-min\), (.*)\)$/, '$1')
    .replace(/^max\(var\(--v-radius\), min\((999px), .*\)$/, '$1')
    .replace(/^calc\(var\(--v-density\) \* (.*)\)$/, '$1')
    .replace('var(--v-radius)', radius)
    .replace(/calc\(([\d.]+)rem \* ([\d.]+)\)/, (_, length, times) => toRem(Number(length) * Number(times)));
}

/** The tokens of a style sheet in source order, each with its first value, grouped by the comment above them. */
export function readTokens(css: string): TokenGroup[] {
  const groups: TokenGroup[] = [];
  const known = new Set<string>();
  const radius = /--v-radius:\s*([^;]+);/.exec(css)?.[1];
  for (const [, comment, name, value] of css.matchAll(/\/\*\s*([\s\S]*?)\s*\*\/|(--v-[\w-]+):\s*([^;]+);/g)) {
    if (comment !== undefined)
      groups.push({ about: comment.replaceAll(/\s*\*?\s*\n\s*\*?\s*/g, ' '), tokens: [] });
    if (!name || !value || known.has(name)) continue;
    known.add(name);
    const plain = inOwnTheme(value.replaceAll(/\s+/g, ' ').trim(), radius);
    const pair = readPair(plain);
    groups.at(-1)?.tokens.push({ name, value: pair?.[0] ?? plain, dark: pair?.[1] ?? null });
  }
  return groups.filter(({ tokens }) => tokens.length > 0);
}

const toPixels = (rem: string) => Number((Number(rem) * 16).toFixed(1));

/**
 * A value in the units of a designer: `0.25rem` is "4 px", a `clamp()` is a range, "22–26 px". The limit for large text
 * in a narrow window is left out.
 */
export function readableValue(value: string): string {
  const limited = /^min\((.+), [\d.]+ \* var\(--v-vw\)\)$/.exec(value)?.[1];
  if (limited) return readableValue(limited);
  const ends = /^clamp\(([\d.]+)rem,.*,\s*([\d.]+)rem\)$/.exec(value);
  if (ends) return `${toPixels(ends[1] ?? '')}–${toPixels(ends[2] ?? '')} px`;
  const [, amount, unit] = /^([\d.]+)(rem|px|ms)$/.exec(value) ?? [];
  if (!amount) return value;
  return unit === 'rem' ? `${toPixels(amount)} px` : `${amount} ${unit}`;
}
