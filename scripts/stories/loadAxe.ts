import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';

/** Loads axe into a page, unless it is there. It begins with all of its rules. */
export async function loadAxe(page: Page): Promise<void> {
  const isLoaded = await page.evaluate(() => {
    const { axe } = window as { axe?: { reset: () => void } };
    axe?.reset();
    return axe !== undefined;
  });
  if (!isLoaded) await page.evaluate(startAxe, readFileSync('node_modules/axe-core/axe.min.js', 'utf8'));
}

/** Runs in the page. axe sets a timer after each of its rules, and a browser delays nested timers by 4 ms. */
function startAxe(source: string): void {
  const { port1, port2 } = new MessageChannel();
  const tasks: (() => void)[] = [];
  port1.onmessage = () => tasks.shift()?.();
  const soon = (task: () => void, delay = 0) => {
    if (delay > 0) return setTimeout(task, delay);
    port2.postMessage(tasks.push(task));
  };
  new Function('setTimeout', source)(soon);
}
