import { type SetupWorker, setupWorker } from 'msw/browser';
import { createMswHandlers, type MswShopOptions } from './msw.ts';
import { scenarioCookies } from './scenarios/scenarioCookies.ts';
import { toSetCookie } from './setCookie.ts';

/**
 * The mock shop in a browser, behind a service worker. `start()` it before the page makes calls.
 *
 * @example await createShopWorker({ site: 'PL', scenarios: ['cart-full'] }).start();
 */
export function createShopWorker(options: MswShopOptions = {}): SetupWorker {
  setScenarioCookies(options.scenarios ?? []);
  return setupWorker(...createMswHandlers(options));
}

/** Every cookie that some scenario sets. */
const ALL = scenarioCookies(['visitor-logged-in', 'staff']);

/** Gives the page the cookies of these scenarios and takes away those of others (contract: scenarios). */
export function setScenarioCookies(scenarios: readonly string[]): void {
  const wanted = scenarioCookies(scenarios);
  for (const { name } of ALL) {
    const cookie = wanted.find((each) => each.name === name) ?? { name, value: '', maxAgeSeconds: 0 };
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and not everywhere.
    document.cookie = toSetCookie(cookie);
  }
}
