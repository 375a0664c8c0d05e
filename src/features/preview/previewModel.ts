import type { MessageId } from '#src/i18n/siteIntl.ts';
import { reportProblem } from '#src/lib/reportProblem.ts';
import type { AbTest, AuthCheck, PreviewSelection } from '#src/schemas/preview.ts';

/** What a member of staff looks at; nothing in it means the shop as everybody sees it (PRV-01). */
export interface PreviewSettings {
  /** ISO 8601 date-time. */
  dateTime?: string | undefined;
  selection?: PreviewSelection | undefined;
}

/** What the panel's fields hold (PRV-02). */
export interface PreviewEntry {
  /** `YYYY-MM-DD`; anything else means now (PRV-06). */
  date: string;
  /** `HH:MM`, in the time zone of the person's device. */
  time: string;
  /** `''` before anything is chosen, `'none'` for None, else `test:` and the test's name (PRV-03). */
  test: string;
  /** `''`, or the group's name. */
  group: string;
}

export const NO_TEST = 'none';
const TEST = 'test:';

/** A test's name as a choice of the select; no test can be taken for None. */
export const toTestChoice = (name: string): string => TEST + name;

/** The chosen test, or `null` for None and before anything is chosen. */
export const chosenTest = (choice: string): string | null =>
  choice.startsWith(TEST) ? choice.slice(TEST.length) : null;

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const TIME = /^([01]\d|2[0-3]):([0-5]\d)$/;

/** A moment from its two fields, in the device's time zone, or `null` when they name none: 30 February. */
function toMoment(date: string, time: string): Date | null {
  const [, year, month, day] = DATE.exec(date)?.map(Number) ?? [];
  const [, hour, minute] = TIME.exec(time)?.map(Number) ?? [];
  if (!year || !month || !day || hour === undefined || minute === undefined) return null;
  const moment = new Date(2000, month - 1, day, hour, minute);
  // Set apart, because the constructor takes years below 100 for the last century's.
  moment.setFullYear(year, month - 1, day);
  return moment.getMonth() === month - 1 && moment.getDate() === day ? moment : null;
}

/** The time to preview, as ISO 8601; a date that is none is logged and means now (PRV-06). */
export function toPreviewTime({ date, time }: Pick<PreviewEntry, 'date' | 'time'>, now: Date): string {
  const moment = toMoment(date, time);
  if (moment) return moment.toISOString();
  reportProblem(
    `Preview: “${date} ${time}” is no date and time (YYYY-MM-DD HH:MM); the current time is used.`,
  );
  return now.toISOString();
}

/** An ISO 8601 text as a moment; one that is none is logged and means now (PRV-06). */
export function readPreviewTime(text: string, now: Date): Date {
  const moment = new Date(text);
  if (!Number.isNaN(moment.getTime())) return moment;
  reportProblem(`Preview: “${text}” is no date and time (ISO 8601); the current time is used.`);
  return now;
}

const padded = (value: number, digits = 2) => String(value).padStart(digits, '0');

/** The fields for a moment, in the device's time zone. */
export const toFields = (moment: Date): Pick<PreviewEntry, 'date' | 'time'> => ({
  date: `${padded(moment.getFullYear(), 4)}-${padded(moment.getMonth() + 1)}-${padded(moment.getDate())}`,
  time: `${padded(moment.getHours())}:${padded(moment.getMinutes())}`,
});

/** The fields for what staff look at already; now where that is the shop of today. */
export function toEntry({ dateTime, selection }: PreviewSettings, now: Date): PreviewEntry {
  return {
    ...toFields(dateTime ? readPreviewTime(dateTime, now) : now),
    test: selection ? toTestChoice(selection.test) : '',
    group: selection?.group ?? '',
  };
}

/** What the shop says that a member of staff looks at. A test without its group is none. */
export function toSettings({ dateTime, abTestName, abTestGroup }: AuthCheck): PreviewSettings {
  return {
    ...(dateTime && { dateTime }),
    ...(abTestName && abTestGroup && { selection: { test: abTestName, group: abTestGroup } }),
  };
}

/** Whether anything is previewed at all. */
export const isPreviewing = ({ dateTime, selection }: PreviewSettings): boolean =>
  Boolean(dateTime || selection);

/** The list of tests for a date, as far as it is known (PRV-03). */
export interface TestList {
  state: 'loading' | 'none' | 'found' | 'failed';
  /** While a new list is on its way, the last one. */
  tests: readonly AbTest[];
}

/** What the panel says about the list (PRV-03). */
export const TEST_LIST_TEXTS = {
  loading: 'preview.tests.loading',
  none: 'preview.tests.none',
  found: 'preview.tests.found',
  failed: 'preview.tests.failed',
} as const satisfies Record<TestList['state'], MessageId>;

/** The groups of the chosen test; none while no test is chosen, or one that does not run on this date (PRV-04). */
export const groupsOf = ({ test }: Pick<PreviewEntry, 'test'>, { tests }: TestList): readonly string[] =>
  tests.find(({ name }) => name === chosenTest(test))?.groups.map(({ name }) => name) ?? [];

/**
 * The entry as the list allows it: a test that does not run on the date is not chosen any more, nor is a group that
 * the test does not have. While the list is not known, everything stays.
 */
export function allowedEntry(entry: PreviewEntry, list: TestList): PreviewEntry {
  const test = chosenTest(entry.test);
  if (test === null || list.state === 'loading') return entry;
  if (!list.tests.some(({ name }) => name === test)) return { ...entry, test: '', group: '' };
  return groupsOf(entry, list).includes(entry.group) ? entry : { ...entry, group: '' };
}

/** A test is chosen, its group is not: the group is required (PRV-04). */
export const needsGroup = ({ test, group }: Pick<PreviewEntry, 'test' | 'group'>): boolean =>
  chosenTest(test) !== null && group === '';

/** What the panel's fields ask for, or `null` when the group is missing (PRV-05). No test at all is fine. */
export function toAsked(entry: PreviewEntry, now: Date): PreviewSettings | null {
  if (needsGroup(entry)) return null;
  const test = chosenTest(entry.test);
  return {
    dateTime: toPreviewTime(entry, now),
    ...(test !== null && { selection: { test, group: entry.group } }),
  };
}

/** What the token call is told; nothing at all switches the preview off (PRV-05). */
export const toPreviewQuery = ({ dateTime, selection }: PreviewSettings) => ({
  ...(selection && { test: selection.test, group: selection.group }),
  ...(dateTime && { previewDateTime: dateTime }),
});

const PARAMETERS = { dateTime: 'previewDateTime', test: 'abTest', group: 'group' } as const;

/** What an address asks staff to look at, or `null` when it asks for nothing (BEY-06). */
export function readSharedSettings(address: string, now: Date): PreviewSettings | null {
  const { searchParams } = new URL(address);
  const dateTime = searchParams.get(PARAMETERS.dateTime);
  const test = searchParams.get(PARAMETERS.test);
  const group = searchParams.get(PARAMETERS.group);
  if (!dateTime && !(test && group)) return null;
  return {
    ...(dateTime && { dateTime: readPreviewTime(dateTime, now).toISOString() }),
    ...(test && group && { selection: { test, group } }),
  };
}

/**
 * The same page with settings in its address, for a colleague who is logged in too; without settings, the plain
 * address (BEY-06).
 *
 * @param site the site's code, so that the link opens the same country
 */
export function toSharedAddress(
  address: string,
  { dateTime, selection }: PreviewSettings,
  site: string,
): string {
  const url = new URL(address);
  for (const name of Object.values(PARAMETERS)) url.searchParams.delete(name);
  if (dateTime) url.searchParams.set(PARAMETERS.dateTime, dateTime);
  if (selection) {
    url.searchParams.set(PARAMETERS.test, selection.test);
    url.searchParams.set(PARAMETERS.group, selection.group);
  }
  if (isPreviewing({ dateTime, selection })) url.searchParams.set('site', site);
  return url.href;
}

/** Whether two settings show the same shop. */
export const isSamePreview = (one: PreviewSettings, other: PreviewSettings): boolean =>
  Date.parse(one.dateTime ?? '') === Date.parse(other.dateTime ?? '') || (!one.dateTime && !other.dateTime)
    ? one.selection?.test === other.selection?.test && one.selection?.group === other.selection?.group
    : false;
