import {
  needsGroup,
  type PreviewEntry,
  type PreviewSettings,
  readVisitor,
  toEntry,
  toMoment,
} from '#src/features/preview/previewModel.ts';
import { type AbTest, readSelection, selectionText } from '#src/schemas/preview.ts';

// Pages take it from here: it is no part of the library's entry points.
export { VISITOR_TEXTS } from '#src/features/preview/previewModel.ts';

/** The two sides of a comparison, as their fields are named: `first-date` (BEY-21). */
export const SIDES = ['first', 'second'] as const;
export type SideName = (typeof SIDES)[number];

const FIELDS = ['date', 'time', 'selection', 'visitor'] as const;
/** Longest value that a field of the address has, in characters. */
const MAX_FIELD_LENGTH = 500;

/** The name of a side's field in the form and in the address. */
export const sideField = (side: SideName, field: (typeof FIELDS)[number]) => `${side}-${field}` as const;

/** Why a side cannot be shown: the field that is wrong, and what is wrong with its test. */
export type SideProblem = 'date' | 'test' | 'tests';

/** A date without a time is its first minute. */
const DAY_START = '00:00';

/** What the address says of a side, or `null` when it has none of the side's fields. */
export function readSideEntry(
  side: SideName,
  read: (name: string) => string | undefined,
): PreviewEntry | null {
  const given = FIELDS.map((field) => read(sideField(side, field)));
  if (given.every((value) => value === undefined)) return null;
  const [date = '', time = '', selection = '', visitor = ''] = given.map((value) =>
    value?.slice(0, MAX_FIELD_LENGTH),
  );
  return { date, time: date && (time || DAY_START), selection, visitor: readVisitor(visitor) ?? '' };
}

/** The fields of a side that shows settings; without a date it shows the shop of now. */
export const toSideEntry = (settings: PreviewSettings, timeZone: string): PreviewEntry => ({
  ...toEntry(settings, new Date(), timeZone),
  ...(!settings.dateTime && { date: '', time: '' }),
});

/** The moment that a side shows, `undefined` for now, or `null` for a date that does not exist. */
export const sideMoment = (entry: PreviewEntry, timeZone: string): Date | null | undefined =>
  entry.date === '' ? undefined : toMoment(entry, timeZone);

/**
 * What a side shows, or why it cannot: a test and its group that do not run at its moment are refused (PRV-07).
 *
 * @param tests those of the moment; `null` if they could not be loaded
 */
export function checkSide(
  entry: PreviewEntry,
  moment: Date | null | undefined,
  tests: readonly AbTest[] | null,
): { settings: PreviewSettings } | { problem: SideProblem } {
  if (moment === null) return { problem: 'date' };
  const selection = readSelection(entry.selection);
  const isOffered = (asked: { test: string; group: string }) =>
    tests?.some(
      ({ name, groups }) => name === asked.test && groups.some((each) => each.name === asked.group),
    );
  if (entry.selection !== '' && (!selection || needsGroup(entry) || !isOffered(selection)))
    return { problem: tests ? 'test' : 'tests' };
  return {
    settings: {
      ...(moment && { dateTime: moment.toISOString() }),
      ...(selection && { selection }),
      ...(entry.visitor && { visitor: entry.visitor }),
    },
  };
}

/** The choices of a side's A/B test: each group of each test, as the value of the field and in words. */
export const testChoices = (tests: readonly AbTest[]): { value: string; label: string }[] =>
  tests.flatMap(({ name, groups }) =>
    groups.map((group) => ({
      value: selectionText({ test: name, group: group.name }),
      label: `${name}: ${group.name}`,
    })),
  );
