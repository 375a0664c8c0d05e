import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readJson } from '../lib/readJson.ts';
import { BUILT_STORYBOOK } from '../stories/freshStorybook.ts';
import { filesBelow, storiesOf, withoutSiteGroup } from './requirements.ts';

/** A component's coverage in one dimension, from the results of the last runs. */
export interface CoverageCell {
  /** `none`: no run has covered it. */
  state: 'passed' | 'failed' | 'none';
  /** Passed and total. */
  passed: number;
  of: number;
}

/** The dimensions of test coverage (BEY-04). */
export const DIMENSIONS = [
  'interactions',
  'unit',
  'axe',
  'tree',
  'server',
  'hydration',
  'light',
  'phone',
  'dark',
  'forced',
  'text200',
  'audit',
] as const;
export type Dimension = (typeof DIMENSIONS)[number];

/** One component and its coverage. */
interface CoverageRow {
  /** `Features/Mini cart` */
  title: string;
  /** Its first story. */
  story: string;
  cells: Record<Dimension, CoverageCell>;
}

/** The data of Docs/Test coverage. */
export interface Coverage {
  /** The last run of each kind, as ISO times; `null` if there is none. */
  made: { stories: string | null; unit: string | null; screenshots: string | null; audit: string | null };
  rows: CoverageRow[];
}

/** A component of Storybook: its stories and its source folder. */
export interface CoveredComponent {
  title: string;
  stories: { id: string; plays: boolean }[];
  /** `src/features/mini-cart/` */
  source: string;
}

/** The subset of the runs' results that the page needs. */
export interface Runs {
  stories: {
    made: string;
    stories: { id: string; violations: unknown[]; tree: 'same' | 'changed' | 'none' }[];
    failures: { story: string }[];
  } | null;
  unit: {
    startTime: number;
    testResults: { name: string; assertionResults: { title: string; status: string }[] }[];
  } | null;
  screenshots: {
    made?: string;
    results: { id: string; mode: string; state: 'same' | 'changed' | 'new' }[];
  } | null;
  audit: { made: string; results: { id: string; violations: unknown[] }[] } | null;
}

const cell = (results: readonly boolean[], of = results.length): CoverageCell => {
  const passed = results.filter(Boolean).length;
  return { state: results.length === 0 ? 'none' : passed < results.length ? 'failed' : 'passed', passed, of };
};

const MODES = {
  light: 'desktop',
  phone: 'phone',
  dark: 'dark',
  forced: 'forced colours',
  text200: 'text 200 %',
} as const;

/**
 * Combines the results of the last runs into a row per component. A story that no run visited does not count, so that an
 * empty cell means "not covered".
 *
 * @param readTest the source of a test, to see which components it imports
 */
export function joinCoverage(
  components: readonly CoveredComponent[],
  { stories, unit, screenshots, audit }: Runs,
  readTest: (file: string) => string,
): Coverage {
  const failed = stories?.failures.map(({ story }) => story) ?? [];
  const visited = new Map(stories?.stories.map((story) => [story.id, story]) ?? []);
  const tests = (unit?.testResults ?? []).map(({ name, assertionResults }) => ({
    source: readTest(name),
    results: assertionResults,
  }));
  const titled = new Map(
    tests.flatMap(({ results }) => results.map(({ title, status }) => [title, status === 'passed'] as const)),
  );
  const byTitle = (titleOf: (id: string) => string, ids: readonly string[]) =>
    ids.flatMap((id) => titled.get(titleOf(id)) ?? []);
  const rows = components.map(({ title, stories: own, source }): CoverageRow => {
    const ids = own.map(({ id }) => id);
    const seen = ids.flatMap((id) => visited.get(id) ?? []);
    // A story with failed interactions has no report.
    const hasFailed = failed.some((story) => withoutSiteGroup(story.split(' ›')[0] ?? '') === title);
    const played = own
      .filter(({ plays }) => plays)
      .flatMap(({ id }) => (visited.has(id) ? true : hasFailed ? false : []));
    const ariaSnapshots = seen.flatMap(({ tree }) => (tree === 'none' ? [] : tree === 'same'));
    const screenshotsIn = (mode: string) =>
      (screenshots?.results ?? []).filter(
        (each) => each.mode === mode && each.state !== 'new' && ids.includes(each.id),
      );
    const screenshotCell = (dimension: keyof typeof MODES) =>
      cell(screenshotsIn(MODES[dimension]).map(({ state }) => state === 'same'));
    const about = tests.filter((test) => source !== '' && test.source.includes(`#${source}`));
    return {
      title,
      story: ids[0] ?? '',
      cells: {
        interactions: cell(played, own.filter(({ plays }) => plays).length),
        unit: cell(about.flatMap(({ results }) => results.map(({ status }) => status === 'passed'))),
        axe: cell(
          seen.map(({ violations }) => violations.length === 0),
          ids.length,
        ),
        tree: cell(ariaSnapshots),
        server: cell(
          byTitle((id) => `BEY-04: a server renders ${id}`, ids),
          ids.length,
        ),
        hydration: cell(
          byTitle((id) => `BEY-04: ${id} hydrates without a mismatch`, ids),
          ids.length,
        ),
        light: screenshotCell('light'),
        phone: screenshotCell('phone'),
        dark: screenshotCell('dark'),
        forced: screenshotCell('forced'),
        text200: screenshotCell('text200'),
        audit: cell(
          (audit?.results ?? [])
            .filter(({ id }) => ids.includes(id))
            .map(({ violations }) => violations.length === 0),
        ),
      },
    };
  });
  return {
    made: {
      stories: stories?.made ?? null,
      unit: unit ? new Date(unit.startTime).toISOString() : null,
      screenshots: screenshots?.made ?? null,
      audit: audit?.made ?? null,
    },
    rows,
  };
}

/** The source folder of a story file's component, from its imports. */
function sourceOf(text: string): string {
  const component = /\bcomponent:\s*(\w+)/.exec(text)?.[1];
  const from = new RegExp(`import \\{[^}]*\\b${component}\\b[^}]*\\} from '#(src/[^']+/)[^'/]+'`).exec(
    text,
  )?.[1];
  return from ?? '';
}

/** Every component in Storybook with its stories by site, except foundations, which have no behaviour. */
export function coveredComponents(): CoveredComponent[] {
  const files = filesBelow('stories', /\.stories\.tsx$/).flatMap(({ text }): CoveredComponent[] => {
    const playsAll = /\bmeta\(\{[\s\S]*?\n\s{2}play\b[\s\S]*?\n\}\);/.test(text);
    const parsed = storiesOf(text);
    const title = parsed[0]?.title.split(' · ')[0] ?? '';
    const bodies = text.split(/^export const /m).slice(1);
    if (title === '' || title.startsWith('Foundations/')) return [];
    const stories = parsed.map(({ id }, at) => ({
      id,
      plays: playsAll || /\bplay\b|\.\.\.\w+\(/.test(bodies[at] ?? ''),
    }));
    return [{ title, source: sourceOf(text), stories }];
  });
  return [...Map.groupBy(files, ({ title }) => withoutSiteGroup(title))]
    .map(([title, parts]): CoveredComponent => {
      const own = parts.toSorted((one, other) => one.title.localeCompare(other.title));
      return {
        title,
        source: own[0]?.source ?? '',
        stories: own.flatMap(({ stories }) => stories),
      };
    })
    .sort((one, other) => one.title.localeCompare(other.title));
}

/** The data file of Docs/Test coverage. */
export const COVERAGE_FILE = 'reports/coverage.json';

/** Writes the coverage of the last runs, for the built Storybook and the one in development. */
export function writeCoverage(): Coverage {
  const coverage = joinCoverage(
    coveredComponents(),
    {
      stories: readJson('reports/stories/report.json'),
      unit: readJson('reports/unit/results.json'),
      screenshots: readJson('reports/screenshots/screenshots.json'),
      audit: readJson('reports/audit/audit.json'),
    },
    (file) => (existsSync(file) ? readFileSync(file, 'utf8') : ''),
  );
  mkdirSync(path.dirname(COVERAGE_FILE), { recursive: true });
  writeFileSync(COVERAGE_FILE, JSON.stringify(coverage));
  if (existsSync(BUILT_STORYBOOK)) copyFileSync(COVERAGE_FILE, path.join(BUILT_STORYBOOK, 'coverage.json'));
  return coverage;
}
