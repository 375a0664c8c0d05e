import { COLOURS, type Colour } from '../../content/catalogue.ts';
import { box, FLOOR, LIGHTING } from './brush.ts';
import { DRAWINGS, drawArt } from './packshots.ts';

/**
 * A product in a scene: its drawing, with a fragment for its variant; the middle of its foot in per cent of the scene's
 * width; its height in per cent of the scene's height; degrees it leans.
 */
type Item = readonly [image: string, x: number, height: number, turn?: number];

interface Scene {
  /** Without it, the image is transparent. */
  wall?: string;
  /** The lit window behind the products. */
  light: string;
  shelf: string;
  items: readonly Item[];
}

/** Scenes for promotions and teasers. */
export const SCENES: Readonly<Record<string, Scene>> = {
  coffee: {
    wall: '#e9ddcd',
    light: '#f7efe2',
    shelf: '#c9a988',
    items: [
      ['beans', 27, 46],
      ['coffee-bag', 43, 66],
      ['cup', 61, 44],
      ['coffee-bag#sand', 76, 54],
    ],
  },
  home: {
    wall: '#d9d6e0',
    light: '#f1eff5',
    shelf: '#a79fb3',
    items: [
      ['plant', 24, 56],
      ['sofa#sky', 53, 68],
      ['lamp', 81, 62],
    ],
  },
  winter: {
    wall: '#cfdde3',
    light: '#eef5f7',
    shelf: '#9db4bd',
    items: [
      ['fir', 23, 60],
      ['coat', 44, 74],
      ['scarf', 63, 58],
      ['boots', 81, 44],
    ],
  },
  baking: {
    wall: '#f1dfc8',
    light: '#fbf2e3',
    shelf: '#d8ad7b',
    items: [
      ['honey', 24, 40],
      ['bread', 42, 46],
      ['bowls', 62, 52],
      ['cookies', 80, 42],
    ],
  },
  gifts: {
    wall: '#e4cfcb',
    light: '#f6e9e6',
    shelf: '#b98f88',
    items: [
      ['fir', 25, 74],
      ['gift', 47, 52],
      ['bear', 66, 56],
      ['chocolate#sage', 82, 46],
    ],
  },
  outdoor: {
    wall: '#d3dfcd',
    light: '#eef4ea',
    shelf: '#94ad8b',
    items: [
      ['tent', 32, 64],
      ['backpack', 58, 54],
      ['bike', 79, 60],
    ],
  },
  tea: {
    wall: '#dbe3d2',
    light: '#f1f5eb',
    shelf: '#a9b899',
    items: [
      ['tea-tin', 29, 54],
      ['teapot', 51, 58],
      ['cup#sky', 72, 38],
    ],
  },
  reading: {
    wall: '#eadfbf',
    light: '#f9f3e0',
    shelf: '#c7ae72',
    items: [
      ['books', 27, 50],
      ['chair', 50, 72],
      ['lamp#coral', 69, 64],
      ['cup', 83, 34],
    ],
  },
  // Its wall is the surrounding form's background.
  welcome: {
    light: '#f8f1e4',
    shelf: '#c4a07a',
    items: [
      ['coffee-bag', 27, 80],
      ['gift', 53, 62],
      ['cup', 77, 54],
    ],
  },
};

const colourOf = (image: string): { name: string; variant: string } => {
  const [name = '', colour] = image.split('#');
  return { name, variant: colour ? COLOURS[colour as Colour] : (DRAWINGS[name]?.variant ?? '') };
};

/** By day as painted; at night the wall is dark and the window behind the products is lit. */
function drawGround({ wall, light, shelf }: Scene): string {
  const night = {
    wall: wall ? `oklch(from ${wall} .27 calc(c * 1.2) h)` : 'none',
    light: `oklch(from ${light} .46 .05 75)`,
    shelf: `oklch(from ${shelf} .3 calc(c * .7) h)`,
  };
  return [
    `.wall{fill:${wall ?? 'none'}}.window{fill:${light}}.shelf{fill:${shelf}}`,
    `@media (prefers-color-scheme:dark){.wall{fill:${night.wall}}.window{fill:${night.light}}.shelf{fill:${night.shelf}}}`,
  ].join('');
}

/** Share of the scene's height at which the shelf begins, and at which its products stand. */
const SHELF = { edge: 0.84, foot: 0.89 };

/** An arch with its foot on the shelf. */
function arch(x: number, width: number, top: number, foot: number): string {
  const radius = width / 2;
  return `M${x - radius} ${foot}V${top + radius}a${radius} ${radius} 0 0 1 ${width} 0V${foot}z`;
}

/**
 * A scene: products on a shelf in front of a lit window.
 *
 * @param width px @param height px
 */
export function drawScene(name: string, width: number, height: number): string {
  const scene = SCENES[name];
  if (!scene) throw new Error(`No scene is called “${name}”.`);
  // Products keep their size to the height; in a narrow scene they move together and shrink a little.
  const scale = Math.min(1, width / height / 1.45);
  const items = scene.items.map(([image, x, share, turn = 0], index) => {
    const size = (share / 100) * height * scale * 1.12;
    const left = (x / 100) * width - size / 2;
    const top = SHELF.foot * height - (FLOOR / 400) * size;
    const { name: drawing, variant } = colourOf(image);
    return [
      `<g transform="translate(${left.toFixed(1)} ${top.toFixed(1)}) scale(${(size / 400).toFixed(4)})${turn ? ` rotate(${turn} 200 200)` : ''}" class="i${index}">`,
      `<style>.i${index}{--variant:${variant}}</style>`,
      drawArt(drawing, `s${index}x`),
      '</g>',
    ].join('');
  });
  const windowWidth = Math.min(width * 0.72, height * 0.95);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<style>${drawGround(scene)}${LIGHTING}</style>`,
    `<path class="wall" d="${box(0, 0, width, height)}"/>`,
    `<path class="window" d="${arch(width * 0.52, windowWidth, height * 0.09, height * SHELF.edge)}"/>`,
    `<path class="shelf" d="${box(0, height * SHELF.edge, width, height * (1 - SHELF.edge))}"/>`,
    ...items,
    '</svg>\n',
  ].join('');
}
