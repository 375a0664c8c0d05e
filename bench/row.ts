/** A figure's target, and a better goal. */
export interface Target {
  /** The compared number: the ratio to the reference, or the value. @default 'ratio' */
  of?: 'ratio' | 'value';
  /** Whether more or less is better. */
  at: 'most' | 'least';
  target: number;
  stretch?: number;
}

/** One line of the benchmark's table. */
export interface Row {
  figure: string;
  /** The measurement, in a sentence. */
  measured: string;
  /** `null` if it could not be measured; `note` then has the reason. */
  value: number | null;
  unit: string;
  /** Measured in the same run with the same method. */
  reference?: { name: string; value: number };
  /** Value to reference, or reference to value if more is better; `null` without a reference. */
  ratio?: number | null;
  target?: Target;
  /** Number of measurements; the value is their median. */
  runs: number;
  note?: string;
}

/** What a figure consists of: a row for each thing, with the value of each part. */
export interface Breakdown {
  title: string;
  unit: string;
  rows: { name: string; parts: { name: string; value: number }[] }[];
}

export interface FamilyResult {
  rows: Row[];
  breakdown?: Breakdown;
}

/** The tools for a family of figures. */
interface BenchContext {
  /** Prints a progress line. */
  log: (line: string) => void;
  /** The browser to drive. */
  browser: { executablePath: string | undefined; args: string[] };
}

/** A family of figures that are measured together. */
export interface Family {
  /** For `--only`. */
  name: string;
  title: string;
  measure: (context: BenchContext) => Promise<FamilyResult>;
}

export type Verdict = 'stretch' | 'target' | 'missed' | 'unmeasured' | 'shown';

/** The number that is compared with the target; `null` if it could not be measured. */
const comparedOf = ({ value, ratio, target }: Row) =>
  value === null || target?.of === 'value' ? value : (ratio ?? null);

/** How far a figure is on the way to the limit that its target sets: more than 1 misses it. `null` without either. */
export function shareOfTarget(row: Row): number | null {
  const figure = comparedOf(row);
  if (!row.target || !figure) return null;
  return row.target.at === 'most' ? figure / row.target.target : row.target.target / figure;
}

/** The verdict on a figure. A figure without a target has none. */
export function judge(row: Row): Verdict {
  const { value, target } = row;
  if (value === null) return 'unmeasured';
  if (!target) return 'shown';
  const figure = comparedOf(row);
  if (figure === null) return 'unmeasured';
  const reaches = (limit: number) => (target.at === 'most' ? figure <= limit : figure >= limit);
  if (target.stretch !== undefined && reaches(target.stretch)) return 'stretch';
  return reaches(target.target) ? 'target' : 'missed';
}

/** The median; for an even count, the mean of the two middle numbers. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((left, right) => left - right);
  const middle = Math.floor(sorted.length / 2);
  const [low = Number.NaN, high = Number.NaN] = [sorted[middle - 1], sorted[middle]];
  return sorted.length % 2 ? high : (low + high) / 2;
}
