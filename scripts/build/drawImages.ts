// Draws the mock shop's images: product images and the scenes that combine them. The SVG files are committed;
// run `npm run draw` after a change in `mocks/images/drawing`.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { DRAWINGS, drawPackshot } from '../../mocks/images/drawing/packshots.ts';
import { drawScene, SCENES } from '../../mocks/images/drawing/scenes.ts';

function writeAll(folder: string, images: Readonly<Record<string, string>>): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [name, svg] of Object.entries(images)) writeFileSync(path.join(folder, `${name}.svg`), svg);
}

writeAll(
  'mocks/images/products',
  Object.fromEntries(Object.keys(DRAWINGS).map((name) => [name, drawPackshot(name)])),
);
writeAll(
  'mocks/images/scenes',
  Object.fromEntries(Object.keys(SCENES).map((name) => [name, drawScene(name, 1600, 900)])),
);
writeAll('demo/public/service/newsletter/images', {
  'welcome-400x300': drawScene('welcome', 400, 300),
  'welcome-273x273': drawScene('welcome', 273, 273),
});

// The icon of the browser's tab, for browsers and programs that read no SVG. iOS rounds its icon's corners itself.
const ICON = readFileSync('demo/public/favicon.svg', 'utf8');
const drawIcon = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ palette: true })
    .toBuffer();

/** An ICO file that contains one PNG of 32 pixels. */
function toIco(png: Buffer): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(32, 6);
  header.writeUInt8(32, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

writeFileSync('demo/public/apple-touch-icon.png', await drawIcon(ICON.replace(' rx="8"', ''), 180));
writeFileSync('demo/public/favicon.ico', toIco(await drawIcon(ICON, 32)));
