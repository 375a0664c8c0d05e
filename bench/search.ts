import { withDemo } from './demoServer.ts';
import { type Family, median } from './row.ts';

const RUNS = 9;
/** CPU throttling factor. */
const RATE = 4;

interface BenchWindow {
  benchList: Promise<number>;
}

// Runs in the page: the time from the next key to the frame that shows the first suggestion, in milliseconds.
function watchList(): void {
  (window as unknown as BenchWindow).benchList = new Promise((resolve) => {
    addEventListener(
      'keydown',
      ({ timeStamp }) => {
        const observer = new MutationObserver(() => {
          if (!document.querySelector('[data-vitrine="suggestions"] [role="option"]')) return;
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)));
        });
        observer.observe(document.body, { childList: true, subtree: true });
      },
      { once: true, capture: true },
    );
  });
}

const measure: Family['measure'] = ({ log, browser: found }) =>
  withDemo(found, async (demo, browser) => {
    const times: number[] = [];
    for (let run = 0; run <= RUNS; run += 1) {
      log(`the first key in a new page: ${run} of ${RUNS}`);
      const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
      await page.goto(`${demo.origin}/`, { waitUntil: 'networkidle' });
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: RATE });
      await page.locator('[data-vitrine="search"] input[name="query"]').click();
      await page.waitForLoadState('networkidle');
      // One letter is too short; the second is the first key that sends a call.
      await page.keyboard.press('k');
      await page.evaluate(watchList);
      await page.keyboard.press('a');
      const time = await page.evaluate(() => (window as unknown as BenchWindow).benchList);
      // The first page warms the server up.
      if (run > 0) times.push(time);
      await page.close();
    }
    return {
      rows: [
        {
          figure: `Search, first key with a request, to its list, ${RATE}×`,
          measured:
            'From the key to the frame with the first suggestion, the field in focus: pause for further keys, call to the mock shop, rendering. The list’s code has come with the focus.',
          value: median(times),
          unit: 'ms',
          target: { of: 'value', at: 'most', target: 240, stretch: 180 } as const,
          runs: RUNS,
        },
      ],
    };
  });

/** Row family 9: delays in the search. */
export const search: Family = { name: 'search', title: 'Search', measure };
