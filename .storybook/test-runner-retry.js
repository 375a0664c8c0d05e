// A story that passes when it is repeated is flaky; `npm test` lists it.
import.meta.jest.retryTimes(1, { logErrorsBeforeRetry: true });
