import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  allowedEntry,
  chosenTime,
  groupsOf,
  isPreviewing,
  isSamePreview,
  minutesUntil,
  momentText,
  NO_TEST,
  needsGroup,
  type PreviewInput,
  type PreviewSettings,
  readSharedSettings,
  repeatedMoments,
  shortMomentText,
  type TestList,
  toMoment,
  toPreviewEntry,
  toPreviewSettings,
  toSession,
  toSettings,
  toSharedAddress,
  toTestChoice,
} from '#src/features/preview/previewModel.ts';
import { selectionText } from '#src/schemas/preview.ts';

const NOW = new Date('2026-11-21T10:00:00Z');
const BERLIN = 'Europe/Berlin';
const chosen = (test: string, group = '') => selectionText({ test, group });
const entry = (part: Partial<PreviewInput> = {}): PreviewInput => ({
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

/** The time that the fields name, when they began with `shown`. */
const timeOf = (part: Partial<PreviewInput>, shown: PreviewSettings = {}, timeZone = BERLIN) =>
  chosenTime(entry(part), shown, NOW, timeZone);

it('TXT-03: a French time writes the first of a month as an ordinal', () => {
  const moment = new Date('2026-12-01T10:00:00Z');
  expect(momentText('fr-CH', 'Europe/Zurich', moment)).toContain(' 1er\u00a0décembre 2026');
  expect(shortMomentText('fr-CH', 'Europe/Zurich', moment)).toContain(' 1er\u00a0déc. 2026');
});

describe('the chosen time', () => {
  it.each([
    ['in Germany', '2027-07-01', '09:30', BERLIN, '2027-07-01T07:30:00.000Z'],
    ['in Türkiye', '2027-07-01', '09:30', 'Europe/Istanbul', '2027-07-01T06:30:00.000Z'],
    ['on a leap day', '2028-02-29', '09:30', BERLIN, '2028-02-29T08:30:00.000Z'],
    ['before the change to summer time', '2027-03-26', '02:30', BERLIN, '2027-03-26T01:30:00.000Z'],
    ['in the hour that it skips', '2027-03-28', '02:30', BERLIN, '2027-03-28T01:30:00.000Z'],
    ['in the hour that its end repeats', '2027-10-31', '02:30', BERLIN, '2027-10-31T00:30:00.000Z'],
    ['in a year below 100', '0020-01-05', '12:00', 'UTC', '0020-01-05T12:00:00.000Z'],
  ])('PRV-06, PRV-07: is that of the shop %s', (_where, date, time, timeZone, expected) => {
    expect(timeOf({ date, time }, {}, timeZone)).toBe(expected);
  });

  it('PRV-09: is the second of two equal times if it was chosen; there is no choice for other times', () => {
    const repeated = { date: '2027-10-31', time: '02:30' };
    expect(timeOf({ ...repeated, isLater: true })).toBe('2027-10-31T01:30:00.000Z');
    expect(repeatedMoments(repeated, BERLIN)?.map((moment) => moment.toISOString())).toEqual([
      '2027-10-31T00:30:00.000Z',
      '2027-10-31T01:30:00.000Z',
    ]);
    for (const [date, time] of [
      ['2027-10-31', '03:00'],
      ['2027-03-28', '02:30'],
      ['2027-10-31', ''],
    ] as const)
      expect(repeatedMoments({ date, time }, BERLIN)).toBeNull();
  });

  it('PRV-07, PRV-09: is exactly the previewed one while the fields are unchanged, also in the repeated hour', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2027-01-01'), max: new Date('2028-01-01'), noInvalidDate: true }),
        (moment) => {
          const shown = { dateTime: moment.toISOString() };
          const fields = toPreviewEntry(shown, NOW, BERLIN);
          expect(chosenTime(fields, shown, NOW, BERLIN)).toBe(shown.dateTime);
          // Without the seconds, the fields alone name it.
          expect(toMoment(fields, BERLIN)?.getTime()).toBe(Math.floor(moment.getTime() / 60_000) * 60_000);
        },
      ),
    );
  });

  it('PRV-05: is the moment of the submit while the fields are unchanged without a previewed time', () => {
    const fields = toPreviewEntry({}, NOW, BERLIN);
    expect(fields).toMatchObject({ date: '2026-11-21', time: '11:00' });
    expect(chosenTime(fields, {}, NOW, BERLIN)).toBeUndefined();
    expect(toPreviewSettings(fields, undefined, NOW)).toEqual({ dateTime: NOW.toISOString() });
  });

  it.each([
    { date: '' },
    { date: '01.07.2027' },
    { date: '2027-7-1' },
    { date: '2027-02-29' },
    { date: '2027-13-01' },
    { date: '2027-07-01T00:00' },
    { time: '' },
    { time: '24:00' },
    { time: '9:30' },
  ])('PRV-06: $date $time is invalid: an error is logged and the current time is used', (part) => {
    expect(timeOf(part)).toBeNull();
    expect(toPreviewSettings(entry(part), null, NOW)).toEqual({ dateTime: NOW.toISOString() });
    expect(problems).toEqual([expect.stringContaining('YYYY-MM-DD')]);
  });
});

describe('the selection (PRV-04, PRV-05)', () => {
  it.each([
    ['no choice', '', {}],
    ['None', NO_TEST, {}],
    ['a test with its group', chosen('Stepper', 'New'), { selection: { test: 'Stepper', group: 'New' } }],
    ['a test without its group', toTestChoice('Stepper'), null],
    ['a test named “none”', toTestChoice(NO_TEST), null],
  ])('PRV-04, PRV-05: %s is %j', (_what, selection, settings) => {
    expect(needsGroup({ selection })).toBe(settings === null);
    expect(toPreviewSettings(entry({ selection }), undefined, NOW)).toEqual(
      settings && { dateTime: NOW.toISOString(), ...settings },
    );
  });

  it('PRV-03, PRV-09: only a loaded list removes a test or a group that it does not have', () => {
    const initial = entry({ selection: chosen('Stepper', 'New') });
    expect(allowedEntry(initial, list)).toBe(initial);
    expect(allowedEntry(initial, { state: 'none', tests: [] })).toMatchObject({ selection: '' });
    for (const state of ['failed', 'loading'] as const)
      expect(allowedEntry(initial, { state, tests: [] })).toBe(initial);
    const other = { ...initial, selection: chosen('Stepper', 'Old') };
    expect(allowedEntry(other, list)).toMatchObject({ selection: toTestChoice('Stepper') });
    expect(groupsOf(initial, list)).toEqual(['Control', 'New']);
  });

  it('PRV-01: the shop’s check response contains the preview settings', () => {
    expect(isPreviewing(toSettings({ status: 'SUCCESS' }, BERLIN))).toBe(false);
    const settings = toSettings({ status: 'SUCCESS', abTestName: 'Stepper', abTestGroup: 'New' }, BERLIN);
    expect(settings).toEqual({ selection: { test: 'Stepper', group: 'New' } });
    expect(isPreviewing(settings)).toBe(true);
    expect(toSettings({ status: 'SUCCESS', abTestName: 'Stepper' }, BERLIN)).toEqual({});
  });
});

describe('the address (BEY-06)', () => {
  const settings = { dateTime: '2027-07-01T08:00:00.000Z', selection: { test: 'A & B', group: 'Ü/1' } };

  it('BEY-06: contains date, test, group and site, keeps the rest, and is parsed back', () => {
    const address = toSharedAddress('https://shop.example/c/4200?sort=price#top', settings, 'PL');
    expect(new URL(address).searchParams.get('site')).toBe('PL');
    expect(address).toContain('sort=price');
    expect(address.endsWith('#top')).toBe(true);
    expect(readSharedSettings(address, BERLIN)).toEqual(settings);
  });

  it('BEY-06: other settings replace those in the address, and empty settings remove them', () => {
    const first = toSharedAddress('https://shop.example/', settings, 'PL');
    const second = toSharedAddress(first, { dateTime: settings.dateTime }, 'PL');
    expect(readSharedSettings(second, BERLIN)).toEqual({ dateTime: settings.dateTime });
    expect(readSharedSettings(toSharedAddress(second, {}, 'PL'), BERLIN)).toBeNull();
  });

  it.each(['?abTest=A', '?group=B', '?abTest=&group=B', ''])('BEY-06: “%s” contains no settings', (query) => {
    expect(readSharedSettings(`https://shop.example/${query}`, BERLIN)).toBeNull();
  });

  it('PRV-07: a time without a zone is on the shop’s clock, also from the shop and in the address', () => {
    const dateTime = '2027-07-01T08:00:00.000Z';
    for (const sent of ['2027-07-01T10:00', '2027-07-01 10:00:00', '2027-07-01T08:00Z']) {
      const answer = { status: 'SUCCESS', dateTime: sent, expiresAt: sent } as const;
      expect(toSession(answer, BERLIN)).toMatchObject({
        settings: { dateTime },
        expiresAt: new Date(dateTime),
      });
      const address = `https://shop.example/?previewDateTime=${encodeURIComponent(sent)}`;
      expect(readSharedSettings(address, BERLIN)).toEqual({ dateTime });
    }
    expect(toSession({ status: 'SUCCESS', expiresAt: '07/01/2027' }, BERLIN).expiresAt).toBeNull();
  });

  it('PRV-06: an invalid date in the address or of the shop is logged and means the current time', () => {
    expect(readSharedSettings('https://shop.example/?previewDateTime=soon', BERLIN)).toEqual({});
    expect(toSettings({ status: 'SUCCESS', dateTime: 'later' }, BERLIN)).toEqual({});
    expect(problems).toHaveLength(2);
  });

  it.each([
    [{}, {}, true],
    [{ dateTime: '2027-07-01T10:00:00+02:00' }, { dateTime: '2027-07-01T08:00:00.000Z' }, true],
    [{ dateTime: '2027-07-01T08:00:00Z' }, {}, false],
    [settings, { dateTime: settings.dateTime }, false],
    [settings, { ...settings, selection: { test: 'A & B', group: 'other' } }, false],
    [{ visitor: 'LOGGED_IN' as const }, {}, false],
  ])('PRV-09: compares %j with %j', (one, other, isSame) => {
    expect(isSamePreview(one, other)).toBe(isSame);
  });
});

it('BEY-21: the minutes until the end are rounded up, and unknown after it', () => {
  const at = (seconds: number) => minutesUntil(new Date(NOW.getTime() + seconds * 1_000), NOW.getTime());
  expect([at(900), at(61), at(1), at(0), at(-60)]).toEqual([15, 2, 1, null, null]);
  expect(minutesUntil(null, NOW.getTime())).toBeNull();
});
