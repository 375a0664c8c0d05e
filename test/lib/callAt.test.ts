import { beforeEach, expect, it, vi } from 'vitest';
import { callAt } from '#src/lib/callAt.ts';

const NOW = Date.parse('2026-11-30T08:00:00Z');
const HOUR_MS = 3_600_000;
const MONTH_MS = 31 * 24 * HOUR_MS;

beforeEach(() => void vi.useFakeTimers({ now: NOW }));

it.each([
  ['in an hour', HOUR_MS],
  ['in a month, later than a timer can be set', MONTH_MS],
])('NAV-09, BEY-21: calls back at its time, once: %s', (_when, delay) => {
  const callback = vi.fn();
  callAt(NOW + delay, callback);
  vi.advanceTimersByTime(delay - 1);
  expect(callback).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1 + HOUR_MS);
  expect(callback).toHaveBeenCalledOnce();
});

it('NAV-09, BEY-21: does not call back after it was cancelled', () => {
  const callback = vi.fn();
  const cancel = callAt(NOW + HOUR_MS, callback);
  vi.advanceTimersByTime(HOUR_MS / 2);
  cancel();
  vi.advanceTimersByTime(HOUR_MS);
  expect(callback).not.toHaveBeenCalled();
});
