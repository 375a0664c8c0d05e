/** What a figure must reach, and what would be better still. */
export interface Target {
  /** What is compared: the ratio to the reference, or the value itself. @default 'ratio' */
  of?: 'ratio' | 'value';
  /** Whether more or less is better. */
  at: 'most' | 'least';
  target: number;
  stretch?: number;
}

/** One line of the benchmark's table. */
export interface Row {
  figure: string;
  /** What exactly was measured, in a sentence. */
  measured: string;
  /** `null` when it could not be measured; `note` then says why. */
  value: number | null;
  unit: string;
  /** Measured in the same run, by the same means. */
  reference?: { name: string; value: number };
  /** Value to reference, or reference to value where more is better; `null` without a reference. */
  ratio?: number | null;
  target?: Target;
  /** How often it was measured; the value is the median. */
  runs: number;
  note?: string;
}

/** A picture for people who would rather look. Values are those of the rows' units. */
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

/** What a family of figures may use. */
export interface BenchContext {
  /** A line for the person who waits. */
  say: (line: string) => void;
  /** The browser to drive. */
  browser: { executablePath: string | undefined; args: string[] };
  /** What takes half an hour takes some minutes instead (`--short`). */
  isShort: boolean;
}

/** A family of figures that are measured together. */
export interface Family {
  /** For `--only`. */
  name: string;
  title: string;
  measure: (context: BenchContext) => Promise<FamilyResult>;
}

export type Verdict = 'stretch' | 'target' | 'missed' | 'unmeasured' | 'shown';

/** How a figure stands. A figure without a target is only shown. */
export function judge({ value, ratio, target }: Row): Verdict {
  if (value === null) return 'unmeasured';
  if (!target) return 'shown';
  const figure = target.of === 'value' ? value : (ratio ?? null);
  if (figure === null) return 'unmeasured';
  const reaches = (limit: number) => (target.at === 'most' ? figure <= limit : figure >= limit);
  if (target.stretch !== undefined && reaches(target.stretch)) return 'stretch';
  return reaches(target.target) ? 'target' : 'missed';
}

/** The middle of some numbers; of an even count, the mean of the two in the middle. */
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
