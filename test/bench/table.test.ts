import { describe, expect, it } from 'vitest';
import { FAMILIES } from '../../bench/families.ts';
import { toTable } from '../../bench/printTable.ts';
import { roundUp } from '../../bench/report/plots.ts';
import { renderReport } from '../../bench/report/renderReport.ts';
import { judge, median, quantile, type Row } from '../../bench/row.ts';

const row: Row = {
  figure: 'Script',
  measured: 'All of it.',
  value: 90,
  unit: 'kB',
  reference: { name: 'React', value: 60 },
  ratio: 1.5,
  target: { at: 'most', target: 1.45, stretch: 1.35 },
  runs: 3,
};

describe('the verdict on a measurement', () => {
  it.each([
    [{ ...row, ratio: 1.45 }, 'target'],
    [{ ...row, ratio: 1.35 }, 'stretch'],
    [{ ...row, ratio: 1.46 }, 'missed'],
    [{ ...row, ratio: 3, target: { at: 'least', target: 2 } }, 'target'],
    [{ ...row, ratio: 1.9, target: { at: 'least', target: 2 } }, 'missed'],
    [{ ...row, target: { of: 'value', at: 'most', target: 0 }, value: 0 }, 'target'],
    [{ ...row, value: null }, 'unmeasured'],
    [{ ...row, ratio: null }, 'unmeasured'],
    [{ ...row, target: undefined }, 'shown'],
  ] as [Row, string][])('%# compares the measurement with its target', (measured, verdict) => {
    expect(judge(measured)).toBe(verdict);
  });

  it('takes the median of the measurements', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([1, 3])).toBe(2);
    expect(quantile([1, 2, 3, 4], 0.99)).toBe(4);
  });
});

describe('the table', () => {
  it('marks missed targets and gives the reason for a missing measurement', () => {
    const text = toTable([
      row,
      { ...row, figure: 'Next.js', value: null, ratio: null, note: 'Not installed.' },
    ]);
    expect(text).toMatch(/Script +90 kB +60 kB \(React\) +1\.50× +T ≤ 1\.45×, S ≤ 1\.35× +3 +MISSED/);
    expect(text).toMatch(/Next\.js +– .*not measured\n {2}Not installed\./);
  });

  it('has each family exactly once', () => {
    const names = FAMILIES.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(expect.arrayContaining(['sizes', 'render', 'hydration', 'lighthouse']));
  });
});

describe('the report page', () => {
  it('renders every kind of chart with its numbers, and escapes HTML', () => {
    const html = renderReport({
      measuredAt: '2026-01-02T03:04:05Z',
      machine: '<b>2 cores',
      families: [
        {
          name: 'all',
          title: 'All',
          rows: [row],
          charts: [
            {
              kind: 'stacked',
              title: 'Sizes',
              unit: 'kB',
              bars: [{ name: 'home', parts: [{ name: 'React', value: 60 }] }],
            },
            {
              kind: 'lines',
              title: 'Cost',
              unit: 'ms',
              xName: 'lines',
              series: [
                {
                  name: 'ours',
                  points: [
                    { x: 10, y: 4 },
                    { x: 50, y: 8 },
                  ],
                },
              ],
              mark: { name: 'at most', value: 9 },
            },
            {
              kind: 'distribution',
              title: 'Waiting',
              unit: 'ms',
              series: [{ name: 'ours', samples: [1, 2, 3] }],
            },
          ],
        },
      ],
    });
    expect(html.match(/<svg/g)).toHaveLength(3);
    expect(html).toContain('60 kB');
    expect(html).toContain('8 ms');
    expect(html).not.toContain('<b>2 cores');
    expect(html).not.toContain('NaN');
  });

  it('ends an axis at a round number', () => {
    expect([0.7, 1, 1.2, 63, 99, 101].map(roundUp)).toEqual([0.8, 1, 1.5, 80, 100, 150]);
  });
});
