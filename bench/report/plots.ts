import { escapeHtml } from '#src/lib/escapeHtml.ts';
import { toShort } from '../printTable.ts';
import { type Chart, quantile } from '../row.ts';

// Charts as SVG without scripts: colours come from the page's styles, values are beside the marks.

const WIDTH = 860;
const LABELS = 210;
const END = 90;
const AREA = WIDTH - LABELS - END;
const ROW = 34;
const BAR = 20;

const text = (x: number, y: number, words: string, attributes = '') =>
  `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" ${attributes}>${escapeHtml(words)}</text>`;

const legend = (names: readonly string[]) =>
  `<p class="legend">${names
    .map((name, index) => `<span><i class="c${index % 8}"></i>${escapeHtml(name)}</span>`)
    .join('')}</p>`;

const figure = (title: string, height: number, body: string, names: readonly string[]) => `
<figure>
  <figcaption>${escapeHtml(title)}</figcaption>
  ${legend(names)}
  <div class="scroll"><svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escapeHtml(title)}">${body}</svg></div>
</figure>`;

/** The smallest round number that is not less. */
function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value || 1));
  return [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10].map((step) => step * power).find((one) => one >= value) ?? value;
}

function axis(most: number, height: number, unit: string): string {
  return Array.from({ length: 5 }, (_, index) => {
    const share = index / 4;
    const x = LABELS + share * AREA;
    const label = `${toShort(share * most)}${index === 4 ? ` ${unit}` : ''}`;
    return `<line class="grid" x1="${x}" x2="${x}" y1="8" y2="${height - 26}"/>${text(x, height - 8, label, 'class="soft" text-anchor="middle"')}`;
  }).join('');
}

type Of<Kind> = Extract<Chart, { kind: Kind }>;

function stacked({ title, unit, bars, mark }: Of<'stacked'>): string {
  const sums = bars.map(({ parts }) => parts.reduce((sum, { value }) => sum + value, 0));
  const most = roundUp(Math.max(...sums, mark?.value ?? 0));
  const height = bars.length * ROW + 48;
  const names = [...new Set(bars.flatMap(({ parts }) => parts.map(({ name }) => name)))];
  const toX = (value: number) => LABELS + (value / most) * AREA;
  const rows = bars.map(({ name, parts }, index) => {
    const y = 14 + index * ROW;
    let from = 0;
    const rectangles = parts.map((part) => {
      const x = toX(from);
      from += part.value;
      const hint = `<title>${escapeHtml(`${part.name}: ${toShort(part.value)} ${unit}`)}</title>`;
      return `<rect class="c${names.indexOf(part.name) % 8}" x="${x.toFixed(1)}" y="${y}" width="${Math.max(0, toX(from) - x).toFixed(1)}" height="${BAR}">${hint}</rect>`;
    });
    const label = text(LABELS - 10, y + 15, name, 'text-anchor="end"');
    return `${label}${rectangles.join('')}${text(toX(from) + 8, y + 15, `${toShort(from)} ${unit}`, 'class="soft"')}`;
  });
  const line = mark
    ? `<line class="mark" x1="${toX(mark.value)}" x2="${toX(mark.value)}" y1="8" y2="${height - 26}"/>`
    : '';
  const below = mark ? `<p class="legend"><span><i class="line"></i>${escapeHtml(mark.name)}</span></p>` : '';
  return figure(title, height, axis(most, height, unit) + rows.join('') + line, names) + below;
}

const PLOT = { left: 70, right: 170, top: 12, bottom: 40, height: 300 };

function lines({ title, unit, xName, series, mark }: Of<'lines'>): string {
  const points = series.flatMap((one) => one.points);
  const mostX = Math.max(...points.map(({ x }) => x));
  const mostY = roundUp(Math.max(...points.map(({ y }) => y), mark?.value ?? 0));
  const width = WIDTH - PLOT.left - PLOT.right;
  const height = PLOT.height - PLOT.top - PLOT.bottom;
  const toX = (x: number) => PLOT.left + (x / mostX) * width;
  const toY = (y: number) => PLOT.top + (1 - y / mostY) * height;
  const grid = [0, 0.25, 0.5, 0.75, 1].map((share) => {
    const y = toY(share * mostY);
    const label = `${toShort(share * mostY)}${share === 1 ? ` ${unit}` : ''}`;
    return `<line class="grid" x1="${PLOT.left}" x2="${PLOT.left + width}" y1="${y}" y2="${y}"/>${text(PLOT.left - 8, y + 5, label, 'class="soft" text-anchor="end"')}`;
  });
  const ticks = [...new Set(points.map(({ x }) => x))].map((x) =>
    text(toX(x), PLOT.height - 18, toShort(x), 'class="soft" text-anchor="middle"'),
  );
  const name = text(PLOT.left + width, PLOT.height - 2, xName, 'class="soft" text-anchor="end"');
  const paths = series.map((one, index) => {
    const way = one.points.map(({ x, y }) => `${toX(x).toFixed(1)},${toY(y).toFixed(1)}`);
    const dots = one.points.map(
      ({ x, y }) =>
        `<circle class="c${index % 8}" cx="${toX(x).toFixed(1)}" cy="${toY(y).toFixed(1)}" r="4"><title>${escapeHtml(`${one.name}, ${x}: ${toShort(y)} ${unit}`)}</title></circle>`,
    );
    const last = one.points.at(-1);
    const label = last
      ? text(toX(last.x) + 10, toY(last.y) + 5, `${toShort(last.y)} ${unit}`, 'class="soft"')
      : '';
    return `<polyline class="s${index % 8}" points="${way.join(' ')}"/>${dots.join('')}${label}`;
  });
  const line = mark
    ? `<line class="mark" x1="${PLOT.left}" x2="${PLOT.left + width}" y1="${toY(mark.value)}" y2="${toY(mark.value)}"/>${text(PLOT.left + width + 8, toY(mark.value) + 5, mark.name, 'class="soft"')}`
    : '';
  const body = grid.join('') + ticks.join('') + name + line + paths.join('');
  return figure(
    title,
    PLOT.height,
    body,
    series.map((one) => one.name),
  );
}

/** The quantiles of a latency distribution: p50, p90, p99. */
const BANDS = [0.05, 0.25, 0.5, 0.75, 0.95] as const;

function distribution({ title, unit, series }: Of<'distribution'>): string {
  const drawn = series.filter(({ samples }) => samples.length > 0);
  const rows = drawn.map(({ name, samples }) => ({
    name,
    marks: BANDS.map((share) => quantile(samples, share)),
    p99: quantile(samples, 0.99),
  }));
  const most = roundUp(Math.max(...rows.map(({ p99 }) => p99)));
  const height = rows.length * ROW + 48;
  const toX = (value: number) => LABELS + (value / most) * AREA;
  const body = rows.map(({ name, marks: [low = 0, q1 = 0, middle = 0, q3 = 0, high = 0], p99 }, index) => {
    const y = 14 + index * ROW;
    const centre = y + BAR / 2;
    return [
      text(LABELS - 10, y + 15, name, 'text-anchor="end"'),
      `<line class="whisker" x1="${toX(low)}" x2="${toX(high)}" y1="${centre}" y2="${centre}"/>`,
      `<rect class="c${index % 8}" x="${toX(q1)}" y="${y}" width="${Math.max(1, toX(q3) - toX(q1)).toFixed(1)}" height="${BAR}"/>`,
      `<line class="middle" x1="${toX(middle)}" x2="${toX(middle)}" y1="${y - 2}" y2="${y + BAR + 2}"/>`,
      `<circle class="far" cx="${toX(p99)}" cy="${centre}" r="3.5"><title>99 of 100: ${toShort(p99)} ${unit}</title></circle>`,
      text(toX(p99) + 10, y + 15, `${toShort(middle)} ${unit}`, 'class="soft"'),
    ].join('');
  });
  const note =
    '<p>Box: the middle half; line: the median, written at the end; whiskers: 5 to 95 of 100; dot: 99 of 100.</p>';
  return `${figure(title, height, axis(most, height, unit) + body.join(''), [])}${note}`;
}

/** A chart as HTML. */
export function plot(chart: Chart): string {
  if (chart.kind === 'stacked') return stacked(chart);
  return chart.kind === 'lines' ? lines(chart) : distribution(chart);
}

/** Colours of the plots; every pair of neighbours differs in lightness too. */
export const PLOT_STYLE = `<style>
  :root { --c0: light-dark(#6f4528, #e0b48f); --c1: light-dark(#c98b4b, #8a6038); --c2: light-dark(#1d6b3a, #86d6a2); --c3: light-dark(#8fc2a2, #3f7d57); --c4: light-dark(#27507a, #9cc3ec); --c5: light-dark(#9dbbd8, #4a739c); --c6: light-dark(#8c2f4b, #f0a3b8); --c7: light-dark(#d9a5b4, #8d4e62) }
  figure { margin: 1.5rem 0 .25rem } figcaption { font-weight: 600 } svg { display: block; inline-size: 100%; min-inline-size: 40rem; max-inline-size: 60rem; block-size: auto }
  svg text { font: 13px system-ui, sans-serif; fill: currentColor } svg .soft { fill: var(--soft); font-variant-numeric: tabular-nums }
  .grid { stroke: var(--line) } .mark { stroke: var(--bad); stroke-width: 2; stroke-dasharray: 6 4 } .whisker { stroke: var(--soft) } .middle { stroke: currentColor; stroke-width: 2.5 } .far { fill: var(--soft) }
  ${Array.from({ length: 8 }, (_, index) => `.c${index} { fill: var(--c${index}); background: var(--c${index}) } .s${index} { fill: none; stroke: var(--c${index}); stroke-width: 2.5 }`).join('\n  ')}
  .legend { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; font-size: .875rem } .legend i { display: inline-block; inline-size: .8em; block-size: .8em; margin-inline-end: .4em; border-radius: 2px }
  .legend i.line { block-size: 0; border-block-start: 2px dashed var(--bad); border-radius: 0; inline-size: 1.5em; vertical-align: middle }
</style>`;
