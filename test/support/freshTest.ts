import { afterEach, vi } from 'vitest';
import { forgetReportedProblems } from '#src/lib/reportProblem.ts';

// A test leaves the clock, the globals and the environment as they were, and no reported problem. Vitest restores spies.
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  forgetReportedProblems();
});
