import { fork } from 'node:child_process';
import path from 'node:path';
import { type MeasuredServer, startDemo } from './demoServer.ts';
import { alternate, pairedRatio } from './load.ts';
import { startNextReference } from './nextReference.ts';
import { type Family, median, type Row } from './row.ts';

/** The state of the home page for the browser, which contains all render input. */
async function readHomePage(server: MeasuredServer): Promise<{ html: string; state: string }> {
  const html = await (await fetch(`${server.origin}/`)).text();
  const state = /<script type="application\/json" id="page-state">(.*?)<\/script>/s.exec(html)?.[1];
  if (!state) throw new Error('The home page contains no state for the browser.');
  return { html, state };
}

/** The render loop's result: processor time of each render, in microseconds. */
interface LoopResult {
  vitrine: number[];
  plain: number[];
  /** Elements in the page. */
  elements: number;
}

/** Renders the page and its plain reference alternately, in a separate process without a server. */
function runLoop(page: { html: string; state: string }): Promise<LoopResult> {
  const child = fork(path.join(import.meta.dirname, 'renderLoop.ts'), {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  child.send(page);
  return new Promise((resolve, reject) => {
    child.once('message', (result: LoopResult) => resolve(result));
    child.once('exit', (code) => reject(new Error(`The render loop ended with ${code}.`)));
  });
}

async function measure({ log }: Parameters<Family['measure']>[0]) {
  const demo = await startDemo();
  try {
    const page = await readHomePage(demo);
    log('the home page and its plain reference, rendered in turn');
    const loop = await runLoop(page);
    const reference = await startNextReference(page, log);
    const next = typeof reference === 'string' ? reference : await measureNext(reference, demo, log);
    return { rows: toRows(loop, next) };
  } finally {
    await demo.stop();
  }
}

async function visitorCookies({ origin }: MeasuredServer): Promise<string> {
  const answer = await fetch(`${origin}/`);
  await answer.text();
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');
}

/** The cost of a Next.js page. */
interface Compared {
  /** Microseconds of processor time for one page. */
  next: number;
  vitrine: number;
  ratio: number;
  rounds: number;
}

interface NextResult {
  /** Our components in Next.js. */
  components: Compared;
  /** The same markup without components. */
  plain: Compared;
}

async function measureNext(
  reference: MeasuredServer,
  demo: MeasuredServer,
  log: (line: string) => void,
): Promise<NextResult> {
  try {
    log('the same tree in the App Router, in turn with ours');
    const all = await alternate({
      components: { server: reference, path: '/' },
      plain: { server: reference, path: '/plain' },
      vitrine: { server: demo, path: '/', cookie: await visitorCookies(demo) },
    });
    const compare = (next: number[]): Compared => ({
      next: median(next),
      vitrine: median(all.vitrine),
      ratio: pairedRatio(next, all.vitrine),
      rounds: next.length,
    });
    return { components: compare(all.components), plain: compare(all.plain) };
  } finally {
    await reference.stop();
  }
}

function toRows(loop: LoopResult, next: NextResult | string): Row[] {
  const [vitrine, plain] = [median(loop.vitrine), median(loop.plain)];
  const against = ([kind, name]: [keyof NextResult, string], figure: string, measured: string): Row => {
    const row = { figure, measured: `${measured} Ratio: Next.js’ time by ours.`, unit: 'µs CPU' };
    if (typeof next === 'string') return { ...row, value: null, runs: 0, note: next };
    const { next: value, vitrine: ours, ratio, rounds } = next[kind];
    const reference = { name: `Next.js App Router, ${name}`, value };
    return { ...row, value: ours, reference, ratio, runs: rounds };
  };
  return [
    {
      figure: 'Server render, home page',
      measured: `One render of the real home page (${loop.elements} elements) against renderToString of the same elements.`,
      value: vitrine,
      unit: 'µs CPU',
      reference: { name: 'renderToString, plain elements', value: plain },
      ratio: median(loop.vitrine.map((time, round) => time / (loop.plain[round] ?? time))),
      target: { at: 'most', target: 3, stretch: 2 },
      runs: loop.vitrine.length,
    },
    {
      ...against(
        ['components', 'same components'],
        'Page from the server against Next.js',
        'A whole answer of ours (session, policy, calls to the mock shop, log) against the App Router rendering the same Vitrine components as a client component of a dynamic page, from the same state as props; Next.js reads that state from a file and calls no service.',
      ),
      target: { at: 'least', target: 1.85, stretch: 2 },
    },
    against(
      ['plain', 'plain elements'],
      'The same against plain elements in Next.js',
      'The same answer of ours against the App Router rendering our page’s markup as elements, without a component, a provider or a state.',
    ),
  ];
}

/** Row family 3: the server's cost per page. */
export const render: Family = { name: 'render', title: 'Server rendering', measure };
