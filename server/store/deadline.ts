import type { Change } from '#mocks/world.ts';
import type { ServerStore } from './serverStore.ts';

async function within<Value>(
  deadlineMs: number,
  start: (throwIfLate: () => void) => Promise<Value>,
): Promise<Value> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  let error: Error | undefined;
  const timer = setTimeout(() => {
    error = new Error('The store did not respond in time.');
    reject(error);
  }, deadlineMs);
  const throwIfLate = () => {
    if (error) throw error;
  };
  try {
    return await Promise.race([start(throwIfLate), late]);
  } catch (failure) {
    // Late, without a connection or full: the visitor may come back.
    throw Object.assign(failure as Error, { statusCode: 503 });
  } finally {
    clearTimeout(timer);
  }
}

/**
 * A store whose operations end within a deadline, also if its connection stalls, and whose failures are answered
 * with 503. A change that has been refused is not begun later, when the visitor may have repeated it.
 */
export const withDeadline = (store: ServerStore, deadlineMs: number): ServerStore => ({
  read: (key) => within(deadlineMs, () => store.read(key)),
  change: <Document, Value>(
    key: string,
    change: (document: Document | undefined) => Change<Document, Value>,
  ) =>
    within(deadlineMs, (throwIfLate) =>
      store.change<Document, Value>(key, (document) => {
        throwIfLate();
        return change(document);
      }),
    ),
  ping: () => within(deadlineMs, () => store.ping()),
  close: () => store.close(),
});
