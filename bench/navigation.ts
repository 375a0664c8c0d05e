import type { CDPSession, Page } from 'playwright';
import { withDemo } from './demoServer.ts';
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
}

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
    await settle(page);
    const idle = await press(-1);
    const pressed = await press(LARGEST);
    if (run >= 0) openings.push({ cpuMs: pressed.task - idle.task, scriptMs: pressed.script - idle.script });
    await page.locator('[data-flyout="NAVIGATION"]').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('[data-flyout="NAVIGATION"]').waitFor({ state: 'detached' });
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return openings;
}

const measure: Family['measure'] = ({ log, browser: found }) =>
  withDemo(found, async (demo, browser) => {
    const results: { slowdown: number; openings: Opening[] }[] = [];
    let links = 0;
    for (const slowdown of [1, 4]) {
      log(`opening the largest flyout ${RUNS} times, ${slowdown}× slower`);
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      await page.emulateMedia({ reducedMotion: 'reduce' });
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
    ]);
    return { rows };
  });

/** The cost of opening a navigation flyout. */
export const navigation: Family = { name: 'navigation', title: 'Flyouts of the navigation', measure };
