import { chromium, firefox, type Page } from 'playwright';
import { findBrowser } from '../lib/findBrowser.ts';
import type { Engine } from './findEngines.ts';
import { FIREFOX } from './firefox.ts';
import { startWebKit } from './webkit/driver.ts';
import { WebKitPage } from './webkit/webkitPage.ts';

export type AnyEngine = 'chromium' | Engine;

export const DESKTOP = { width: 1280, height: 900 };

/** A page in one engine, for opening stories. It runs with reduced motion. */
export interface EngineBrowser {
  goto: (url: string) => Promise<unknown>;
  evaluate: <Result, Argument>(
    work: (argument: Argument) => Result | Promise<Result>,
    argument?: Argument,
  ) => Promise<Result>;
  setViewportSize: (size: { width: number; height: number }) => Promise<void>;
  close: () => Promise<void>;
}

const ofPage = (page: Page, close: () => Promise<void>): EngineBrowser => ({
  goto: (url) => page.goto(url),
  evaluate: (work, argument) => page.evaluate(work as never, argument) as never,
  setViewportSize: (size) => page.setViewportSize(size),
  close,
});

const START: Readonly<Record<AnyEngine, () => Promise<EngineBrowser>>> = {
  async chromium() {
    const browser = await chromium.launch(await findBrowser(() => {}));
    const page = await browser.newPage({ viewport: DESKTOP, reducedMotion: 'reduce' });
    return ofPage(page, () => browser.close());
  },
  async firefox() {
    const browser = await firefox.launch({
      ...FIREFOX.launch,
      firefoxUserPrefs: { 'ui.prefersReducedMotion': 1 },
    });
    const page = await browser.newPage({ ...FIREFOX.context, viewport: DESKTOP });
    return ofPage(page, () => browser.close());
  },
  async webkit() {
    const driver = await startWebKit({ reducedMotion: true });
    const page = new WebKitPage(driver, 'about:blank');
    await page.setViewportSize(DESKTOP);
    return {
      goto: (url) => page.goto(url),
      evaluate: (work, argument) => page.evaluate(work, argument),
      setViewportSize: (size) => page.setViewportSize(size),
      close: driver.close,
    };
  },
};

export const startEngine = (engine: AnyEngine): Promise<EngineBrowser> => START[engine]();

/** The engines that start on this machine: an installed browser can still lack a library. Prints those that do not. */
export async function enginesThatStart(engines: readonly Engine[]): Promise<Engine[]> {
  const started: Engine[] = [];
  for (const engine of engines) {
    try {
      const browser = await startEngine(engine);
      await browser.evaluate(() => document.title);
      await browser.close();
      started.push(engine);
    } catch (error) {
      const [reason = ''] = String(error instanceof Error ? error.message : error).split('\n');
      console.log(`Engine: ${engine} is installed and does not start here: ${reason.slice(0, 200)}`);
    }
  }
  return started;
}
