import { expect, it } from 'vitest';
import {
  type CoveredComponent,
  coveredComponents,
  joinCoverage,
  type Runs,
} from '../../scripts/requirements/coverage.ts';

const BUTTON: CoveredComponent = {
  title: 'UI/Button',
  source: 'src/ui/Button/',
  stories: [
    { id: 'ui-button--default', plays: false },
    { id: 'ui-button--press', plays: true },
  ],
};

const NO_RUN: Runs = { stories: null, unit: null, screenshots: null, audit: null };

const rowOf = (runs: Partial<Runs>, source = '') =>
  joinCoverage([BUTTON], { ...NO_RUN, ...runs }, () => source).rows[0]?.cells;

it('BEY-04: without a run nothing is covered, whatever the sources contain', () => {
  const cells = rowOf({});
  expect(Object.values(cells ?? {}).map(({ state }) => state)).toEqual(Array(12).fill('none'));
});

it('BEY-04: counts only the stories that the run visited', () => {
  const cells = rowOf({
    stories: {
      made: '2026-11-20T08:00:00.000Z',
      stories: [{ id: 'ui-button--default', violations: [], tree: 'same' }],
      failures: [],
    },
  });
  expect(cells?.axe).toEqual({ state: 'passed', passed: 1, of: 2 });
  expect(cells?.tree).toEqual({ state: 'passed', passed: 1, of: 1 });
  expect(cells?.interactions).toEqual({ state: 'none', passed: 0, of: 1 });
});

it('BEY-04: a violated rule, a changed ARIA snapshot and failed interactions count as failed', () => {
  const cells = rowOf({
    stories: {
      made: '2026-11-20T08:00:00.000Z',
      stories: [{ id: 'ui-button--default', violations: [{}], tree: 'changed' }],
      failures: [{ story: 'UI/Button › Press' }],
    },
  });
  expect(cells?.axe.state).toBe('failed');
  expect(cells?.tree.state).toBe('failed');
  expect(cells?.interactions.state).toBe('failed');
});

it('BEY-04: server, hydration and unit tests are read from the tests’ own results', () => {
  const unit = (status: string) => ({
    startTime: 0,
    testResults: [
      {
        name: 'test/ui/Button.test.tsx',
        assertionResults: [
          { title: 'BEY-04: a server renders ui-button--default', status: 'passed' },
          { title: 'BEY-04: ui-button--default hydrates without a mismatch', status },
        ],
      },
    ],
  });
  const passed = rowOf({ unit: unit('passed') }, "from '#src/ui/Button/Button.tsx'");
  expect(passed?.server).toEqual({ state: 'passed', passed: 1, of: 2 });
  expect(passed?.hydration.state).toBe('passed');
  expect(passed?.unit).toEqual({ state: 'passed', passed: 2, of: 2 });
  const failed = rowOf({ unit: unit('failed') }, "from '#src/ui/Link/Link.tsx'");
  expect(failed?.hydration.state).toBe('failed');
  expect(failed?.unit.state).toBe('none');
});

it('BEY-04: a screenshot without an accepted baseline does not count', () => {
  const screenshot = (mode: string, state: 'same' | 'changed' | 'new') => ({
    id: 'ui-button--default',
    mode,
    state,
  });
  const cells = rowOf({
    screenshots: {
      results: [screenshot('desktop', 'same'), screenshot('dark', 'changed'), screenshot('phone', 'new')],
    },
  });
  expect([cells?.light.state, cells?.dark.state, cells?.phone.state, cells?.forced.state]).toEqual([
    'passed',
    'failed',
    'none',
    'none',
  ]);
});

it('BEY-04: every component of Storybook has a row, except foundations', () => {
  const titles = coveredComponents().map(({ title }) => title);
  expect(titles).toContain('UI/Button');
  expect(titles).toContain('Features/Mini cart');
  expect(titles.filter((title) => title.startsWith('Foundations/'))).toEqual([]);
  expect(coveredComponents().find(({ title }) => title === 'UI/Button')?.source).toBe('src/ui/Button/');
});
