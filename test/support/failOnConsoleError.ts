import { afterEach, beforeEach, vi } from 'vitest';

// React's words for an answer or a chunk that arrives between two steps of a test. Users see no fault in it, and it
// depends on the machine's speed.
const LATE_UPDATE = /not wrapped in act\(|suspended inside an `act` scope/;

/** The console's errors since the test began. */
const complaints: string[] = [];

beforeEach(() => {
  complaints.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...message: unknown[]) => {
    const complaint = message.map(String).join(' ');
    if (!LATE_UPDATE.test(complaint)) complaints.push(complaint);
  });
});

// React, react-aria and the message formatter speak there when something is wrong that still renders. A test that
// provokes it on purpose reads the errors with `takeComplaints`.
afterEach(() => {
  const unexpected = takeComplaints();
  if (unexpected.length > 0) throw new Error(`console.error was called:\n${unexpected.join('\n')}`);
});

/** The console's errors so far in this test; they no longer fail it. */
export function takeComplaints(): string[] {
  return complaints.splice(0);
}
