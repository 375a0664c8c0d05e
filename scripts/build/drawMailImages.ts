import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { toMailImage } from '#demo/render/mail/mailImage.ts';
import { productImages } from '#mocks/content/assortment.ts';
import { findBrowser } from '../lib/findBrowser.ts';

// Draws the images of mails, whose programs know no SVG: the products, and the scene of an order. Add a product to the
// catalogue, then run `npx node scripts/build/drawMailImages.ts`. The images are checked in.

const ROOT = path.resolve(import.meta.dirname, '../..');
const PUBLIC = path.join(ROOT, 'demo/public');
const DRAWINGS = path.join(ROOT, 'mocks/images/products');

const browser = await chromium.launch(await findBrowser());
const page = await browser.newPage({ deviceScaleFactor: 2 });

/** An image element of a drawing; `edit` changes its source. */
async function image(address: string, style: string, edit = (source: string) => source) {
  const [, name = '', colour = ''] = /([\w-]+)\.svg(#\w+)?$/.exec(address) ?? [];
  const source = edit(await readFile(path.join(DRAWINGS, `${name}.svg`), 'utf8'));
  const data = Buffer.from(source).toString('base64');
  return `<img src="data:image/svg+xml;base64,${data}${colour}" style="position:absolute;${style}">`;
}

/** Draws a page of this size, in as few colours as its flat areas need. */
async function draw(html: string, [width, height]: readonly [number, number], address: string) {
  await page.setViewportSize({ width, height });
  await page.setContent(html, { waitUntil: 'load' });
  const drawn = await sharp(await page.screenshot())
    .png({ palette: true, colours: 64 })
    .toBuffer();
  await writeFile(path.join(PUBLIC, address), drawn);
}

await mkdir(path.join(PUBLIC, 'mail/images'), { recursive: true });
for (const address of productImages())
  await draw(await image(address, 'inset:0;width:64px'), [64, 64], toMailImage(address) ?? '');

// The wall, window and shelf of the other scenes, with a delivered parcel.
const withoutGround = (source: string) => source.replace(/<path class="ground"[^>]*>/, '');
const area = (style: string) => `<div style="position:absolute;${style}"></div>`;
await draw(
  [
    area('inset:0;background:#e9ddcd'),
    area('left:132px;top:-20px;width:296px;height:296px;border-radius:50%;background:#f7efe2'),
    area('inset:204px 0 0;background:#c9a988'),
    await image('/plant.svg', 'left:92px;top:42px;width:190px', withoutGround),
    await image('/boots.svg', 'left:366px;top:107px;width:120px', withoutGround),
    await image('/parcel.svg', 'left:190px;top:24px;width:210px', withoutGround),
  ].join(''),
  [560, 235],
  'mail/parcel.png',
);
await browser.close();
