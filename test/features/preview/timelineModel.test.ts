import { parseDate } from '@internationalized/date';
import { describe, expect, it } from 'vitest';
import {
  addKnownWorlds,
  type KnownWorld,
  pastShare,
  timelineMoment,
  timelineStart,
  toBars,
  toDay,
} from '#src/features/preview/timelineModel.ts';
import { themeWorldsResponse } from '#src/schemas/themeWorld.ts';

const BERLIN = 'Europe/Berlin';
const TODAY = parseDate('2026-11-24');
const at = (text: string) => Date.parse(text);
const repliesOf = (...worlds: { title: string; endDate?: string; url?: string; imgUrl?: string }[]) =>
  themeWorldsResponse.parse({
    new: { headline: 'Neu', themeworlds: worlds.map((world) => ({ url: `/c/${world.title}`, ...world })) },
  });
const addWorlds = (known: readonly KnownWorld[], worlds: ReturnType<typeof repliesOf>, seenAt: number) =>
  addKnownWorlds(known, worlds, seenAt, BERLIN);
const barsOf = (known: readonly KnownWorld[], time = '2026-11-24T10:00:00Z') =>
  toBars(known, { start: TODAY, at: at(time), timeZone: BERLIN });
const dayOf = (fraction: number) => Math.round(fraction * 28 * 100) / 100;

describe('the first day', () => {
  it.each([
    ['today', null, '2026-11-24', '2026-11-24'],
    ['today, for a day within four weeks', null, '2026-12-21', '2026-11-24'],
    ['a week before a later day', null, '2026-12-22', '2026-12-15'],
    ['a week before a past day', null, '2026-11-23', '2026-11-16'],
    ['unchanged while it can', '2026-11-16', '2026-12-13', '2026-11-16'],
    ['today again for a day outside', '2026-11-16', '2026-12-14', '2026-11-24'],
  ])('PRV-08: is %s', (_case, current, day, expected) => {
    const start = timelineStart(current === null ? null : parseDate(current), TODAY, parseDate(day));
    expect(start.toString()).toBe(expected);
  });

  it('PRV-07: is a day of the shop’s time zone', () => {
    const night = new Date('2026-11-24T22:30:00Z');
    expect(toDay(night, BERLIN).toString()).toBe('2026-11-24');
    expect(toDay(night, 'Europe/Istanbul').toString()).toBe('2026-11-25');
  });
});

it.each([
  ['today', '2026-11-24', 0],
  ['a week ago', '2026-11-17', 0.25],
  ['five weeks ago', '2026-10-20', 1],
  ['next week', '2026-12-01', 0],
])('PRV-08: the past of a timeline that begins %s is its share before today', (_case, start, share) => {
  expect(pastShare(parseDate(start), TODAY)).toBe(share);
});

it('PRV-07, PRV-08: a day keeps the time of day across the change to summer time', () => {
  const start = parseDate('2027-03-20');
  const moment = new Date('2027-03-20T09:00:00Z');
  expect(timelineMoment(start, 1, moment, BERLIN).toISOString()).toBe('2027-03-21T09:00:00.000Z');
  expect(timelineMoment(start, 10, moment, BERLIN).toISOString()).toBe('2027-03-30T08:00:00.000Z');
  // The second 2:30 of its own day stays the second.
  const second = new Date('2027-10-31T01:30:00Z');
  expect(timelineMoment(parseDate('2027-10-31'), 0, second, BERLIN)).toEqual(second);
});

describe('the known theme worlds', () => {
  it('NAV-10: a bar has the scene of its theme world, if its address is safe', () => {
    const reply = repliesOf(
      { title: 'Tee', imgUrl: '/images/teasers/tea.svg' },
      { title: 'Yoga', imgUrl: 'javascript:alert(1)' },
    );
    const bars = barsOf(addWorlds([], reply, at('2026-11-24T10:00:00Z')));
    expect(bars.map(({ image }) => image)).toEqual(['/images/teasers/tea.svg', null]);
  });

  it('PRV-08: a theme world is known from the earliest time at which the shop showed it', () => {
    const reply = repliesOf({ title: 'Tee', endDate: '2026-12-20' });
    const later = addWorlds([], reply, at('2026-12-01T10:00:00Z'));
    const earlier = addWorlds(later, reply, at('2026-11-28T10:00:00Z'));
    const again = addWorlds(earlier, reply, at('2026-12-05T10:00:00Z'));
    expect(again).toHaveLength(1);
    expect(again[0]?.seenAt).toBe(at('2026-11-28T10:00:00Z'));
  });

  it('PRV-08: a theme world that returns with another end is another bar; one that has ended has no bar', () => {
    const first = addWorlds(
      [],
      repliesOf({ title: 'Tee', endDate: '2026-12-01' }),
      at('2026-11-24T10:00:00Z'),
    );
    const both = addWorlds(
      first,
      repliesOf({ title: 'Tee', endDate: '2026-12-20' }),
      at('2026-12-05T10:00:00Z'),
    );
    expect(both).toHaveLength(2);
    expect(
      addWorlds([], repliesOf({ title: 'Tee', endDate: '2026-12-01' }), at('2026-12-05T10:00:00Z')),
    ).toEqual([]);
  });
});

describe('the bars', () => {
  const seen = at('2026-11-24T10:00:00Z');
  const past = addWorlds([], repliesOf({ title: 'Alt', endDate: '2026-11-20' }), at('2026-11-10T10:00:00Z'));
  const known = addWorlds(
    past,
    repliesOf(
      { title: 'Lang', endDate: '2027-01-10' },
      { title: 'Kurz', endDate: '2026-12-01T11:00:00Z' },
      { title: 'Ohne Ende' },
    ),
    seen,
  );

  it('PRV-08: end at the end date; what is not known or outside the four weeks is not drawn', () => {
    expect(
      barsOf(known).map(({ title, from, until, isEndShown }) => [
        title,
        dayOf(from),
        dayOf(until),
        isEndShown,
      ]),
    ).toEqual([
      ['Kurz', 0, 7.5, true],
      ['Ohne Ende', 0, 28, false],
      ['Lang', 0, 28, false],
    ]);
  });

  it('PRV-08: those that the shop shows at the thumb’s time are on', () => {
    const isOn = (time: string) => barsOf(known, time).map((bar) => bar.isOn);
    expect(isOn('2026-12-01T10:59:00Z')).toEqual([true, true, true]);
    expect(isOn('2026-12-01T11:00:00Z')).toEqual([false, true, true]);
  });

  it('PRV-08: a later theme world takes a free row, and is on from the beginning of the day when it was seen', () => {
    const more = addWorlds(
      known,
      repliesOf({ title: 'Neu', endDate: '2026-12-30' }),
      at('2026-12-08T10:00:00Z'),
    );
    const bar = barsOf(more).find(({ title }) => title === 'Neu');
    expect(bar).toMatchObject({ row: 0, isOn: false });
    expect(dayOf(bar?.from ?? 0)).toBe(14);
    const isOn = (time: string) => barsOf(more, time).find(({ title }) => title === 'Neu')?.isOn;
    expect(['2026-12-07T22:59:59Z', '2026-12-07T23:00:00Z'].map(isOn)).toEqual([false, true]);
  });

  it('PRV-08: a short theme world of the last days has its title before it, in a row with space for it', () => {
    const rowOf = (end: string) => {
      const first = addWorlds([], repliesOf({ title: 'Erst', endDate: end }), seen);
      const both = addWorlds(first, repliesOf({ title: 'Spät' }), at('2026-12-19T10:00:00Z'));
      return barsOf(both).find(({ title }) => title === 'Spät');
    };
    expect(rowOf('2026-12-05')).toMatchObject({ row: 0, isLate: true });
    expect(rowOf('2026-12-16')).toMatchObject({ row: 1, isLate: true });
  });
});
