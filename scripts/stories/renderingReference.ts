import type { Browser } from 'playwright';
import { type Pixels, readPixels } from './compareScreenshots.ts';

/** The file of the reference, beside the accepted screenshots. */
export const REFERENCE_FILE = 'reference.webp';
/** Chromium's major version of the accepted screenshots. */
export const ORIGIN_FILE = 'browser.json';

// Text in several sizes and weights, edges, shadows, gradients and filters: what processors and graphics libraries render
// differently. It uses nothing of the library, so that a change of the library cannot change it.
const PAGE = `<!doctype html>
<meta charset="utf-8">
<style>
  body { margin: 16px; width: 600px; font: 16px/1.5 sans-serif; color: #222; background: #fff }
  small { font-size: 11.5px }
  h1 { font-size: 29px; letter-spacing: -0.01em }
  div { display: inline-block; width: 120px; height: 60px; margin: 8px }
  .edge { border: 1.5px solid #a33; border-radius: 17px }
  .shadow { box-shadow: 0 4px 12px rgb(0 0 0 / 30%) }
  .gradient { background: linear-gradient(35deg, #e6ddc8, #3a5a40) }
  .filter { background: #3a5a40; filter: blur(3px) opacity(60%) }
</style>
<h1>Árvíztűrő tükörfúrógép</h1>
<p>Größe, <b>İstanbul</b>, <i>źdźbło</i>, příliš 1 234,50 € <small>inkl. MwSt., zzgl. Versand</small></p>
<div class="edge"></div><div class="shadow"></div><div class="gradient"></div><div class="filter"></div>
<svg width="120" height="60"><path d="M5 50 Q40 -10 60 30 T115 12" fill="none" stroke="#a33" stroke-width="1.75"/></svg>`;

/** The screenshot of a fixed page: machines on which it is equal render the stories alike. */
export async function takeReference(browser: Browser): Promise<Pixels> {
  const page = await browser.newPage({ viewport: { width: 640, height: 320 } });
  await page.setContent(PAGE);
  const screenshot = await page.screenshot();
  await page.close();
  return await readPixels(screenshot);
}
