import { readFileSync } from 'node:fs';

// A story that passes when it is repeated is flaky; `npm test` lists it. A pass that takes screenshots to accept them
// finds them different both times.
const { repeatsFailures } = JSON.parse(readFileSync('reports/stories/plan.json', 'utf8'));
if (repeatsFailures) import.meta.jest.retryTimes(1, { logErrorsBeforeRetry: true });
