import {
  fromDate,
  parseDate,
  parseTime,
  toCalendarDate,
  toCalendarDateTime,
  toTime,
} from '@internationalized/date';
import type { MessageId } from '#src/i18n/siteIntl.ts';
import { reportMistake } from '#src/lib/reportProblem.ts';
import {
  type AbTest,
  type AuthCheck,
  EMULATED_VISITORS,
  type EmulatedVisitor,
  type PreviewSelection,
  readSelection,
  selectionText,
} from '#src/schemas/preview.ts';

/** What a member of staff previews; empty settings mean the public shop (PRV-01). */
export interface PreviewSettings {
  /** ISO 8601 date-time. */
  dateTime?: string | undefined;
  selection?: PreviewSelection | undefined;
  /** As whom; missing for oneself (BEY-21). */
  visitor?: EmulatedVisitor | undefined;
}

/** The values of the panel's fields (PRV-02). */
export interface PreviewEntry {
  /** `YYYY-MM-DD`; anything else means now (PRV-06). */
  date: string;
  /** `HH:MM`, in the shop's time zone (PRV-07). */
  time: string;
  /** `''` for oneself (BEY-21). */
  visitor: EmulatedVisitor | '';
  /** `''` before anything is chosen, `'none'` for None, else a JSON text with test and group (PRV-03, PRV-07). */
  selection: string;
}

export const NO_TEST = 'none';

/** What the panel calls the visitors (BEY-21). */
export const VISITOR_TEXTS = {
  LOGGED_OUT: 'preview.visitor.logged_out',
  REMEMBERED: 'preview.visitor.remembered',
  LOGGED_IN: 'preview.visitor.logged_in',
  CARD_MEMBER: 'preview.visitor.card_member',
} as const satisfies Record<EmulatedVisitor, MessageId>;

/** A text as one of the visitors, or `undefined`. */
export const readVisitor = (given: string | null): EmulatedVisitor | undefined =>
  EMULATED_VISITORS.find((each) => each === given);

/** A test without a group, as a choice of the select; no test can be mistaken for None. */
export const toTestChoice = (test: string): string => selectionText({ test, group: '' });

/** The chosen test, or `null` for None and before anything is chosen. */
export const chosenTest = (selection: string): string | null => readSelection(selection)?.test ?? null;

/** The chosen group, or `''`. */
export const chosenGroup = (selection: string): string => readSelection(selection)?.group ?? '';

const MINUTE = /^\d{2}:\d{2}$/;

/**
 * The moment that two fields name in the shop's time zone, or `null` when they name none: 30 February. A time that the
 * change to summer time skips is the same time after the change (PRV-06).
 */
export function toMoment({ date, time }: Pick<PreviewEntry, 'date' | 'time'>, timeZone: string): Date | null {
  try {
    if (!MINUTE.test(time)) return null;
    return toCalendarDateTime(parseDate(date), parseTime(time)).toDate(timeZone);
  } catch {
    return null;
  }
}

/** The time to preview, as ISO 8601; an invalid or incomplete date logs an error and means now (PRV-06). */
export function toPreviewTime(
  fields: Pick<PreviewEntry, 'date' | 'time'>,
  now: Date,
  timeZone: string,
): string {
  const moment = toMoment(fields, timeZone);
  if (moment) return moment.toISOString();
  reportMistake(
    `Preview: “${fields.date} ${fields.time}” is no date and time (YYYY-MM-DD HH:MM); the current time is used.`,
  );
  return now.toISOString();
}

/** An ISO 8601 text as a moment; an invalid one logs an error and means now (PRV-06). */
export function readPreviewTime(text: string, now: Date): Date {
  const moment = new Date(text);
  if (!Number.isNaN(moment.getTime())) return moment;
  reportMistake(`Preview: “${text}” is no date and time (ISO 8601); the current time is used.`);
  return now;
}

/** The fields for a moment, in the shop's time zone. */
function toFields(moment: Date, timeZone: string): Pick<PreviewEntry, 'date' | 'time'> {
  const zoned = fromDate(moment, timeZone);
  return {
    date: toCalendarDate(zoned).toString(),
    time: toTime(zoned).toString().slice(0, 'HH:MM'.length),
  };
}

/** The name of a time zone at a moment, such as "Central European Summer Time" (PRV-07). */
export const zoneName = (locale: string, timeZone: string, moment: Date): string =>
  new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'long' })
    .formatToParts(moment)
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;

/** A moment in words on the shop's clock, with the time zone's name (PRV-07). */
export const momentText = (locale: string, timeZone: string, moment: Date): string =>
  `${new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short', timeZone }).format(moment)} (${zoneName(locale, timeZone, moment)})`;

/** The fields for the previewed settings; now where nothing is previewed. */
export function toEntry(
  { dateTime, selection, visitor }: PreviewSettings,
  now: Date,
  timeZone: string,
): PreviewEntry {
  return {
    ...toFields(dateTime ? readPreviewTime(dateTime, now) : now, timeZone),
    selection: selection ? selectionText(selection) : '',
    visitor: visitor ?? '',
  };
}

/** What the shop says that a member of staff looks at. A test without its group is none. */
export function toSettings({ dateTime, abTestName, abTestGroup, visitor }: AuthCheck): PreviewSettings {
  return {
    ...(dateTime && { dateTime }),
    ...(abTestName && abTestGroup && { selection: { test: abTestName, group: abTestGroup } }),
    ...(visitor && { visitor }),
  };
}

/** What the page shows by whose leave, and until when (BEY-21). */
export interface PreviewSession {
  settings: PreviewSettings;
  /** A colleague's link shows it: nothing can be changed. */
  isShared: boolean;
  /** When the session or the link ends; `null` where the shop does not say. */
  expiresAt: Date | null;
}

/** The end that the shop names, or `null` where it names none. */
export function toEnd({ expiresAt }: Pick<AuthCheck, 'expiresAt'>): Date | null {
  const end = new Date(expiresAt ?? '');
  return Number.isNaN(end.getTime()) ? null : end;
}

/** A session as the shop describes it. */
export const toSession = (answer: AuthCheck): PreviewSession => ({
  settings: toSettings(answer),
  isShared: answer.isShared === true,
  expiresAt: toEnd(answer),
});

const MINUTE_MS = 60_000;

/**
 * The minutes until a session ends, begun ones counted; `null` where no end is known, or the browser's clock is past
 * it: the shop decides when a session is over (BEY-21).
 */
export function minutesUntil(end: Date | null, now: number): number | null {
  const minutes = end ? Math.ceil((end.getTime() - now) / MINUTE_MS) : 0;
  return minutes > 0 ? minutes : null;
}

/** Minutes in words: "14 minutes". */
export const minutesText = (locale: string, minutes: number): string =>
  new Intl.NumberFormat(locale, { style: 'unit', unit: 'minute', unitDisplay: 'long' }).format(minutes);

/** Whether anything is previewed at all. */
export const isPreviewing = ({ dateTime, selection, visitor }: PreviewSettings): boolean =>
  Boolean(dateTime || selection || visitor);

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
export const groupsOf = (
  { selection }: Pick<PreviewEntry, 'selection'>,
  { tests }: TestList,
): readonly string[] =>
  tests.find(({ name }) => name === chosenTest(selection))?.groups.map(({ name }) => name) ?? [];

/**
 * The entry as the list allows it: a test that does not run on the date is no longer chosen, nor is a group that the test
 * does not have. While the list loads, everything stays.
 */
export function allowedEntry(entry: PreviewEntry, list: TestList): PreviewEntry {
  const test = chosenTest(entry.selection);
  if (test === null || list.state === 'loading') return entry;
  if (!list.tests.some(({ name }) => name === test)) return { ...entry, selection: '' };
  return groupsOf(entry, list).includes(chosenGroup(entry.selection))
    ? entry
    : { ...entry, selection: toTestChoice(test) };
}

/** A test is chosen, its group is not: the group is required (PRV-04). */
export const needsGroup = ({ selection }: Pick<PreviewEntry, 'selection'>): boolean =>
  readSelection(selection)?.group === '';

/**
 * What the panel's fields ask for, or `null` when the group is missing (PRV-05). No test at all is valid.
 *
 * @param shown the settings that the fields began with: unchanged fields mean the same moment, also in the hour that the
 * end of summer time repeats
 */
export function toAsked(
  entry: PreviewEntry,
  now: Date,
  timeZone: string,
  shown: PreviewSettings = {},
): PreviewSettings | null {
  if (needsGroup(entry)) return null;
  const selection = readSelection(entry.selection);
  const first = shown.dateTime ? toFields(readPreviewTime(shown.dateTime, now), timeZone) : null;
  const isUnchanged = first?.date === entry.date && first.time === entry.time;
  return {
    dateTime: isUnchanged && shown.dateTime ? shown.dateTime : toPreviewTime(entry, now, timeZone),
    ...(selection && { selection }),
    ...(entry.visitor && { visitor: entry.visitor }),
  };
}

/** What the token call is told; nothing at all switches the preview off (PRV-05). */
export const toPreviewQuery = ({ dateTime, selection, visitor }: PreviewSettings) => ({
  ...(selection && { test: selection.test, group: selection.group }),
  ...(dateTime && { previewDateTime: dateTime }),
  ...(visitor && { visitor }),
});

const PARAMETERS = {
  dateTime: 'previewDateTime',
  test: 'abTest',
  group: 'group',
  visitor: 'previewVisitor',
} as const;

/** What an address asks staff to look at, or `null` when it asks for nothing (BEY-06). */
export function readSharedSettings(address: string, now: Date): PreviewSettings | null {
  const { searchParams } = new URL(address);
  const dateTime = searchParams.get(PARAMETERS.dateTime);
  const test = searchParams.get(PARAMETERS.test);
  const group = searchParams.get(PARAMETERS.group);
  const visitor = readVisitor(searchParams.get(PARAMETERS.visitor));
  if (!dateTime && !(test && group) && !visitor) return null;
  return {
    ...(dateTime && { dateTime: readPreviewTime(dateTime, now).toISOString() }),
    ...(test && group && { selection: { test, group } }),
    ...(visitor && { visitor }),
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
  { dateTime, selection, visitor }: PreviewSettings,
  site: string,
): string {
  const url = new URL(address);
  for (const name of Object.values(PARAMETERS)) url.searchParams.delete(name);
  if (dateTime) url.searchParams.set(PARAMETERS.dateTime, dateTime);
  if (selection) {
    url.searchParams.set(PARAMETERS.test, selection.test);
    url.searchParams.set(PARAMETERS.group, selection.group);
  }
  if (visitor) url.searchParams.set(PARAMETERS.visitor, visitor);
  if (isPreviewing({ dateTime, selection, visitor })) url.searchParams.set('site', site);
  return url.href;
}

/**
 * The page where staff share their preview, told which page to share: the one at the address, without its settings
 * (BEY-21).
 *
 * @param tools a path of the shop
 */
export function toToolsAddress(tools: string, address: string, site: string): string {
  const { pathname, search } = new URL(toSharedAddress(address, {}, site));
  return `${tools}?to=${encodeURIComponent(pathname + search)}`;
}

/** Whether two settings show the same shop. */
export const isSamePreview = (one: PreviewSettings, other: PreviewSettings): boolean =>
  Date.parse(one.dateTime ?? '') === Date.parse(other.dateTime ?? '') || (!one.dateTime && !other.dateTime)
    ? one.selection?.test === other.selection?.test &&
      one.selection?.group === other.selection?.group &&
      one.visitor === other.visitor
    : false;
