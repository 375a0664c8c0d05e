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

/** A chart. Values have the rows' units. */
export type Chart =
  | {
      kind: 'stacked';
      title: string;
      unit: string;
      bars: { name: string; parts: { name: string; value: number }[] }[];
      /** A line across all bars. */
      mark?: { name: string; value: number };
    }
  | {
      kind: 'lines';
      title: string;
      unit: string;
      xName: string;
      series: { name: string; points: { x: number; y: number }[] }[];
      mark?: { name: string; value: number };
    }
  | {
      kind: 'distribution';
      title: string;
      unit: string;
      /** Every sample of every series. */
      series: { name: string; samples: number[] }[];
    };

export interface FamilyResult {
  rows: Row[];
  charts?: Chart[];
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

/** The verdict on a figure. A figure without a target has none. */
export function judge({ value, ratio, target }: Row): Verdict {
  if (value === null) return 'unmeasured';
  if (!target) return 'shown';
  const figure = target.of === 'value' ? value : (ratio ?? null);
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

/** @param share from 0 to 1 */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
