import type { Browser, Page } from 'playwright';
import { renderToString } from 'react-dom/server';
import { bundleModule } from '../scripts/package/measureBundle.ts';
import { type MeasuredServer, withDemo } from './demoServer.ts';
import { drawPlain, type PlainNode, readPlainTree } from './plainTree.ts';
import { type Family, median, type Row } from './row.ts';

const RUNS = 7;
const TRACED_RUNS = 3;
/** Parts that hydrate when idle do so within two seconds. */
const IDLE_MS = 3_000;
const LONGEST_TASK_MS = 50;

const ENTRY = /<script type="module"[^>]* src="(\/assets\/[^"]+)"/;
const REFERENCE = '/assets/plain-reference.js';

/** Main thread cost of a page load, in milliseconds of processor time. */
interface Load {
  script: number;
  all: number;
}

/** The home page's elements alone: no components, calls or lazy chunks. */
interface PlainReference {
  html: string;
  script: string;
}

/** React hydrates the elements of the page's own markup. */
async function buildReference(html: string): Promise<PlainReference> {
  const tree: PlainNode[] = readPlainTree(html);
  const markup = renderToString(tree.map((node, index) => drawPlain(node, index)));
  const chunks = await bundleModule(
    `import { createElement, startTransition } from 'react';
     import { hydrateRoot } from 'react-dom/client';
     const tree = JSON.parse(${JSON.stringify(JSON.stringify(tree))});
     const draw = (node, key) =>
       typeof node === 'string' ? node : createElement(node[0], { ...node[1], key }, ...node[2].map((each) => draw(each)));
     startTransition(() => {
       hydrateRoot(document.getElementById('page'), tree.map(draw), {
         onRecoverableError: (error) => console.error(String(error)),
       });
     });`,
  );
  const [chunk, ...others] = chunks;
  if (!chunk || others.length > 0) throw new Error('The plain reference must be one file.');
  const start = html.indexOf('>', html.indexOf('id="page"')) + 1;
  const end = html.lastIndexOf('</div>', html.indexOf('id="page-state"'));
  const page = `${html.slice(0, start)}${markup}${html.slice(end)}`
    .replace(ENTRY, (tag, source: string) => tag.replace(source, REFERENCE))
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
    .replace(/<link rel="preload"[^>]* as="script"[^>]*>/g, '');
  return { html: page, script: chunk.code };
}

/** Opens the home page or its reference, with the same transport, styles, fonts and images. */
async function open(browser: Browser, { origin }: MeasuredServer, reference: PlainReference | null) {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  await page.route(`${origin}/`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      body: reference ? withNonceOf(await answer.text(), reference.html) : await answer.text(),
    });
  });
  if (reference)
    await page.route(`${origin}${REFERENCE}`, (route) =>
      route.fulfill({ body: reference.script, contentType: 'text/javascript' }),
    );
  return { page, complaints, address: `${origin}/` };
}

/** Each response's policy allows only scripts with its own nonce. */
function withNonceOf(answer: string, html: string): string {
  const nonce = /nonce="([^"]+)"/.exec(answer)?.[1] ?? '';
  const old = /nonce="([^"]+)"/.exec(html)?.[1];
  return old ? html.replaceAll(old, nonce) : html;
}

async function measureLoad(page: Page, address: string, goThrough: boolean): Promise<Load> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForTimeout(IDLE_MS);
  if (goThrough) await walkThrough(page);
  const { metrics } = await session.send('Performance.getMetrics');
  const read = (name: string) => (metrics.find((metric) => metric.name === name)?.value ?? Number.NaN) * 1000;
  return { script: read('ScriptDuration'), all: read('TaskDuration') };
}

/** Scrolls down the page, so that every part hydrates. */
async function walkThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 700) {
    await page.mouse.wheel(0, 700);
    await page.waitForTimeout(100);
  }
  await page.waitForTimeout(IDLE_MS);
}

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ph: string;
  /** Processor time, in microseconds. */
  tdur?: number;
  args: { name?: string };
}

/** The longest task of the page's main thread, in milliseconds of processor time. */
async function longestTask(browser: Browser, page: Page, address: string): Promise<number> {
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline', '__metadata'] });
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForTimeout(IDLE_MS);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString('utf8')) as {
    traceEvents: TraceEvent[];
  };
  const mains = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = traceEvents.filter(
    ({ name, pid, tid, tdur }) => tdur !== undefined && /RunTask$/.test(name) && mains.has(`${pid} ${tid}`),
  );
  if (tasks.length === 0) throw new Error('The trace contains no tasks.');
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur / 1000));
}

const measure: Family['measure'] = ({ log, browser: found }) =>
  withDemo(found, async (demo, browser) => {
    const html = await (await fetch(`${demo.origin}/`)).text();
    const reference = await buildReference(html);
    const once = async (isReference: boolean, goThrough: boolean) => {
      const { page, complaints, address } = await open(browser, demo, isReference ? reference : null);
      const load = await measureLoad(page, address, goThrough);
      await page.close();
      if (complaints.length > 0) throw new Error(`The page logged an error: ${complaints[0]}`);
      return load;
    };
    const idle = { vitrine: [] as Load[], plain: [] as Load[] };
    const scrolled = { vitrine: [] as Load[], plain: [] as Load[] };
    log('the home page and its plain reference in a browser, in turn');
    for (let run = 0; run <= RUNS; run += 1) {
      const loads = [await once(false, false), await once(true, false)] as const;
      const walks = [await once(false, true), await once(true, true)] as const;
      // The first warms the browser up.
      if (run === 0) continue;
      idle.vitrine.push(loads[0]);
      idle.plain.push(loads[1]);
      scrolled.vitrine.push(walks[0]);
      scrolled.plain.push(walks[1]);
    }
    log('the longest task of a load, traced');
    const longest: number[] = [];
    for (let run = 0; run < TRACED_RUNS; run += 1) {
      const { page, address } = await open(browser, demo, null);
      longest.push(await longestTask(browser, page, address));
      await page.close();
    }
    return { rows: toRows(idle, scrolled, longest) };
  });

type Both = Record<'vitrine' | 'plain', Load[]>;

function toRows(idle: Both, scrolled: Both, longest: number[]): Row[] {
  const compare = (figure: string, measured: string, both: Both, part: keyof Load): Row => ({
    figure,
    measured,
    value: median(both.vitrine.map((load) => load[part])),
    unit: 'ms CPU',
    reference: { name: 'the same elements, plain', value: median(both.plain.map((load) => load[part])) },
    ratio: median(both.vitrine.map((load, run) => load[part] / (both.plain[run]?.[part] ?? Number.NaN))),
    runs: RUNS,
  });
  const target = { at: 'most', target: 2.2, stretch: 1.9 } as const;
  return [
    {
      ...compare(
        'Hydration, script, home page at rest',
        `Script on the main thread of a small screen until ${IDLE_MS / 1000} s after load, without any input, against React hydrating plain elements of the same markup.`,
        idle,
        'script',
      ),
      target,
    },
    {
      ...compare(
        'Hydration, script, every part hydrated',
        'The same, with the page then read to its end.',
        scrolled,
        'script',
      ),
      target,
    },
    compare(
      'Main thread, home page at rest',
      'All work of the main thread: script, styles, layout and paint.',
      idle,
      'all',
    ),
    {
      figure: 'Longest task of a load',
      measured: 'The longest task on the main thread, in processor time, unthrottled; the worst of all runs.',
      value: Math.max(...longest),
      unit: 'ms CPU',
      target: { of: 'value', at: 'most', target: LONGEST_TASK_MS },
      runs: TRACED_RUNS,
    },
  ];
}

/** Row family 4: hydration cost. */
export const hydration: Family = { name: 'hydration', title: 'Hydration', measure };
