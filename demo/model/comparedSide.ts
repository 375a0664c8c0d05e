import {
  isOffered,
  needsGroup,
  type PreviewInput,
  type PreviewSettings,
  readVisitor,
  toMoment,
  toPreviewEntry,
} from '#src/features/preview/previewModel.ts';
import { type AbTest, readSelection, selectionText } from '#src/schemas/preview.ts';

// Pages import it from here: the library does not export it.
export { VISITOR_TEXTS } from '#src/features/preview/previewModel.ts';

/** The two sides of a comparison, and the prefixes of their fields: `first-date`. */
export const SIDES = ['first', 'second'] as const;
export type SideName = (typeof SIDES)[number];

const FIELDS = ['date', 'time', 'later', 'selection', 'visitor'] as const;
const MAX_FIELD_LENGTH = 500;

/** Names a repeated time in the field `later`, so that another date or time in the form is not the later one, too. */
export const laterText = ({ date, time }: Pick<PreviewInput, 'date' | 'time'>): string => `${date} ${time}`;

/** The name of a side's field, in the form and in the address. */
export const sideField = (side: SideName, field: (typeof FIELDS)[number]) => `${side}-${field}` as const;

/** Why a side is invalid: its date, its A/B test, or the tests could not be loaded. */
export type SideProblem = 'date' | 'test' | 'tests';

/** The time of a date without one. */
const DAY_START = '00:00';

/** A side's fields in the address, or `null` if it has none of them. */
export function readSideEntry(
  side: SideName,
  read: (name: string) => string | undefined,
): PreviewInput | null {
  const values = FIELDS.map((field) => read(sideField(side, field)));
  if (values.every((value) => value === undefined)) return null;
  const [date = '', time = '', later = '', selection = '', visitor = ''] = values.map((value) =>
    value?.slice(0, MAX_FIELD_LENGTH),
  );
  return {
    date,
    time: time || (date && DAY_START),
    isLater: later === laterText({ date, time }),
    selection,
    visitor: readVisitor(visitor) ?? '',
  };
}

/** The fields for a side with these settings; without a date it shows the present. */
export const toSideEntry = (settings: PreviewSettings, timeZone: string): PreviewInput => ({
  ...toPreviewEntry(settings, new Date(), timeZone),
  ...(!settings.dateTime && { date: '', time: '' }),
});

/** The time that a side shows; `undefined` for the present, `null` for a date that does not exist, or a time without one. */
export const sideMoment = (entry: PreviewInput, timeZone: string): Date | null | undefined =>
  entry.date === '' && entry.time === '' ? undefined : toMoment(entry, timeZone);

export function sideSettings(entry: PreviewInput, moment: Date | undefined): PreviewSettings {
  const selection = readSelection(entry.selection);
  return {
    ...(moment && { dateTime: moment.toISOString() }),
    ...(selection && { selection }),
    ...(entry.visitor && { visitor: entry.visitor }),
  };
}

/**
 * A side's settings, or why it is invalid: a test or group that does not run at its time is rejected.
 *
 * @param tests the tests at that time; `null` if they could not be loaded
 */
export function checkSide(
  entry: PreviewInput,
  moment: Date | null | undefined,
  tests: readonly AbTest[] | null,
): { settings: PreviewSettings } | { problem: SideProblem } {
  if (moment === null) return { problem: 'date' };
  const selection = readSelection(entry.selection);
  if (entry.selection !== '' && (!selection || needsGroup(entry) || !isOffered(selection, tests ?? [])))
    return { problem: tests ? 'test' : 'tests' };
  return { settings: sideSettings(entry, moment) };
}

/** The choices of a side's A/B test: each group of each test, with the field's value. */
export const testChoices = (tests: readonly AbTest[]): { value: string; test: string; group: string }[] =>
  tests.flatMap(({ name, groups }) =>
    groups.map((group) => ({
      value: selectionText({ test: name, group: group.name }),
      test: name,
      group: group.name,
    })),
  );
