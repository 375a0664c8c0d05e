import { describe, expect, it } from 'vitest';
import { countTests, failedTests, reasonForNoTest } from '../../scripts/stepOutput.ts';

const NOT_COMPARED =
  'Nothing is compared: the accepted screenshots are Chromium 150’s, and this is Chromium 151.';

describe('ENG-01: the count of a step', () => {
  it.each([
    ['      Tests  2 failed | 6832 passed (6834)', { passed: 6832, failed: 2 }],
    ['  1 failed\n  442 passed (13.9m)', { passed: 442, failed: 0 }],
    ['428 screenshots: 403 passed, 25 failed (25 changed, 0 new)', { passed: 403, failed: 25 }],
    ['668 stories: 668 passed, 0 failed', { passed: 668, failed: 0 }],
    ['Checked 1544 files', { passed: 1, failed: 0 }],
  ])('reads %j', (output, count) => {
    expect(countTests(output, true)).toEqual(count);
  });

  it('is one failure for a step that failed without a count', () => {
    expect(countTests('Killed', false)).toEqual({ passed: 0, failed: 1 });
  });

  it('SBK-05: is nothing for screenshots that were not compared, and the reason is known', () => {
    const output = `Browser: chromium\n${NOT_COMPARED}\n`;
    expect(countTests(output, true)).toEqual({ passed: 0, failed: 0 });
    expect(reasonForNoTest(output)).toBe(NOT_COMPARED);
    expect(reasonForNoTest('428 screenshots: 428 passed, 0 failed')).toBeUndefined();
  });
});

describe('ENG-01: the failed tests of a step', () => {
  it('have the lines that follow them, up to the next test', () => {
    const output = [
      '✓ types are right',
      '✗ it works with React Router',
      '    locator.waitFor: Timeout 30000ms exceeded.',
      '',
      '✓ a server-rendered app',
      'Next: 643 kB',
    ].join('\n');
    expect(failedTests(output)).toEqual([
      { test: '✗ it works with React Router', details: ['locator.waitFor: Timeout 30000ms exceeded.'] },
    ]);
  });

  it('are listed once, and their lines are limited in number and length', () => {
    const lines = Array.from({ length: 60 }, () => 'x'.repeat(500));
    const [first, ...others] = failedTests(['× sums', '× sums', ...lines].join('\n'));
    expect(others).toEqual([]);
    expect(first?.details).toHaveLength(25);
    expect(first?.details[0]).toHaveLength(200);
  });
});
