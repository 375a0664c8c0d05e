// Draws the mock shop's teaser pictures: product renders set into simple scenes, one SVG file each, nothing loaded from
// elsewhere. Run `node scripts/drawTeasers.ts` after a change here; the files are committed.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const PRODUCTS = path.resolve('node_modules/@lobehub/fluent-emoji-3d/assets');
const TEASERS = path.resolve('mocks/teasers');
const WIDTH = 1600;
const HEIGHT = 900;

/** A product in a scene: its picture, the middle of its foot in per cent of the scene, its height in per cent. */
type Item = readonly [picture: string, x: number, y: number, height: number, turn?: number];

interface Scene {
  ground: string;
  /** The round shape behind the products. */
  light: string;
  table: string;
  items: readonly Item[];
}

const SCENES: Record<string, Scene> = {
  coffee: {
    ground: '#e9ddcd',
    light: '#f5ecdf',
    table: '#c9a988',
    items: [
      ['1f33f', 27, 84, 40, -8],
      ['1fad8', 74, 88, 30, 10],
      ['2615', 50, 90, 58],
    ],
  },
  home: {
    ground: '#d9d6e0',
    light: '#efedf3',
    table: '#a79fb3',
    items: [
      ['1fab4', 24, 88, 52],
      ['1f6cb-fe0f', 55, 90, 56],
      ['1f56f-fe0f', 84, 90, 34],
    ],
  },
  winter: {
    ground: '#cfdde3',
    light: '#ebf2f4',
    table: '#9db4bd',
    items: [
      ['1f9e5', 36, 92, 62],
      ['1f9e3', 62, 90, 46, 6],
      ['1f9e4', 81, 90, 30, -8],
    ],
  },
  baking: {
    ground: '#f1dfc8',
    light: '#f9eee0',
    table: '#d8ad7b',
    items: [
      ['1f35e', 30, 90, 44],
      ['1f963', 54, 91, 50],
      ['1f36a', 77, 90, 34, 10],
    ],
  },
  gifts: {
    ground: '#e4cfcb',
    light: '#f4e6e3',
    table: '#b98f88',
    items: [
      ['1f384', 26, 91, 68],
      ['1f381', 54, 91, 46],
      ['1f36b', 77, 90, 34, 10],
    ],
  },
  outdoor: {
    ground: '#d3dfcd',
    light: '#ecf2e8',
    table: '#94ad8b',
    items: [
      ['26fa', 36, 90, 56],
      ['1f392', 62, 91, 42],
      ['1f6b2', 83, 90, 40],
    ],
  },
  tea: {
    ground: '#dbe3d2',
    light: '#f0f4ea',
    table: '#a9b899',
    items: [
      ['1fad6', 40, 91, 54],
      ['1f33f', 64, 88, 36, 12],
      ['1f36a', 80, 90, 28],
    ],
  },
  reading: {
    ground: '#eadfbf',
    light: '#f7f1de',
    table: '#c7ae72',
    items: [
      ['1f4da', 34, 91, 48],
      ['1f9f8', 60, 91, 54],
      ['2615', 82, 90, 32],
    ],
  },
};

function drawItem([picture, x, y, height, turn = 0]: Item): string {
  const bytes = readFileSync(path.join(PRODUCTS, `${picture}.webp`)).toString('base64');
  const size = (height / 100) * HEIGHT;
  const left = (x / 100) * WIDTH - size / 2;
  const foot = (y / 100) * HEIGHT;
  const shadow = `<ellipse cx="${left + size / 2}" cy="${foot - size * 0.03}" rx="${size * 0.42}" ry="${size * 0.06}" fill="#2b1a10" opacity=".13"/>`;
  const image = `<image href="data:image/webp;base64,${bytes}" x="${left}" y="${foot - size}" width="${size}" height="${size}" transform="rotate(${turn} ${left + size / 2} ${foot - size / 2})"/>`;
  return shadow + image;
}

/** How light each part is when the lamp is lit, 0 to 1, and how much of its colour is left; its hue stays. */
const NIGHT = { ground: [0.31, 1.3], light: [0.4, 1.3], table: [0.25, 0.6] } as const;

/** By day as painted, at night on dark pages: a picture follows the scheme of the element that shows it. */
function drawLight(colours: Pick<Scene, keyof typeof NIGHT>): string {
  const parts = ['ground', 'light', 'table'] as const;
  const day = parts.map((part) => `.${part}{fill:${colours[part]}}`).join('');
  const night = parts
    .map((part) => {
      const [lightness, strength] = NIGHT[part];
      return `.${part}{fill:oklch(from ${colours[part]} ${lightness} calc(c * ${strength}) h)}`;
    })
    .join('');
  return `<style>${day}@media (prefers-color-scheme:dark){${night}}</style>`;
}

function drawScene({ ground, light, table, items }: Scene): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">`,
    drawLight({ ground, light, table }),
    `<rect class="ground" width="${WIDTH}" height="${HEIGHT}"/>`,
    `<circle class="light" cx="${WIDTH * 0.56}" cy="${HEIGHT * 0.5}" r="${HEIGHT * 0.46}"/>`,
    `<rect class="table" y="${HEIGHT * 0.79}" width="${WIDTH}" height="${HEIGHT * 0.21}"/>`,
    ...items.map(drawItem),
    '</svg>\n',
  ].join('\n');
}

mkdirSync(TEASERS, { recursive: true });
for (const [name, scene] of Object.entries(SCENES)) {
  writeFileSync(path.join(TEASERS, `${name}.svg`), drawScene(scene));
}
