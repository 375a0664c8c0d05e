import { fromDate, parseDate, parseTime, toCalendarDate, toCalendarDateTime } from '@internationalized/date';
import type { MessageId } from '#src/i18n/siteIntl.ts';
import { addParameters } from '#src/lib/addParameters.ts';
import { clockText } from '#src/lib/clockText.ts';
import { dateText } from '#src/lib/dateText.ts';
import { reportMistake } from '#src/lib/reportProblem.ts';
import { toShopInstant } from '#src/lib/shopTime.ts';
import {
  type AbTest,
  type AuthCheck,
  EMULATED_VISITORS,
  type EmulatedVisitor,
  type PreviewSelection,
  readSelection,
  selectionText,
} from '#src/schemas/preview.ts';

/** What a member of staff previews; empty settings mean the public shop. */
export interface PreviewSettings {
  /** ISO 8601 date-time. */
  dateTime?: string | undefined;
  selection?: PreviewSelection | undefined;
  /** The emulated visitor; missing without emulation. */
  visitor?: EmulatedVisitor | undefined;
}

/** A date and a time of day in the shop's time zone. */
interface DateFields {
  /** `YYYY-MM-DD`. */
  date: string;
  /** `HH:MM`. */
  time: string;
  /** The second of two equal times, which the end of summer time repeats. @default the first */
  isLater?: boolean;
}

/** The values of the panel's fields. */
export interface PreviewInput extends DateFields {
  /** The emulated visitor; `''` without emulation. */
  visitor: EmulatedVisitor | '';
  /** `''` before anything is chosen, `'none'` for None, else a JSON text with test and group. */
  selection: string;
}

export const NO_TEST = 'none';

/** The panel's names of the visitors. */
export const VISITOR_TEXTS = {
  LOGGED_OUT: 'preview.visitor.logged_out',
  REMEMBERED: 'preview.visitor.remembered',
  LOGGED_IN: 'preview.visitor.logged_in',
  CARD_MEMBER: 'preview.visitor.card_member',
} as const satisfies Record<EmulatedVisitor, MessageId>;

/** A text as one of the visitors, or `undefined`. */
export const readVisitor = (value: string | undefined): EmulatedVisitor | undefined =>
  EMULATED_VISITORS.find((each) => each === value);

/** The value of a test without a group in the select; it cannot equal the value of None. */
export const toTestChoice = (test: string): string => selectionText({ test, group: '' });

/** The chosen test; `null` for None and before a choice. */
export const chosenTest = (selection: string): string | null => readSelection(selection)?.test ?? null;

/** The chosen group, or `''`. */
export const chosenGroup = (selection: string): string => readSelection(selection)?.group ?? '';

const MINUTE = /^\d{2}:\d{2}$/;

/**
 * The time of two fields in the shop's time zone; `null` for an invalid date. A time that summer time skips is the one
 * after.
 */
export function toMoment({ date, time, isLater }: DateFields, timeZone: string): Date | null {
  try {
    if (!MINUTE.test(time)) return null;
    const fields = toCalendarDateTime(parseDate(date), parseTime(time));
    return fields.toDate(timeZone, isLater ? 'later' : 'compatible');
  } catch {
    return null;
  }
}

/** The two moments of a time that the end of summer time repeats; `null` for any other time. */
export function repeatedMoments({ date, time }: DateFields, timeZone: string): readonly Date[] | null {
  const moments = [false, true].map((isLater) => toMoment({ date, time, isLater }, timeZone));
  const [first, second] = moments;
  return first && second && first < second ? [first, second] : null;
}

/**
 * Parses an ISO 8601 text, on the shop's clock without a zone; an invalid one logs an error and is `undefined`: now.
 */
function readPreviewTime(text: string, timeZone: string): string | undefined {
  const instant = toShopInstant(text, timeZone);
  if (instant !== null) return new Date(instant).toISOString();
  reportMistake(`Preview: “${text}” is not a date and time (ISO 8601); the current time is used.`);
  return undefined;
}

/** The fields for a time, in the shop's time zone. */
function toFields(moment: Date, timeZone: string): Required<DateFields> {
  const zoned = fromDate(moment, timeZone);
  const fields = { date: toCalendarDate(zoned).toString(), time: clockText(zoned) };
  const [, second] = repeatedMoments(fields, timeZone) ?? [];
  return { ...fields, isLater: second !== undefined && moment >= second };
}

/**
 * The time that the fields name, as ISO 8601: `undefined` for the current time, `null` while they are incomplete. Unchanged
 * fields name exactly what they show, which is the current time without a previewed one.
 *
 * @param shown the settings with which the fields began, at `openedAt`
 */
export function chosenTime(
  fields: DateFields,
  shown: PreviewSettings,
  openedAt: Date,
  timeZone: string,
): string | null | undefined {
  const first = toPreviewEntry(shown, openedAt, timeZone);
  const isUnchanged =
    fields.date === first.date && fields.time === first.time && fields.isLater === first.isLater;
  return isUnchanged ? shown.dateTime : (toMoment(fields, timeZone)?.toISOString() ?? null);
}

/** The name of a time zone at a time, such as "Central European Summer Time". */
export const zoneName = (
  locale: string,
  timeZone: string,
  moment: Date,
  length: 'long' | 'short' = 'long',
): string =>
  new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: length })
    .formatToParts(moment)
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;

/** Formats a time in the shop's time zone, with the time zone's name. */
export const momentText = (locale: string, timeZone: string, moment: Date): string =>
  `${dateText(new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short', timeZone }), moment)} (${zoneName(locale, timeZone, moment)})`;

/** The short form of a time, for the ribbon's title in a narrow window: “So., 2. Mai 2027, 12:00”. */
export const shortMomentText = (locale: string, timeZone: string, moment: Date): string =>
  dateText(
    new Intl.DateTimeFormat(locale, {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZone,
    }),
    moment,
  );

/** The fields for the previewed settings; without a date they show the current time. */
export function toPreviewEntry(
  { dateTime, selection, visitor }: PreviewSettings,
  now: Date,
  timeZone: string,
): PreviewInput {
  return {
    ...toFields(dateTime ? new Date(dateTime) : now, timeZone),
    selection: selection ? selectionText(selection) : '',
    visitor: visitor ?? '',
  };
}

/** The settings in the shop's response or an address. A test without a group is ignored. */
export function toSettings(
  { dateTime: sent, abTestName, abTestGroup, visitor }: Partial<AuthCheck>,
  timeZone: string,
): PreviewSettings {
  const dateTime = sent ? readPreviewTime(sent, timeZone) : undefined;
  return {
    ...(dateTime && { dateTime }),
    ...(abTestName && abTestGroup && { selection: { test: abTestName, group: abTestGroup } }),
    ...(visitor && { visitor }),
  };
}

/** A staff session or a shared preview. */
export interface PreviewSession {
  settings: PreviewSettings;
  /** Whether it comes from a shared link, which is read-only. */
  isShared: boolean;
  /** When the session or the link expires; `null` if the shop does not send it. */
  expiresAt: Date | null;
}

/** The time of expiry in the shop's response, or `null`. */
export function toEnd({ expiresAt = '' }: Pick<AuthCheck, 'expiresAt'>, timeZone: string): Date | null {
  const end = toShopInstant(expiresAt, timeZone);
  return end === null ? null : new Date(end);
}

export const toSession = (answer: AuthCheck, timeZone: string): PreviewSession => ({
  settings: toSettings(answer, timeZone),
  isShared: answer.isShared === true,
  expiresAt: toEnd(answer, timeZone),
});

const MINUTE_MS = 60_000;

/**
 * The minutes until a session ends, rounded up; `null` if that is unknown, or past although the shop has not ended it.
 */
export function minutesUntil(end: Date | null, now: number): number | null {
  const minutes = end ? Math.ceil((end.getTime() - now) / MINUTE_MS) : 0;
  return minutes > 0 ? minutes : null;
}

/** Formats minutes: "14 minutes". */
export const minutesText = (locale: string, minutes: number): string =>
  new Intl.NumberFormat(locale, { style: 'unit', unit: 'minute', unitDisplay: 'long' }).format(minutes);

/** What the shop shows after a change: as asked (`applied`) or not (`different`), or that the session has `ended`. */
export type PreviewOutcome = 'applied' | 'different' | 'ended' | 'failed';

/** The panel's message about a change. */
export const OUTCOME_TEXTS = {
  applied: 'preview.success',
  different: 'preview.different',
  ended: 'preview.session.ended',
  failed: 'preview.failure',
} as const satisfies Record<PreviewOutcome, MessageId>;

/** Whether the settings differ from what visitors see. */
export const isPreviewing = ({ dateTime, selection, visitor }: PreviewSettings): boolean =>
  Boolean(dateTime || selection || visitor);

/** The list of tests for a date, and its loading state. */
export interface TestList {
  state: 'loading' | 'none' | 'found' | 'failed';
  /** While a new list is loading, the previous one. */
  tests: readonly AbTest[];
}

/** The panel's message about the list. */
export const TEST_LIST_TEXTS = {
  loading: 'preview.tests.loading',
  none: 'preview.tests.none',
  found: 'preview.tests.found',
  failed: 'preview.tests.failed',
} as const satisfies Record<TestList['state'], MessageId>;

/** The groups of the chosen test; none while no test is chosen, or one that does not run on this date. */
export const groupsOf = (
  { selection }: Pick<PreviewInput, 'selection'>,
  { tests }: TestList,
): readonly string[] =>
  tests.find(({ name }) => name === chosenTest(selection))?.groups.map(({ name }) => name) ?? [];

/** Whether the list contains a test with its group. */
export const isOffered = ({ test, group }: PreviewSelection, tests: readonly AbTest[]): boolean =>
  tests.some(({ name, groups }) => name === test && groups.some((each) => each.name === group));

/**
 * Removes choices that a loaded list does not allow: a test that does not run on the date, or a group it does not have.
 */
export function allowedEntry(entry: PreviewInput, list: TestList): PreviewInput {
  const test = chosenTest(entry.selection);
  if (test === null || list.state === 'loading' || list.state === 'failed') return entry;
  if (!list.tests.some(({ name }) => name === test)) return { ...entry, selection: '' };
  return groupsOf(entry, list).includes(chosenGroup(entry.selection))
    ? entry
    : { ...entry, selection: toTestChoice(test) };
}

/** Whether a test is chosen without its group, which is required. */
export const needsGroup = ({ selection }: Pick<PreviewInput, 'selection'>): boolean =>
  readSelection(selection)?.group === '';

/**
 * The settings of the panel's fields; `null` if the group is missing. An incomplete date logs an error and becomes now.
 *
 * @param dateTime what `chosenTime` returns for the fields
 */
export function toPreviewSettings(
  entry: PreviewInput,
  dateTime: string | null | undefined,
  now: Date,
): PreviewSettings | null {
  if (needsGroup(entry)) return null;
  if (dateTime === null)
    reportMistake(
      `Preview: “${entry.date} ${entry.time}” is not a date and time (YYYY-MM-DD HH:MM); the current time is used.`,
    );
  const selection = readSelection(entry.selection);
  return {
    dateTime: dateTime ?? now.toISOString(),
    ...(selection && { selection }),
    ...(entry.visitor && { visitor: entry.visitor }),
  };
}

/** The query of the token call; an empty one switches the preview off. */
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

/** The preview settings in an address, or `null`. A time without a zone is on the shop's clock. */
export function readSharedSettings(address: string, timeZone: string): PreviewSettings | null {
  const { searchParams } = new URL(address);
  const read = (name: keyof typeof PARAMETERS) => searchParams.get(PARAMETERS[name]) ?? undefined;
  const [dateTime, abTestName, abTestGroup] = [read('dateTime'), read('test'), read('group')];
  const visitor = readVisitor(read('visitor'));
  if (!dateTime && !(abTestName && abTestGroup) && !visitor) return null;
  return toSettings({ dateTime, abTestName, abTestGroup, visitor }, timeZone);
}

/**
 * The page's address with the settings and their site, for a colleague who is logged in too; without settings the plain
 * one.
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

/** The address of the preview tools for the page at `address`, without its settings. @param tools a path of the shop */
export function toToolsAddress(tools: string, address: string, site: string): string {
  const { pathname, search } = new URL(toSharedAddress(address, {}, site));
  return addParameters(tools, { to: pathname + search });
}

const toKey = ({ dateTime, selection, visitor }: PreviewSettings): string =>
  JSON.stringify([dateTime && Date.parse(dateTime), selection?.test, selection?.group, visitor]);

/** Whether two settings show the same shop. */
export const isSamePreview = (one: PreviewSettings, other: PreviewSettings): boolean =>
  toKey(one) === toKey(other);
