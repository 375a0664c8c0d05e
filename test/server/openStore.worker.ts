import { parentPort, workerData } from 'node:worker_threads';
import { openSqliteStore } from '#server/store/sqliteStore.ts';

const { path, gate, count } = workerData as {
  path: string;
  gate: Int32Array<SharedArrayBuffer>;
  count: number;
};

// The last thread that arrives opens the gate for all.
if (Atomics.add(gate, 0, 1) + 1 === count) {
  Atomics.store(gate, 1, 1);
  Atomics.notify(gate, 1);
} else Atomics.wait(gate, 1, 0);

try {
  await openSqliteStore(path, () => {}).close();
  parentPort?.postMessage('');
} catch (error) {
  parentPort?.postMessage(String(error));
}
