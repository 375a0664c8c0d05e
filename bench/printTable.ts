import { judge, type Row, type Target, type Verdict } from './row.ts';

const LABELS: Record<Verdict, string> = {
  stretch: 'stretch reached',
  target: 'reached',
  missed: 'MISSED',
  unmeasured: 'not measured',
  shown: '',
};

/** A number with three significant digits. */
export const toShort = (value: number): string =>
  Math.abs(value) >= 100 ? String(Math.round(value)) : String(Number(value.toPrecision(3)));

function describeTarget({ of = 'ratio', at, target, stretch }: Target, unit: string): string {
  const sign = at === 'most' ? '≤' : '≥';
  const end = of === 'ratio' ? '×' : ` ${unit}`;
  return `T ${sign} ${target}${end}${stretch === undefined ? '' : `, S ${sign} ${stretch}${end}`}`;
}

/** The cells of a row, in column order. */
export function toCells(row: Row): string[] {
  const { figure, value, unit, reference, ratio, target, runs } = row;
  return [
    figure,
    value === null ? '–' : `${toShort(value)} ${unit}`,
    reference ? `${toShort(reference.value)} ${unit} (${reference.name})` : '',
    ratio === undefined || ratio === null ? '' : `${ratio.toFixed(2)}×`,
    target ? describeTarget(target, unit) : '',
    String(runs),
    LABELS[judge(row)],
  ];
}

const HEAD = ['figure', 'value', 'reference', 'ratio', 'target', 'runs', ''];

/** All rows as a terminal table, with each row's note below it. */
export function toTable(rows: readonly Row[]): string {
  const table = [HEAD, ...rows.map(toCells)];
  const widths = HEAD.map((_, column) => Math.max(...table.map((cells) => cells[column]?.length ?? 0)));
  const toLine = (cells: string[]) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  const [head = [], ...body] = table;
  const lines = body.flatMap((cells, index) => {
    const note = rows[index]?.note;
    return note ? [toLine(cells), `  ${note}`] : [toLine(cells)];
  });
  return [toLine(head), widths.map((width) => '─'.repeat(width)).join('──'), ...lines].join('\n');
}
