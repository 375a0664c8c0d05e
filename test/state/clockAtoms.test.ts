import { beforeEach, expect, it, vi } from 'vitest';
import { pageInstantAtom, readClockAtom } from '#src/state/clockAtoms.ts';
import { serverDataAtom } from '#src/state/serverDataAtom.ts';
import { atomStore } from '../support/atomStore.ts';

const NOON = Date.parse('2026-12-21T12:00:00Z');
beforeEach(() => void vi.useFakeTimers({ now: NOON }));

it('NAV-09: the page’s time is the server’s until the clock is read, is never turned back and never stands still', () => {
  const { store } = atomStore();
  expect(store.get(pageInstantAtom)).toBeNull();
  store.set(serverDataAtom, { now: NOON + 1_000 });
  expect(store.get(pageInstantAtom)).toBe(NOON + 1_000);
  // The browser's clock is behind the server's.
  store.set(readClockAtom);
  expect(store.get(pageInstantAtom)).toBe(NOON + 1_000);
  vi.setSystemTime(NOON + 60_000);
  store.set(readClockAtom);
  expect(store.get(pageInstantAtom)).toBe(NOON + 61_000);
  // It was set back.
  vi.setSystemTime(NOON);
  store.set(readClockAtom);
  expect(store.get(pageInstantAtom)).toBe(NOON + 61_000);
  vi.setSystemTime(NOON + 5_000);
  store.set(readClockAtom);
  expect(store.get(pageInstantAtom)).toBe(NOON + 66_000);
});
