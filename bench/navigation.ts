import { type CDPSession, chromium, type Page } from 'playwright';
import { startDemo } from './demoServer.ts';
import { type Family, median, type Row } from './row.ts';

/** One frame at 60 fps. */
const FRAME_MS = 1_000 / 60;
/** The entry with the most nodes below it: ten groups of twelve. */
const LARGEST = 3;
const RUNS = 9;

/** The cost of one opening. */
interface Opening {
  /** Processor time of the page's main thread: scripts, styles, layout, painting. */
  cpuMs: number;
  /** Of it, scripts. */
  scriptMs: number;
  /** Re-rendered header components outside the navigation. */
  others: number;
}

/**
 * Lets React tell which components it draws. It looks for such a listener when it starts; one that does nothing but
 * count is cheap between measurements.
 */
function listenToReact(): void {
  interface Fiber {
    alternate: Fiber | null;
    child: Fiber | null;
    sibling: Fiber | null;
    flags: number;
    tag: number;
    stateNode: unknown;
  }
  const PERFORMED_WORK = 1;
  const COMPONENT_TAGS = [0, 11, 14, 15];
  const drawn = { isWatched: false, others: 0 };
  const hostOf = (fiber: Fiber | null): Element | null => {
    if (!fiber) return null;
    return fiber.stateNode instanceof Element ? fiber.stateNode : hostOf(fiber.child);
  };
  const isOther = (host: Element | null) =>
    host?.closest('[data-vitrine="header"]') != null &&
    host.closest('[data-vitrine="navigation"], [data-part="menu-toggle"]') === null;
  const visit = (fiber: Fiber): void => {
    const hasWorked = (fiber.flags & PERFORMED_WORK) !== 0 && COMPONENT_TAGS.includes(fiber.tag);
    if (hasWorked && isOther(hostOf(fiber))) drawn.others += 1;
    // A child that is the same object as before was left alone, with all below it.
    if (fiber.alternate?.child === fiber.child) return;
    for (let child = fiber.child; child; child = child.sibling) visit(child);
  };
  Object.assign(window, {
    drawn,
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberUnmount: () => {},
      onPostCommitFiberRoot: () => {},
      onCommitFiberRoot: (_id: number, root: { current: Fiber }) => {
        if (drawn.isWatched) visit(root.current);
      },
    },
  });
}

type Watched = typeof window & { drawn: { isWatched: boolean; others: number } };

/** After two frames everything is painted. */
const settle = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );

async function readCpu(session: CDPSession) {
  const { metrics } = await session.send('Performance.getMetrics');
  const ms = (name: string) => (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1_000;
  return { task: ms('TaskDuration'), script: ms('ScriptDuration') };
}

/** Opens the largest flyout as a click does, over and over. */
async function openOften(page: Page, slowdown: number): Promise<Opening[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const openings: Opening[] = [];
  /** Presses the entry of that place; none has the place -1, which costs what measuring itself costs. */
  const press = async (index: number) => {
    const before = await readCpu(session);
    await page.evaluate((at) => {
      document.querySelectorAll<HTMLElement>('[data-vitrine="navigation"] [data-top]')[at]?.click();
    }, index);
    await settle(page);
    const after = await readCpu(session);
    return { task: after.task - before.task, script: after.script - before.script };
  };
  // The first opening decodes images and warms up the JIT compiler; it is not counted.
  for (let run = -1; run < RUNS; run += 1) {
    await page.evaluate(
      (isWatched) => Object.assign((window as Watched).drawn, { isWatched, others: 0 }),
      run >= 0,
    );
    await settle(page);
    const idle = await press(-1);
    const pressed = await press(LARGEST);
    const others = await page.evaluate(() => (window as Watched).drawn.others);
    if (run >= 0) {
      openings.push({ cpuMs: pressed.task - idle.task, scriptMs: pressed.script - idle.script, others });
    }
    await page.locator('[data-flyout="NAVIGATION"]').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('[data-flyout="NAVIGATION"]').waitFor({ state: 'detached' });
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return openings;
}

async function measure({ log, browser }: Parameters<Family['measure']>[0]) {
  const demo = await startDemo();
  const launched = await chromium.launch(browser);
  const results: { slowdown: number; openings: Opening[] }[] = [];
  let links = 0;
  try {
    for (const slowdown of [1, 4]) {
      log(`opening the largest flyout ${RUNS} times, ${slowdown}× slower`);
      const page = await launched.newPage({ viewport: { width: 1440, height: 900 } });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.addInitScript(listenToReact);
      await page.goto(demo.origin);
      const entry = page.locator('[data-vitrine="navigation"] [data-top]').nth(LARGEST);
      await entry.hover();
      await page.locator('[data-flyout="NAVIGATION"]').waitFor();
      links = await page.locator('[data-flyout="NAVIGATION"] a').count();
      await page.mouse.move(5, 880);
      await page.locator('[data-flyout="NAVIGATION"]').waitFor({ state: 'detached' });
      results.push({ slowdown, openings: await openOften(page, slowdown) });
      await page.close();
    }
  } finally {
    await launched.close();
    await demo.stop();
  }

  const rows = results.flatMap(({ slowdown, openings }): Row[] => [
    {
      figure: `Opening the largest flyout, ${slowdown}× slowdown`,
      measured: `Main-thread processor time from the click to the next paint, production build, a flyout of ${links} links: scripts, styles, layout and painting; less what the same look at a page costs on which nothing opens.`,
      value: median(openings.map(({ cpuMs }) => cpuMs)),
      unit: 'ms',
      reference: { name: 'one frame', value: FRAME_MS },
      ratio: median(openings.map(({ cpuMs }) => cpuMs)) / FRAME_MS,
      target: { at: 'most', target: 1 },
      runs: RUNS,
      note: `of it scripts: ${median(openings.map(({ scriptMs }) => scriptMs)).toFixed(1)} ms`,
    },
    {
      figure: `Header parts drawn again by it, ${slowdown}× slowdown`,
      measured:
        'Components of the header outside its navigation that React drew again while the flyout opened.',
      value: Math.max(...openings.map(({ others }) => others)),
      unit: 'components',
      target: { of: 'value', at: 'most', target: 0 },
      runs: RUNS,
    },
  ]);
  return { rows };
}

/** The cost of opening a navigation flyout (NAV-04, NAV-05). */
export const navigation: Family = { name: 'navigation', title: 'Flyouts of the navigation', measure };
