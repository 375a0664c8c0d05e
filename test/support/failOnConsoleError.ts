import { afterEach, beforeEach, expect, vi } from 'vitest';

/** What was said on the error console since the test began. */
const complaints: string[] = [];

beforeEach(() => {
  complaints.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...message: unknown[]) => {
    complaints.push(message.map(String).join(' '));
  });
});

// React, react-aria and the message formatter speak there when something is wrong that still renders. A test that
// provokes it on purpose reads what was said with `takeComplaints`.
afterEach(() => {
  expect(takeComplaints(), 'console.error was called').toEqual([]);
});

/** Everything said on the error console so far in this test, which then no longer fails it. */
export function takeComplaints(): string[] {
  return complaints.splice(0);
}
