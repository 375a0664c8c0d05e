import { afterEach, beforeEach, expect, vi } from 'vitest';

/** The console's errors since the test began. */
const complaints: string[] = [];

beforeEach(() => {
  complaints.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...message: unknown[]) => {
    complaints.push(message.map(String).join(' '));
  });
});

// React, react-aria and the message formatter speak there when something is wrong that still renders. A test that
// provokes it on purpose reads the errors with `takeComplaints`.
afterEach(() => {
  expect(takeComplaints(), 'console.error was called').toEqual([]);
});

/** The console's errors so far in this test; they no longer fail it. */
export function takeComplaints(): string[] {
  return complaints.splice(0);
}
