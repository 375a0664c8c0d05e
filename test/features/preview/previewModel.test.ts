import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  allowedEntry,
  groupsOf,
  isPreviewing,
  isSamePreview,
  NO_TEST,
  needsGroup,
  type PreviewEntry,
  readSharedSettings,
  type TestList,
  toEntry,
  toPreviewSettings,
  toPreviewTime,
  toSettings,
  toSharedAddress,
  toTestChoice,
} from '#src/features/preview/previewModel.ts';
import { forgetReportedProblems } from '#src/lib/reportProblem.ts';
import { selectionText } from '#src/schemas/preview.ts';

const NOW = new Date('2026-11-21T10:00:00Z');
const BERLIN = 'Europe/Berlin';
const chosen = (test: string, group = '') => selectionText({ test, group });
const entry = (part: Partial<PreviewEntry> = {}): PreviewEntry => ({
  date: '2027-07-01',
  time: '09:30',
  selection: '',
  visitor: '',
  ...part,
});
const list: TestList = {
  state: 'found',
  tests: [{ name: 'Stepper', groups: [{ name: 'Control' }, { name: 'New' }] }],
};

let problems: string[];
beforeEach(() => {
  problems = [];
  vi.spyOn(console, 'error').mockImplementation((message) => void problems.push(message));
});
afterEach(forgetReportedProblems);

describe('the date (PRV-06)', () => {
  it('PRV-06, PRV-07: is read as YYYY-MM-DD in the shop’s time zone and sent as ISO 8601', () => {
    expect(toPreviewTime(entry(), NOW, BERLIN)).toBe('2027-07-01T07:30:00.000Z');
    expect(toPreviewTime(entry(), NOW, 'Europe/Istanbul')).toBe('2027-07-01T06:30:00.000Z');
    expect(toPreviewTime(entry({ date: '2028-02-29' }), NOW, BERLIN)).toBe('2028-02-29T08:30:00.000Z');
    expect(problems).toEqual([]);
  });

  it.each([
    ['before the change to summer time', '2027-03-26', '02:30', '2027-03-26T01:30:00.000Z'],
    ['in the hour that it skips', '2027-03-28', '02:30', '2027-03-28T01:30:00.000Z'],
    ['after it', '2027-03-29', '02:30', '2027-03-29T00:30:00.000Z'],
    ['in the hour that its end repeats', '2027-10-31', '02:30', '2027-10-31T00:30:00.000Z'],
  ])('PRV-06: a moment %s', (_when, date, time, expected) => {
    expect(toPreviewTime(entry({ date, time }), NOW, BERLIN)).toBe(expected);
  });

  it('PRV-06: unchanged fields give the same instant, also in the repeated hour of the clock change', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2027-01-01'), max: new Date('2028-01-01'), noInvalidDate: true }),
        (moment) => {
          const shown = { dateTime: moment.toISOString() };
          expect(toPreviewSettings(toEntry(shown, NOW, BERLIN), NOW, BERLIN, shown)).toEqual(shown);
        },
      ),
    );
  });

  it.each([
    '',
    '01.07.2027',
    '2027-7-1',
    '2027-02-29',
    '2027-13-01',
    '2027-00-10',
    '2027-04-31',
    '2027-07-01T00:00',
    'tomorrow',
  ])('PRV-06: “%s” is invalid: an error is logged and the current time is used', (date) => {
    expect(toPreviewTime(entry({ date }), NOW, BERLIN)).toBe(NOW.toISOString());
    expect(problems).toEqual([expect.stringContaining('YYYY-MM-DD')]);
  });

  it.each(['', '24:00', '9:30', '10:60'])('PRV-06: the time “%s” is invalid as well', (time) => {
    expect(toPreviewTime(entry({ time }), NOW, BERLIN)).toBe(NOW.toISOString());
    expect(problems).toHaveLength(1);
  });

  it('keeps a year below 100 as it is typed', () => {
    expect(new Date(toPreviewTime(entry({ date: '0020-01-05' }), NOW, BERLIN)).getFullYear()).toBe(20);
  });

  it('PRV-02: the fields start with the previewed time, otherwise with the current one, and convert back to the same minute', () => {
    const dateTime = '2027-07-01T08:00:00.000Z';
    const fields = toEntry({ dateTime, selection: { test: 'Stepper', group: 'New' } }, NOW, BERLIN);
    expect(fields.selection).toBe('{"test":"Stepper","group":"New"}');
    expect(toPreviewTime(fields, NOW, BERLIN)).toBe(dateTime);
    expect(toPreviewTime(toEntry({}, NOW, BERLIN), new Date(0), BERLIN)).toBe(NOW.toISOString());
  });
});

describe('the selection (PRV-04, PRV-05)', () => {
  it('PRV-04: a test requires its group, None and an empty selection do not', () => {
    expect(needsGroup({ selection: toTestChoice('Stepper') })).toBe(true);
    expect(needsGroup({ selection: chosen('Stepper', 'New') })).toBe(false);
    expect(needsGroup({ selection: NO_TEST })).toBe(false);
    expect(needsGroup({ selection: '' })).toBe(false);
  });

  it('PRV-04: a test named “none” is a test', () => {
    expect(needsGroup({ selection: toTestChoice(NO_TEST) })).toBe(true);
  });

  it('PRV-05: a test without a group is rejected, an empty selection is not', () => {
    expect(toPreviewSettings(entry({ selection: toTestChoice('Stepper') }), NOW, BERLIN)).toBeNull();
    expect(toPreviewSettings(entry(), NOW, BERLIN)).toEqual({
      dateTime: toPreviewTime(entry(), NOW, BERLIN),
    });
    expect(toPreviewSettings(entry({ selection: NO_TEST }), NOW, BERLIN)).not.toHaveProperty('selection');
    expect(toPreviewSettings(entry({ selection: chosen('Stepper', 'New') }), NOW, BERLIN)).toMatchObject({
      selection: { test: 'Stepper', group: 'New' },
    });
  });

  it('PRV-03: a test that does not run on the new date is deselected', () => {
    const initial = entry({ selection: chosen('Stepper', 'New') });
    expect(allowedEntry(initial, list)).toBe(initial);
    expect(allowedEntry(initial, { state: 'none', tests: [] })).toMatchObject({ selection: '' });
    expect(allowedEntry(initial, { state: 'failed', tests: [] })).toMatchObject({ selection: '' });
    expect(allowedEntry(initial, { state: 'loading', tests: [] })).toBe(initial);
    const other = { ...initial, selection: chosen('Stepper', 'Old') };
    expect(allowedEntry(other, list)).toMatchObject({ selection: toTestChoice('Stepper') });
    expect(groupsOf(initial, list)).toEqual(['Control', 'New']);
  });

  it('PRV-01: the shop’s check response contains the preview settings', () => {
    expect(isPreviewing(toSettings({ status: 'SUCCESS' }))).toBe(false);
    const settings = toSettings({ status: 'SUCCESS', abTestName: 'Stepper', abTestGroup: 'New' });
    expect(settings).toEqual({ selection: { test: 'Stepper', group: 'New' } });
    expect(isPreviewing(settings)).toBe(true);
    expect(toSettings({ status: 'SUCCESS', abTestName: 'Stepper' })).toEqual({});
  });
});

describe('the address (BEY-06)', () => {
  const settings = { dateTime: '2027-07-01T08:00:00.000Z', selection: { test: 'A & B', group: 'Ü/1' } };

  it('BEY-06: contains date, test, group and site, keeps the rest, and is parsed back', () => {
    const address = toSharedAddress('https://shop.example/c/4200?sort=price#top', settings, 'PL');
    expect(new URL(address).searchParams.get('site')).toBe('PL');
    expect(address).toContain('sort=price');
    expect(address.endsWith('#top')).toBe(true);
    expect(readSharedSettings(address, NOW)).toEqual(settings);
  });

  it('BEY-06: other settings replace those in the address, and empty settings remove them', () => {
    const first = toSharedAddress('https://shop.example/', settings, 'PL');
    const second = toSharedAddress(first, { dateTime: settings.dateTime }, 'PL');
    expect(readSharedSettings(second, NOW)).toEqual({ dateTime: settings.dateTime });
    expect(readSharedSettings(toSharedAddress(second, {}, 'PL'), NOW)).toBeNull();
  });

  it.each(['?abTest=A', '?group=B', '?abTest=&group=B', ''])('BEY-06: “%s” contains no settings', (query) => {
    expect(readSharedSettings(`https://shop.example/${query}`, NOW)).toBeNull();
  });

  it('PRV-06: an invalid date in the address is logged and means the current time', () => {
    expect(readSharedSettings('https://shop.example/?previewDateTime=soon', NOW)).toEqual({
      dateTime: NOW.toISOString(),
    });
    expect(problems).toHaveLength(1);
  });

  it.each([
    [{}, {}, true],
    [{ dateTime: '2027-07-01T10:00:00+02:00' }, { dateTime: '2027-07-01T08:00:00.000Z' }, true],
    [{ dateTime: '2027-07-01T08:00:00Z' }, {}, false],
    [settings, { dateTime: settings.dateTime }, false],
    [settings, { ...settings, selection: { test: 'A & B', group: 'other' } }, false],
  ])('compares %j with %j', (one, other, isSame) => {
    expect(isSamePreview(one, other)).toBe(isSame);
  });
});
