import type { Browser, Page } from 'playwright';
import { type MeasuredServer, withDemo } from './demoServer.ts';
import { type Family, median, type Row, type Target } from './row.ts';

const RUNS = 7;
const LINES = [10, 50, 200, 500] as const;
/** CPU throttling factor. */
const RATES = [1, 4] as const;
/** The browser does not report interactions that are faster than this, and rounds to 8 ms. */
const FASTEST_MS = 16;

type Rate = (typeof RATES)[number];

/**
 * How the mouse presses: `tool` moves, presses and releases at once, so the interaction contains the work of hovering;
 * `person` pauses between them, in total for less than the delay after which hovering opens the cart.
 */
type Hand = 'tool' | 'person';
const MOVE_MS = 60;
const HOLD_MS = 50;

async function press(page: Page, selector: string, hand: Hand): Promise<void> {
  const box = hand === 'person' ? await page.locator(selector).boundingBox() : null;
  if (!box) return page.click(selector);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(MOVE_MS);
  await page.mouse.down();
  await page.waitForTimeout(HOLD_MS);
  await page.mouse.up();
}

/** Delays that a person perceives, in milliseconds. */
interface Opening {
  /** From the press to the next frame, as in INP, with the open panel. */
  open: number;
  /** From the press until every line is in the document. */
  complete: number;
  /** From the press on a delete button in the middle of the cart to the next frame. */
  remove: number;
}

interface BenchWindow {
  benchPresses: number[];
}

// Runs in the page: the duration of each interaction, measured by the browser.
function watchPresses(threshold: number): void {
  const page = window as unknown as BenchWindow;
  page.benchPresses = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (entry.interactionId) page.benchPresses.push(entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: threshold, buffered: true } as PerformanceObserverInit);
}

/** Presses an element, waits for the result, and returns the interaction's duration. */
async function timePress(
  page: Page,
  selector: string,
  hand: Hand,
  whenDone: () => Promise<unknown>,
): Promise<number> {
  await page.evaluate(() => {
    (window as unknown as BenchWindow).benchPresses = [];
  });
  await press(page, selector, hand);
  await whenDone();
  // Entries arrive after their frame.
  await page.waitForTimeout(300);
  const presses = await page.evaluate(() => (window as unknown as BenchWindow).benchPresses);
  return Math.max(FASTEST_MS, ...presses);
}

/** A first visit: opens a cart of this many lines and deletes one. */
async function openOnce(
  browser: Browser,
  demo: MeasuredServer,
  { lines, rate, hand }: Situation,
): Promise<Opening> {
  // A returning visitor's browser shows the stored count, and renders it again when the cart arrives.
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  await context.addCookies([{ name: 'scenario', value: `cart-lines:${lines}`, url: demo.origin }]);
  const page = await context.newPage();
  await page.addInitScript(watchPresses, FASTEST_MS);
  await page.goto(`${demo.origin}/`);
  const toggle = '[data-part="cart-toggle"]';
  // The closed panel has its first lines: from here on, opening only shows it.
  await page.waitForSelector('[data-line]', { state: 'attached' });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  try {
    const rows = '[data-flyout="CART"] [data-line]';
    const since = await page.evaluate(() => performance.now());
    let complete = Number.NaN;
    const open = await timePress(page, toggle, hand, async () => {
      await page.waitForFunction(
        ([selector, count]) => document.querySelectorAll(selector).length === count,
        [rows, lines] as const,
      );
      complete = (await page.evaluate(() => performance.now())) - since;
    });
    const middle = page.locator(rows).nth(Math.floor(lines / 2));
    await middle.scrollIntoViewIfNeeded();
    await middle.evaluate((row) => row.setAttribute('data-bench', ''));
    const remove = await timePress(page, '[data-bench] [data-part="delete"]', 'tool', () =>
      page.waitForSelector('[data-bench][data-state="deleted"]'),
    );
    return { open, complete, remove };
  } finally {
    await context.close();
  }
}

interface Situation {
  lines: number;
  rate: Rate;
  hand: Hand;
}

/** A slower press at 4× could last until the cart opens by hovering. */
const SITUATIONS = LINES.flatMap((lines): Situation[] => [
  { lines, rate: 1, hand: 'person' },
  ...RATES.map((rate) => ({ lines, rate, hand: 'tool' as const })),
]);

type Openings = Map<string, Opening[]>;
const nameOf = ({ lines, rate, hand }: Situation) =>
  `${lines} lines, ${rate}×${hand === 'person' ? ", a person's press" : ''}`;

const measure: Family['measure'] = ({ log, browser: found }) =>
  withDemo(found, async (demo, browser) => {
    const openings: Openings = new Map();
    await openOnce(browser, demo, { lines: 10, rate: 1, hand: 'tool' });
    for (let run = 0; run < RUNS; run += 1) {
      log(`carts of ${LINES.join(', ')} lines, opened and changed: ${run + 1} of ${RUNS}`);
      for (const situation of SITUATIONS) {
        const name = nameOf(situation);
        openings.set(name, [...(openings.get(name) ?? []), await openOnce(browser, demo, situation)]);
      }
    }
    return { rows: toRows(openings) };
  });

const of = (openings: Openings, situation: Situation, part: keyof Opening) =>
  median((openings.get(nameOf(situation)) ?? []).map((opening) => opening[part]));

const most = (target: number, stretch: number): Target => ({ of: 'value', at: 'most', target, stretch });

/** Targets for opening, by number of lines and throttling. */
const OPEN_TARGETS: Record<string, Target> = {
  '50 lines, 1×': most(44, 36),
  '50 lines, 4×': most(160, 140),
  '500 lines, 4×': most(220, 180),
};

function toRows(openings: Openings): Row[] {
  return SITUATIONS.flatMap((situation): Row[] => {
    const name = nameOf(situation);
    const target = OPEN_TARGETS[name];
    const slowness = situation.rate === 1 ? '' : ` Processor ${situation.rate} times slower.`;
    const opening: Row = {
      figure: `Open the mini cart, ${name}`,
      measured: `First opening on a page that has loaded its cart: from the press to the next paint, as INP measures it.${slowness}`,
      value: of(openings, situation, 'open'),
      unit: 'ms',
      runs: RUNS,
      note: `Every line is in the page after ${Math.round(of(openings, situation, 'complete'))} ms.`,
      ...(target && { target }),
    };
    if (situation.hand === 'person') return [opening];
    const deletion: Row = {
      figure: `Delete a line, ${name}`,
      measured: `In the middle of the cart: from the press to the next paint, as INP measures it.${slowness}`,
      value: of(openings, situation, 'remove'),
      unit: 'ms',
      runs: RUNS,
    };
    return [opening, deletion];
  });
}

/** Interaction delays in mini carts of different lengths. */
export const miniCart: Family = { name: 'miniCart', title: 'Mini cart', measure };
