import { beforeEach, expect, it, vi } from 'vitest';
import { onReportedProblem, reportProblem } from '#src/lib/reportProblem.ts';

const warnings: string[] = [];

beforeEach(() => {
  warnings.length = 0;
  vi.spyOn(console, 'warn').mockImplementation((message) => void warnings.push(message));
});

it('reports a message once, with a bounded excerpt of external input', () => {
  reportProblem(`No price: ${'x'.repeat(16_000)}`);
  reportProblem(`No price: ${'x'.repeat(20_000)}`);
  expect(warnings).toHaveLength(1);
  expect(warnings[0]?.length).toBeLessThan(400);
});

it('reports a problem that is back after an hour', () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
  reportProblem('The navigation: no answer.');
  clock.mockReturnValue(3_599_999);
  reportProblem('The navigation: no answer.');
  expect(warnings).toHaveLength(1);
  clock.mockReturnValue(3_600_000);
  reportProblem('The navigation: no answer.');
  expect(warnings).toHaveLength(2);
});

it('keeps a bounded number of messages, and replays them to a late listener', async () => {
  for (let index = 0; index < 2_000; index += 1) reportProblem(`Problem ${index}`);
  const received: string[] = [];
  const stop = onReportedProblem((problem) => received.push(problem));
  await Promise.resolve();
  stop();
  expect(received).toHaveLength(500);
  expect(received.at(-1)).toBe('Problem 1999');
});

it('an error of a listener stops neither who listens nor who reports', async () => {
  const errors: unknown[] = [];
  const queue = vi.spyOn(globalThis, 'queueMicrotask').mockImplementation((call) => {
    try {
      call();
    } catch (error) {
      errors.push(error);
    }
  });
  reportProblem('An earlier problem.');
  const stop = onReportedProblem(() => {
    throw new Error('The log is gone.');
  });
  reportProblem('A later problem.');
  stop();
  queue.mockRestore();
  expect(errors).not.toEqual([]);
});

it('removes characters that control a terminal, a log or the text direction', () => {
  reportProblem('a\u001b[31mb\nc\u2028d\u202ee\u200bf é 😀');
  expect(warnings).toEqual(['[vitrine] a\ufffd[31mb\ufffdc\ufffdd\ufffde\ufffdf é 😀']);
});
