import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { gatherLines } from '#server/plugins/logStream.ts';
import { toIsoTime } from '#server/plugins/requestLog.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function startLog() {
  const written: string[] = [];
  const log = gatherLines((text) => void written.push(text));
  return {
    log,
    written,
    say: (line: string, level = 30) => log.write(Object.assign(log, { lastLevel: level }) && line),
  };
}

it('BFF-07: ordinary lines are written together, a tenth of a second later at most', () => {
  const { written, say } = startLog();
  say('one\n');
  vi.advanceTimersByTime(60);
  say('two\n');
  vi.advanceTimersByTime(39);
  expect(written).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(written).toEqual(['one\ntwo\n']);
  vi.advanceTimersByTime(1_000);
  expect(written).toHaveLength(1);
});

it('BFF-07: a warning is written at once, with what was said before it', () => {
  const { written, say } = startLog();
  say('one\n');
  say('trouble\n', 40);
  expect(written).toEqual(['one\ntrouble\n']);
});

it('BFF-07: many lines do not wait, and what is left is written when the server closes', () => {
  const { log, written, say } = startLog();
  for (let count = 0; count < 17; count += 1) say(`${'x'.repeat(1_000)}\n`);
  expect(written.join('').length).toBeGreaterThan(16_000);
  say('last\n');
  log.flush();
  log.flush();
  expect(written.at(-1)).toMatch(/last\n$/);
});

it('BFF-07: the time of a line is exact across seconds', () => {
  expect(toIsoTime(Date.UTC(2026, 10, 21, 23, 59, 59, 7))).toBe('2026-11-21T23:59:59.007Z');
  expect(toIsoTime(Date.UTC(2026, 10, 21, 23, 59, 59, 999))).toBe('2026-11-21T23:59:59.999Z');
  expect(toIsoTime(Date.UTC(2026, 10, 22))).toBe('2026-11-22T00:00:00.000Z');
});
