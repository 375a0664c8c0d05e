import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { COLOURS } from '#mocks/content/catalogue.ts';
import { DARK_INKS } from '#mocks/images/drawing/brush.ts';
import { DRAWINGS, drawPackshot } from '#mocks/images/drawing/packshots.ts';
import { drawScene, SCENES } from '#mocks/images/drawing/scenes.ts';

const PRODUCTS = 'mocks/images/products';
const MAX_GZIP_BYTES = 4096;

it('generates at least 24 product images, each under 4 kB gzip', () => {
  const files = readdirSync(PRODUCTS);
  expect(files.length).toBeGreaterThanOrEqual(24);
  for (const file of files) {
    expect(gzipSync(readFileSync(`${PRODUCTS}/${file}`)).length, file).toBeLessThan(MAX_GZIP_BYTES);
  }
});

it.each(Object.keys(DRAWINGS))('%s: the committed file matches the generated image', (name) => {
  expect(readFileSync(`${PRODUCTS}/${name}.svg`, 'utf8')).toBe(drawPackshot(name));
});

it.each(Object.keys(SCENES))('%s: the committed scene matches the generated image', (name) => {
  expect(readFileSync(`mocks/images/scenes/${name}.svg`, 'utf8')).toBe(drawScene(name, 1600, 900));
});

it('a URL fragment selects the fabric of each colour in the range', () => {
  const shirt = drawPackshot('shirt');
  for (const [colour, value] of Object.entries(COLOURS)) {
    expect(shirt).toContain(`<g id="${colour}"/>`);
    expect(shirt).toContain(`#${colour}:target~.art{--variant:${value}}`);
  }
});

/** Relative luminance (WCAG 2.2) of a colour such as `#24303f`. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

it('at night no product is as dark as its tile', () => {
  const tints = [
    ...readFileSync('src/styles/tokens.css', 'utf8').matchAll(
      /--v-color-tint-\w+: light-dark\([^,]*, oklch\(([\d.]+)%/g,
    ),
  ].map(([, lightness]) => (Number(lightness) / 100) ** 3);
  expect(tints).toHaveLength(6);
  // Every colour in the images that is not lit at night, and the lit ones.
  const images = Object.keys(DRAWINGS).map(drawPackshot).join('');
  for (const { day, night } of Object.values(DARK_INKS)) {
    expect(images).not.toContain(`fill="${day}"`);
    const contrast = (luminance(night) + 0.05) / (Math.max(...tints) + 0.05);
    expect(contrast, night).toBeGreaterThan(1.8);
  }
});

it('an enlarged product and its shadow stay inside the image', () => {
  const enlarged = Object.entries(DRAWINGS).filter(([, { scale }]) => scale !== undefined);
  expect(enlarged.length).toBeGreaterThan(2);
  for (const [name, { scale = 1, shadow = 120 }] of enlarged) {
    // The shadow is wider than the product; its middle is at 206.
    expect(200 + (6 + shadow * 1.16) * scale, name).toBeLessThanOrEqual(400);
  }
});
