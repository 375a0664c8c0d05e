import type { ServerStore } from './serverStore.ts';

/** The store did not respond in time. */
class StoreTimeoutError extends Error {
  override name = 'StoreTimeoutError';
  readonly statusCode = 503;
}

async function within<Value>(work: Promise<Value>, deadlineMs: number): Promise<Value> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new StoreTimeoutError('The store did not respond in time.')),
    deadlineMs,
  );
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** A store whose operations end within a deadline, also if its connection stalls (BFF-14). */
export const withDeadline = (store: ServerStore, deadlineMs: number): ServerStore => ({
  read: (key) => within(store.read(key), deadlineMs),
  change: (key, change) => within(store.change(key, change), deadlineMs),
  ping: () => within(store.ping(), deadlineMs),
  close: () => store.close(),
});
