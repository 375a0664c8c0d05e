import { setTimeout as wait } from 'node:timers/promises';
import type { ServerStore } from './serverStore.ts';

/** Longest time of a task, in milliseconds; after it another server may begin the same one. */
const MAX_TASK_MS = 30_000;
/** How often a waiting task looks whether it may begin, in milliseconds. */
const CHECK_MS = 50;

/** A lock that a task holds. */
interface Lock {
  /** In milliseconds since 1970. */
  until: number;
}

/** Runs tasks with the same key one after the other, on all servers with this store. */
export async function runInTurn<Value>(
  store: ServerStore,
  key: string,
  work: () => Promise<Value>,
): Promise<Value> {
  const lockKey = `lock:${key}`;
  const begin = () =>
    store.change<Lock, boolean>(lockKey, (lock) => {
      const now = Date.now();
      const isFree = !lock || lock.until <= now || lock.until > now + MAX_TASK_MS;
      const next = isFree ? { until: now + MAX_TASK_MS } : lock;
      return { document: next, value: isFree, expiresInMs: MAX_TASK_MS };
    });
  while (!(await begin())) await wait(CHECK_MS);
  try {
    return await work();
  } finally {
    // A lock that cannot be removed expires.
    await store
      .change<Lock, void>(lockKey, () => ({ document: undefined, value: undefined }))
      .catch(() => {});
  }
}
