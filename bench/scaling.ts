import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundlePages } from './bundlePages.ts';
import { type Chart, type Family, median, type Row } from './row.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const FOLDER = path.join(ROOT, '.cache/bench/scaling');
const WARM_UP = 30;
const ROUNDS = 15;
/** A round lasts at least this long, in microseconds: the system counts processor time in steps. */
const ROUND_US = 20_000;

type Pages = typeof import('./scalingPages.tsx');

const SERIES = [
  { figure: 'Navigation', unit: 'entries', counts: [50, 200, 500, 1_000, 2_000], page: 'renderNavigation' },
  { figure: 'Promotions', unit: 'promotions', counts: [1, 4, 16, 64], page: 'renderPromotions' },
] as const;

async function buildPages(): Promise<Pages> {
  await bundlePages({ file: 'scalingPages.tsx', outDir: FOLDER });
  return import(pathToFileURL(path.join(FOLDER, 'scalingPages.js')).href);
}

/** Processor time of one render, in microseconds. */
function timed(render: () => string): number {
  const before = process.cpuUsage();
  const since = performance.now();
  let renders = 0;
  do {
    render();
    renders += 1;
  } while ((performance.now() - since) * 1_000 < ROUND_US);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / renders;
}

async function measure({ log }: Parameters<Family['measure']>[0]) {
  log('building navigation and promotions of every size');
  const pages = await buildPages();
  const rows: Row[] = [];
  const charts: Chart[] = [];
  for (const { figure, unit, counts, page } of SERIES) {
    const render = pages[page];
    for (let run = 0; run < WARM_UP; run += 1) for (const count of counts) render(count);
    const times = counts.map((): number[] => []);
    for (let round = 0; round < ROUNDS; round += 1) {
      log(`${figure.toLowerCase()}, ${counts.join(', ')} ${unit}: ${round + 1} of ${ROUNDS}`);
      for (const [index, count] of counts.entries()) times[index]?.push(timed(() => render(count)));
    }
    const points = counts.map((count, index) => ({ x: count, y: median(times[index] ?? []) }));
    rows.push(toRow(figure, unit, points));
    charts.push({
      kind: 'lines',
      title: `${figure} on a server`,
      unit: 'µs CPU',
      xName: unit,
      series: [{ name: 'one render', points }],
    });
  }
  return { rows, charts };
}

/** The largest size against the middle one, both for one piece. */
function toRow(figure: string, unit: string, points: { x: number; y: number }[]): Row {
  const perPiece = points.map(({ x, y }) => y / x);
  const middle = perPiece[Math.floor(points.length / 2)] ?? Number.NaN;
  const largest = perPiece.at(-1) ?? Number.NaN;
  const { x: most = Number.NaN } = points.at(-1) ?? {};
  return {
    figure: `${figure}, server render of ${most} ${unit}`,
    measured: `Processor time of renderToString for each of ${most} ${unit}, against ${points[Math.floor(points.length / 2)]?.x}: 1 is linear.`,
    value: largest,
    unit: 'µs CPU each',
    reference: { name: 'the middle size', value: middle },
    ratio: largest / middle,
    target: { at: 'most', target: 1.2, stretch: 1 },
    runs: ROUNDS,
  };
}

/** Row family 8: how costs scale with the shop's data. Carts are in the mini cart's family. */
export const scaling: Family = { name: 'scaling', title: 'Scaling', measure };
