// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { previewSettingsAtom } from '#src/features/preview/previewAtoms.ts';
import {
  applyFromTimelineAtom,
  loadTestGroupsAtom,
  scrubbedTimeAtom,
  testGroupsAtom,
  timelineFailureAtom,
} from '#src/features/preview/timelineAtoms.ts';
import type { AbTest, AuthCheck } from '#src/schemas/preview.ts';
import { aTest, staffShop } from './staffShop.ts';

const [MONDAY, TUESDAY, FRIDAY] = ['07', '08', '11'].map((day) => `2026-12-${day}T10:00:00.000Z`) as [
  string,
  string,
  string,
];
const BANNER: AbTest = { name: 'Banner', groups: [{ name: 'A' }, { name: 'B' }] };
const IN_BANNER = aTest('Banner', 'B');

const shopWith = (session: Partial<AuthCheck>, tests: (time: string) => AbTest[] = () => [BANNER]) =>
  staffShop(session, {}, tests);

beforeEach(() => {
  document.cookie = 'preview=1';
  history.replaceState(null, '', '/');
});
afterEach(() => {
  document.cookie = 'preview=; max-age=0';
});

it('PRV-08: another day keeps test, group and visitor', async () => {
  const { store, shop } = await shopWith({ dateTime: MONDAY, ...IN_BANNER, visitor: 'CARD_MEMBER' });
  expect(await store.set(applyFromTimelineAtom, { dateTime: TUESDAY })).toBe('applied');
  expect(shop.queries).toEqual([
    { test: 'Banner', group: 'B', previewDateTime: TUESDAY, visitor: 'CARD_MEMBER' },
  ]);
  expect(location.search).toContain('previewDateTime=2026-12-08');
});

it('PRV-08: the switch keeps the day', async () => {
  const { store } = await shopWith({ dateTime: MONDAY, ...IN_BANNER });
  await store.set(applyFromTimelineAtom, { selection: { test: 'Banner', group: 'A' } });
  expect(store.get(previewSettingsAtom)).toEqual({
    dateTime: MONDAY,
    selection: { test: 'Banner', group: 'A' },
  });
});

it('PRV-07, PRV-08: a test that does not run on the day is dropped, and the panel says so', async () => {
  const { store, shop } = await shopWith({ dateTime: MONDAY, ...IN_BANNER }, (time) =>
    time < FRIDAY ? [BANNER] : [],
  );
  expect(await store.set(applyFromTimelineAtom, { dateTime: FRIDAY })).toBe('testEnded');
  expect(shop.queries).toEqual([{ previewDateTime: FRIDAY }]);
  expect(store.get(timelineFailureAtom)).toBe('preview.timeline.test_ended');
  await store.set(applyFromTimelineAtom, { dateTime: TUESDAY });
  expect(store.get(timelineFailureAtom)).toBeNull();
});

it('PRV-08: days chosen while the shop answers: only the last is asked for', async () => {
  const { store, shop } = await shopWith({ dateTime: MONDAY });
  const { promise, resolve: release } = Promise.withResolvers<void>();
  shop.wait = promise;
  const first = store.set(applyFromTimelineAtom, { dateTime: TUESDAY });
  expect(await store.set(applyFromTimelineAtom, { dateTime: MONDAY })).toBeNull();
  expect(await store.set(applyFromTimelineAtom, { dateTime: FRIDAY })).toBeNull();
  release();
  expect(await first).toBe('applied');
  expect(shop.queries).toEqual([{ previewDateTime: TUESDAY }, { previewDateTime: FRIDAY }]);
  expect(store.get(previewSettingsAtom)?.dateTime).toBe(FRIDAY);
});

it('PRV-08: a group chosen while the shop answers about a day: both apply, and the thumb rests', async () => {
  const { store } = await shopWith({ dateTime: MONDAY, ...IN_BANNER });
  store.set(scrubbedTimeAtom, new Date(FRIDAY));
  const day = store.set(applyFromTimelineAtom, { dateTime: FRIDAY });
  const selection = { test: 'Banner', group: 'A' };
  await store.set(applyFromTimelineAtom, { selection });
  expect(await day).toBe('applied');
  expect(store.get(previewSettingsAtom)).toEqual({ dateTime: FRIDAY, selection });
  expect(store.get(scrubbedTimeAtom)).toBeNull();
});

it('PRV-08: a refused day: the thumb returns, and the panel says that it failed', async () => {
  const { store, shop } = await shopWith({ dateTime: MONDAY });
  shop.answers.setPreview = 'INTERNAL_ERROR';
  store.set(scrubbedTimeAtom, new Date(FRIDAY));
  expect(await store.set(applyFromTimelineAtom, { dateTime: FRIDAY })).toBe('failed');
  expect(store.get(scrubbedTimeAtom)).toBeNull();
  expect(store.get(timelineFailureAtom)).toBe('preview.failure');
  expect(store.get(previewSettingsAtom)?.dateTime).toBe(MONDAY);
});

it('PRV-09: a day of which the shop makes another is no success', async () => {
  const { store, shop } = await shopWith({ dateTime: MONDAY });
  shop.apply = () => ({ dateTime: TUESDAY });
  expect(await store.set(applyFromTimelineAtom, { dateTime: FRIDAY })).toBe('different');
  expect(store.get(timelineFailureAtom)).toBe('preview.different');
});

it('PRV-08: the thumb stays where it is if it has moved on while the shop answered', async () => {
  const { store } = await shopWith({ dateTime: MONDAY });
  store.set(scrubbedTimeAtom, new Date(FRIDAY));
  await store.set(applyFromTimelineAtom, { dateTime: TUESDAY });
  expect(store.get(scrubbedTimeAtom)?.toISOString()).toBe(FRIDAY);
});

it('PRV-08: the switch knows the groups of the previewed test only', async () => {
  const { store } = await shopWith({ dateTime: MONDAY, ...IN_BANNER });
  const { signal } = new AbortController();
  await store.set(loadTestGroupsAtom, 'Banner', MONDAY, signal);
  expect(store.get(testGroupsAtom)).toEqual(['A', 'B']);
  await store.set(loadTestGroupsAtom, 'Footer', MONDAY, signal);
  expect(store.get(testGroupsAtom)).toEqual([]);
});
