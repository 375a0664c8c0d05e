import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

// A thread of its own, so that a busy attacker does not delay the measurement. Any message ends it.

/** A request that waited for the server. */
export interface Wait {
  /** Wall-clock time, in milliseconds. */
  ms: number;
  /** Processor time that the server used meanwhile, in milliseconds; `null` where the system does not say it. */
  cpuMs: number | null;
}

const PAUSE_MS = 50;
/** The unit of processor times in `/proc`, in milliseconds. */
const TICK_MS = 10;
const { origin, pid } = workerData as { origin: string; pid: number };

/** Processor time of the server so far, user and system, while it may be too busy to be asked. */
function cpuOfServer(): number | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  } catch {
    return null;
  }
}

const ask = () =>
  new Promise<Wait>((resolve, reject) => {
    const since = performance.now();
    const before = cpuOfServer();
    const request = get(`${origin}/healthz`, { agent: false }, (response) => {
      response.resume().once('end', () => {
        if (response.statusCode !== 200) reject(new Error(`/healthz: ${response.statusCode}`));
        const after = cpuOfServer();
        const cpuMs = before === null || after === null ? null : after - before;
        resolve({ ms: performance.now() - since, cpuMs });
      });
    });
    request.once('error', reject);
  });

let isEnded = false;
parentPort?.once('message', () => {
  isEnded = true;
});
const waits: Wait[] = [];
while (!isEnded) {
  waits.push(await ask());
  await wait(PAUSE_MS);
}
parentPort?.postMessage(waits);
