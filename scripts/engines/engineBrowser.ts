import { chromium, firefox, type Page } from 'playwright';
import { findBrowser } from '../lib/findBrowser.ts';
import type { Engine } from './findEngines.ts';
import { FIREFOX } from './firefox.ts';
import { startWebKit } from './webkit/driver.ts';
import { WebKitPage } from './webkit/webkitPage.ts';

export type AnyEngine = 'chromium' | Engine;

export const DESKTOP = { width: 1280, height: 900 };

/** A page in one engine, for opening stories. It runs with reduced motion. */
interface EngineBrowser {
  page: Pick<Page, 'goto' | 'evaluate' | 'waitForFunction' | 'setViewportSize'>;
  close: () => Promise<void>;
}

const START: Readonly<Record<AnyEngine, () => Promise<EngineBrowser>>> = {
  async chromium() {
    const browser = await chromium.launch(await findBrowser(() => {}));
    const page = await browser.newPage({ viewport: DESKTOP, reducedMotion: 'reduce' });
    return { page, close: () => browser.close() };
  },
  async firefox() {
    const browser = await firefox.launch({
      ...FIREFOX.launch,
      firefoxUserPrefs: { 'ui.prefersReducedMotion': 1 },
    });
    const page = await browser.newPage({ ...FIREFOX.context, viewport: DESKTOP });
    return { page, close: () => browser.close() };
  },
  async webkit() {
    const driver = await startWebKit({ reducedMotion: true });
    const page = new WebKitPage(driver, 'about:blank');
    await page.setViewportSize(DESKTOP);
    return { page: page as unknown as Page, close: driver.close };
  },
};

export const startEngine = (engine: AnyEngine): Promise<EngineBrowser> => START[engine]();

/** The engines that start on this machine: an installed browser can still lack a library. Prints those that do not. */
export async function enginesThatStart(engines: readonly Engine[]): Promise<Engine[]> {
  const started: Engine[] = [];
  for (const engine of engines) {
    try {
      const { page, close } = await startEngine(engine);
      await page.evaluate(() => document.title);
      await close();
      started.push(engine);
    } catch (error) {
      const [reason = ''] = String(error instanceof Error ? error.message : error).split('\n');
      console.log(`Engine: ${engine} is installed and does not start here: ${reason.slice(0, 200)}`);
    }
  }
  return started;
}
