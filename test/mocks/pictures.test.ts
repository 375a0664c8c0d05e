import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { COLOURS } from '#mocks/content/catalogue.ts';
import { DRAWINGS, drawPackshot } from '#mocks/pictures/drawing/packshots.ts';
import { drawScene, SCENES } from '#mocks/pictures/drawing/scenes.ts';

const PRODUCTS = 'mocks/pictures/products';
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
  expect(readFileSync(`mocks/pictures/scenes/${name}.svg`, 'utf8')).toBe(drawScene(name, 1600, 900));
});

it('a URL fragment selects the fabric of each colour in the range', () => {
  const shirt = drawPackshot('shirt');
  for (const [colour, value] of Object.entries(COLOURS)) {
    expect(shirt).toContain(`<g id="${colour}"/>`);
    expect(shirt).toContain(`#${colour}:target~.art{--variant:${value}}`);
  }
});
