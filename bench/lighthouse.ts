import { type Family, median, type Row } from './row.ts';
import { type Audit, withLighthouse } from './withLighthouse.ts';

const RUNS = 5;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];

/** Minimum score of each category. */
const POINTS: Record<Category, { target: number; stretch?: number }> = {
  performance: { target: 96, stretch: 98 },
  accessibility: { target: 100 },
  'best-practices': { target: 100 },
  seo: { target: 100 },
};

/** Lighthouse's result for one load: scores out of 100, and the underlying figures. */
interface Report {
  points: Record<Category, number>;
  layoutShift: number;
  /** Milliseconds. */
  blockingTime: number;
  /** Milliseconds. */
  largestPaint: number;
  /** Audits that lowered the score. */
  lost: string[];
}

async function report(audit: Audit, address: string): Promise<Report> {
  const { categories, audits } = await audit(address, { onlyCategories: [...CATEGORIES] });
  const pointsOf = (category: Category) => Math.round((categories[category]?.score ?? 0) * 100);
  const numberOf = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const lost = CATEGORIES.flatMap((category) => categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => id);
  return {
    points: Object.fromEntries(CATEGORIES.map((category) => [category, pointsOf(category)])) as Record<
      Category,
      number
    >,
    layoutShift: numberOf('cumulative-layout-shift'),
    blockingTime: numberOf('total-blocking-time'),
    largestPaint: numberOf('largest-contentful-paint'),
    lost,
  };
}

const measure: Family['measure'] = ({ log, browser }) =>
  withLighthouse(browser, [], async (origin, audit) => {
    // The first request includes JIT compilation.
    for (let visit = 0; visit < 20; visit += 1) await (await fetch(`${origin}/`)).text();
    const reports: Report[] = [];
    for (let run = 1; run <= RUNS; run += 1) {
      log(`run ${run} of ${RUNS}`);
      reports.push(await report(audit, `${origin}/`));
    }
    return { rows: toRows(reports) };
  });

function toRows(reports: readonly Report[]): Row[] {
  const runs = reports.length;
  const lost = [...new Set(reports.flatMap((one) => one.lost))];
  const points = (category: Category): Row => {
    const all = reports.map((one) => one.points[category]);
    return {
      figure: `Lighthouse, mobile: ${category}`,
      measured: `Median of the runs on the home page, Lighthouse's own slow phone; single runs: ${all.join(', ')}.`,
      value: median(all),
      unit: 'points',
      target: { of: 'value', at: 'least', ...POINTS[category] },
      runs,
    };
  };
  const figure = (name: string, unit: string, values: number[], extra: Partial<Row> = {}): Row => ({
    figure: `Lighthouse, mobile: ${name}`,
    measured: `Median; single runs: ${values.map((value) => Number(value.toFixed(3))).join(', ')}.`,
    value: median(values),
    unit,
    runs,
    ...extra,
  });
  return [
    ...CATEGORIES.map(points),
    {
      figure: 'Lighthouse, mobile: worst performance',
      measured: 'The worst of the runs.',
      value: Math.min(...reports.map((one) => one.points.performance)),
      unit: 'points',
      runs,
      ...(lost.length > 0 && { note: `Lost points: ${lost.join(', ')}.` }),
    },
    {
      figure: 'Lighthouse, mobile: layout shift',
      measured: 'The worst of the runs.',
      value: Math.max(...reports.map((one) => one.layoutShift)),
      unit: 'CLS',
      target: { of: 'value', at: 'most', target: 0 },
      runs,
    },
    figure(
      'blocking time',
      'ms',
      reports.map((one) => one.blockingTime),
      { target: { of: 'value', at: 'most', target: 100 } },
    ),
    figure(
      'largest paint',
      'ms',
      reports.map((one) => one.largestPaint),
    ),
  ];
}

/** Row family 5: Lighthouse scores of the home page. */
export const lighthouse: Family = { name: 'lighthouse', title: 'Lighthouse', measure };
