import type { AbTest } from '#src/schemas/preview.ts';

interface PlannedTest {
  name: string;
  groups: readonly string[];
  /** First and last day, as month and day, of every year; a period may pass the turn of the year. */
  from: string;
  until: string;
}

// Every year anew, so that the demo has tests whenever somebody looks, and none in the second half of June.
const TESTS: readonly PlannedTest[] = [
  {
    name: 'Top banner wording',
    groups: ['Control', 'Variant A', 'Variant B'],
    from: '07-01',
    until: '06-14',
  },
  { name: 'Mini cart stepper', groups: ['Control', 'Stepper'], from: '09-01', until: '03-31' },
  {
    name: 'Winter teaser order',
    groups: ['Control', 'Coffee first', 'Fashion first'],
    from: '11-01',
    until: '01-31',
  },
  { name: 'Summer shipping note', groups: ['Control', 'Note'], from: '04-01', until: '06-14' },
];

/** A/B tests that run on a day. */
export function abTestsAt(time: Date): AbTest[] {
  const day = time.toISOString().slice(5, 10);
  return TESTS.filter(({ from, until }) =>
    from <= until ? from <= day && day <= until : from <= day || day <= until,
  ).map(({ name, groups }) => ({ name, groups: groups.map((group) => ({ name: group })) }));
}
