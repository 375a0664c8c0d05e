import type { SiteCode } from '#src/config/sites.ts';
import type { AbTest, PreviewSelection } from '#src/schemas/preview.ts';
import { isWithin, type YearlyPeriod } from './shopCalendar.ts';

interface PlannedTest {
  /** The first one is the shop as it is without the test. */
  groups: readonly string[];
  period: YearlyPeriod;
}

// They repeat every year, so that the demo always has tests, except in the second half of June. Each group except the
// control group changes something that the home page shows.
const TESTS = {
  /** The top banner: with a button instead of a voucher, or with what there is to save first. */
  'Top banner wording': {
    groups: ['Control', 'Variant A', 'Variant B'],
    period: { from: '07-01', until: '06-14' },
  },
  /** The strip of benefits begins with another one. */
  'Benefits order': {
    groups: ['Control', 'Newsletter first', 'Returns first'],
    period: { from: '09-01', until: '03-31' },
  },
  /** The block between two parts of the home page advertises another department. */
  'Winter home teaser': {
    groups: ['Control', 'Fashion', 'Living'],
    period: { from: '11-01', until: '01-31' },
  },
  /** The footer begins with free shipping. */
  'Summer shipping note': { groups: ['Control', 'Note'], period: { from: '04-01', until: '06-14' } },
} as const satisfies Record<string, PlannedTest>;

type TestName = keyof typeof TESTS;

/** A/B tests that run on a day of the shop's own calendar. */
export const abTestsAt = (time: Date, site: SiteCode): AbTest[] =>
  Object.entries(TESTS)
    .filter(([, { period }]) => isWithin(period, time, site))
    .map(([name, { groups }]) => ({ name, groups: groups.map((group) => ({ name: group })) }));

/** The previewed group of a test, or `undefined` when another test or none is previewed. */
export const groupIn = <Name extends TestName>(
  name: Name,
  selection: PreviewSelection | undefined,
): (typeof TESTS)[Name]['groups'][number] | undefined =>
  selection?.test === name ? TESTS[name].groups.find((group) => group === selection.group) : undefined;
