import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../lib/freePort.ts';
import { settle } from '../stories/showStory.ts';
import { type AnyEngine, DESKTOP, startEngine } from './engineBrowser.ts';

/** A screenshot of a demo page in one engine. */
export interface PageScreenshot {
  engine: AnyEngine;
  address: string;
  width: number;
  /** Relative to the report's folder. */
  file: string;
}

const ADDRESSES = [
  '/?site=DE',
  '/?site=CH_FR',
  '/?site=PL',
  '/?site=TR',
  '/p/4027?site=DE',
  '/c/coffee?site=DE',
  '/search?query=tee&site=DE',
  '/signin?site=DE',
  '/register?site=DE',
  '/contact?site=DE',
  '/cart?site=DE',
  '/no-such-page?site=DE',
];

/** The second is WebKitGTK's minimum window width. */
const SIZES = [DESKTOP, { width: 480, height: 860 }];

async function startShop(): Promise<{ url: string; close: () => void }> {
  const port = await freePort();
  const server = spawn(process.execPath, ['demo/main.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      LOG_LEVEL: 'warn',
      DATA_DIR: mkdtempSync(path.join(tmpdir(), 'vitrine-engines-')),
    },
  });
  const url = `http://localhost:${port}`;
  const isReady = async () => (await fetch(`${url}/readyz`).catch(() => null))?.ok ?? false;
  while (!(await isReady())) await new Promise((resolve) => setTimeout(resolve, 100));
  return { url, close: () => server.kill('SIGINT') };
}

/**
 * Takes screenshots of the demo's pages in each engine, for the side-by-side report (ENG-01).
 *
 * @param folder the report's folder
 */
export async function takePageScreenshots(
  folder: string,
  engines: readonly AnyEngine[],
): Promise<PageScreenshot[]> {
  const shop = await startShop();
  const screenshots: PageScreenshot[] = [];
  for (const engine of engines) {
    const browser = await startEngine(engine);
    mkdirSync(`${folder}/pages/${engine}`, { recursive: true });
    for (const size of SIZES) {
      await browser.setViewportSize(size);
      for (const [index, address] of ADDRESSES.entries()) {
        const file = `pages/${engine}/${index}-${size.width}.png`;
        await browser.goto(shop.url + address);
        await browser.evaluate(settle);
        await browser.screenshot({ path: `${folder}/${file}` });
        screenshots.push({ engine, address, width: size.width, file });
      }
    }
    await browser.close();
  }
  shop.close();
  return screenshots;
}
