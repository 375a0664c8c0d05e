import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { categoryLinks, windowTiles } from '#demo/model/demoProducts.ts';
import { PARTNER_PRODUCTS, PRODUCTS } from '#mocks/content/catalogue.ts';

const FOLDER = 'mocks/images/products';
const MAX_GZIP_BYTES = 4096;

const readImage = (name: string) => readFileSync(`${FOLDER}/${name}.svg`, 'utf8');
const nameOf = (image: string) => image.split('#')[0] ?? '';
const SOLD = [...new Set([...PRODUCTS, ...PARTNER_PRODUCTS].map(({ image }) => nameOf(image)))];
/** The grounds of pictures by day and at night, as the tokens define them. */
const TINTS = [
  ...readFileSync('src/styles/tokens.css', 'utf8').matchAll(
    /--v-color-tint-\w+: light-dark\((oklch\([^)]+\)), (oklch\([^)]+\))\)/g,
  ),
].map(([, day = '', night = '']) => ({ day: day.replaceAll('0.', '.'), night: night.replaceAll('0.', '.') }));

it.each(readdirSync(FOLDER))('%s is under 4 kB gzip', (file) => {
  expect(gzipSync(readFileSync(`${FOLDER}/${file}`)).length).toBeLessThan(MAX_GZIP_BYTES);
});

it.each(SOLD)('DSG-02: %s has one of the six grounds, by day and at night', (name) => {
  const image = readImage(name);
  expect(image.split('class="ground"')).toHaveLength(2);
  const rules = [...image.matchAll(/\.ground\{fill:(.*?)\}/g)].map(([, fill]) => fill);
  expect(TINTS).toHaveLength(6);
  expect(TINTS).toContainEqual({ day: rules[0], night: rules[1] });
});

const productIn = (address: string) => /\/images\/([\w-]+)\.svg/.exec(address)?.[1] ?? '';
const CATEGORY_DRAWINGS = categoryLinks('DE').map(({ image }) => productIn(image));
const WINDOW_DRAWINGS = windowTiles('DE').map(({ image }) => productIn(image));

it('DSG-02: the home page’s categories and shop window have no drawing twice', () => {
  const drawings = [...CATEGORY_DRAWINGS, ...WINDOW_DRAWINGS];
  expect(new Set(drawings).size).toBe(drawings.length);
});
