// Draws the mock shop's images: product images and the scenes that combine them. The SVG files are committed;
// run `npm run draw` after a change in `mocks/images/drawing`.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
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
