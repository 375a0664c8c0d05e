import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { categoryLinks, windowTiles } from '#demo/model/demoProducts.ts';
import { COLOURS, PARTNER_PRODUCTS, PATTERNS, PRODUCTS } from '#mocks/content/catalogue.ts';

const SCENES = 'mocks/images/scenes';
const FOLDER = 'mocks/images/products';
const MAX_GZIP_BYTES = 4096;
const SIZE = 400;

const readImage = (name: string) => readFileSync(`${FOLDER}/${name}.svg`, 'utf8');
const nameOf = (image: string) => image.split('#')[0] ?? '';
const SOLD = [...new Set([...PRODUCTS, ...PARTNER_PRODUCTS].map(({ image }) => nameOf(image)))];
const VARIED = SOLD.filter((name) => readImage(name).includes('var(--variant)'));
/** The grounds of pictures by day and at night, as the tokens define them. */
const TINTS = [
  ...readFileSync('src/styles/tokens.css', 'utf8').matchAll(
    /--v-color-tint-\w+: light-dark\((oklch\([^)]+\)), (oklch\([^)]+\))\)/g,
  ),
].map(([, day = '', night = '']) => ({ day: day.replaceAll('0.', '.'), night: night.replaceAll('0.', '.') }));

it.each(readdirSync(FOLDER))('%s is under 4 kB gzip', (file) => {
  expect(gzipSync(readFileSync(`${FOLDER}/${file}`)).length).toBeLessThan(MAX_GZIP_BYTES);
});

it.each(VARIED)('%s: the address’s fragment selects each colour of the range', (name) => {
  for (const [colour, value] of Object.entries(COLOURS)) {
    expect(readImage(name)).toContain(`<g id="${colour}"/>`);
    expect(readImage(name)).toContain(`#${colour}:target~.art{--variant:${value}}`);
  }
});

it.each(SOLD)('DSG-02: %s has one of the six grounds, by day and at night', (name) => {
  const image = readImage(name);
  expect(image.split('class="ground"')).toHaveLength(2);
  const rules = [...image.matchAll(/\.ground\{fill:(.*?)\}/g)].map(([, fill]) => fill);
  expect(TINTS).toHaveLength(6);
  expect(TINTS).toContainEqual({ day: rules[0], night: rules[1] });
});

/** The box around a product, without its ground and its shadow, as shares of the frame. */
async function motifOf(name: string) {
  const shapes = readImage(name)
    .replace(/<style>.*?<\/style>/s, '<style>.shade,.light,.ground,.floor{fill:none;stroke:none}</style>')
    .replace(/(fill|stroke)="(?:var|oklch|color-mix)\([^"]*"/g, '$1="#000"');
  const { data, info } = await sharp(Buffer.from(shapes)).extractChannel('alpha').raw().toBuffer({
    resolveWithObject: true,
  });
  expect([info.width, info.height]).toEqual([SIZE, SIZE]);
  const filled = [...data.keys()].filter((index) => (data[index] ?? 0) > 64);
  const rows = filled.map((index) => Math.floor(index / SIZE));
  const columns = filled.map((index) => index % SIZE);
  const [top, bottom] = [rows.reduce((a, b) => Math.min(a, b)), rows.reduce((a, b) => Math.max(a, b))];
  const [left, right] = [columns.reduce((a, b) => Math.min(a, b)), columns.reduce((a, b) => Math.max(a, b))];
  return {
    height: (bottom - top + 1) / SIZE,
    width: (right - left + 1) / SIZE,
    top: top / SIZE,
    left: left / SIZE,
  };
}

it.each(SOLD)('DSG-02: %s fills its frame, clear of a badge in its corner', async (name) => {
  const { height, width, top, left } = await motifOf(name);
  // A product that is wider than high fills the width.
  expect(height >= 0.72 || width >= 0.8, `${height} × ${width}`).toBe(true);
  expect(Math.max(height, width)).toBeLessThan(0.9);
  expect(top > 0.12 || left > 0.3).toBe(true);
});

const drawingsOf = (scene: string) =>
  [...readFileSync(`${SCENES}/${scene}.svg`, 'utf8').matchAll(/data-drawing="([\w-]+)"/g)].map(
    ([, name]) => name ?? '',
  );
const productIn = (address: string) => /\/images\/([\w-]+)\.svg/.exec(address)?.[1] ?? '';
const CATEGORY_DRAWINGS = categoryLinks('DE').map(({ image }) => productIn(image));
const WINDOW_DRAWINGS = windowTiles('DE').map(({ image }) => productIn(image));

it('DSG-02: the home page’s categories and shop window have no drawing twice', () => {
  const drawings = [...CATEGORY_DRAWINGS, ...WINDOW_DRAWINGS];
  expect(new Set(drawings).size).toBe(drawings.length);
});

it.each(readdirSync(SCENES))('DSG-02: %s repeats no drawing of the categories below it', (file) => {
  const drawings = drawingsOf(file.replace('.svg', ''));
  expect(drawings.length).toBeGreaterThan(2);
  expect(drawings.filter((name) => CATEGORY_DRAWINGS.includes(name))).toEqual([]);
});

it('at night no product is as dark as its ground: the darkest inks are lit', () => {
  for (const name of [...SOLD, ...Object.values(PATTERNS)])
    expect(readImage(name), name).not.toMatch(/fill="#(?:24303f|4a2e1f)"/);
});
