import { Pool } from 'undici';
import type { MeasuredServer } from './demoServer.ts';
import { median, quantile } from './row.ts';

/** The repeated request. */
interface Question {
  path: string;
  headers?: Record<string, string>;
}

/** One burst of requests. */
export interface Burst {
  requests: number;
  /** Processor time of the server for one request, in microseconds. */
  cpuPerRequest: number;
  requestsPerSecond: number;
  /** Response times, in milliseconds. */
  latencies: number[];
}

/**
 * Sends requests as fast as the server responds, over a number of connections, for some time.
 *
 * Compare the server's processor time: on a shared machine, wall-clock time is unreliable.
 */
async function burst(
  server: MeasuredServer,
  { path, headers = {} }: Question,
  { connections, ms }: { connections: number; ms: number },
): Promise<Burst> {
  const pool = new Pool(server.origin, { connections, pipelining: 1 });
  const latencies: number[] = [];
  const before = await server.cpu();
  const since = performance.now();
  const until = since + ms;
  const sendUntilEnd = async () => {
    while (performance.now() < until) {
      const sentAt = performance.now();
      const { statusCode, body } = await pool.request({ path, method: 'GET', headers });
      await body.dump({ limit: 10_000_000 });
      if (statusCode !== 200) throw new Error(`${path} responded with ${statusCode}.`);
      latencies.push(performance.now() - sentAt);
    }
  };
  try {
    await Promise.all(Array.from({ length: connections }, sendUntilEnd));
  } finally {
    await pool.destroy();
  }
  const requests = latencies.length;
  const used = (await server.cpu()) - before;
  return {
    requests,
    cpuPerRequest: used / requests,
    requestsPerSecond: (requests / (performance.now() - since)) * 1000,
    latencies,
  };
}

/** A server and its request. */
export interface Candidate {
  server: MeasuredServer;
  question: Question;
}

/** The JIT compiler has optimised a server's code after some thousand calls. */
const WARM_UP_REQUESTS = 8_000;
/** Time limit of the warm-up on a busy machine, in milliseconds. */
const MAX_WARM_UP_MS = 20_000;

/** Requests that are not counted. */
async function warmUp({ server, question }: Candidate, connections: number, wanted: number): Promise<void> {
  let requests = 0;
  for (let ms = 0; requests < wanted && ms < MAX_WARM_UP_MS; ms += 500)
    requests += (await burst(server, question, { connections, ms: 500 })).requests;
}

/** Alternating bursts for all candidates, in several rounds, so that other load affects all of them equally. */
export async function alternate<Name extends string>(
  candidates: Record<Name, Candidate>,
  {
    rounds,
    connections,
    ms,
    warmUpRequests = WARM_UP_REQUESTS,
  }: { rounds: number; connections: number; ms: number; warmUpRequests?: number },
): Promise<Record<Name, Burst[]>> {
  const names = Object.keys(candidates) as Name[];
  const results = Object.fromEntries(names.map((name) => [name, [] as Burst[]])) as Record<Name, Burst[]>;
  for (const name of names) await warmUp(candidates[name], connections, warmUpRequests);
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) {
      const { server, question } = candidates[name];
      results[name].push(await burst(server, question, { connections, ms }));
    }
  }
  return results;
}

/** The median of a figure over all bursts. */
export const medianOf = (bursts: readonly Burst[], figure: 'cpuPerRequest' | 'requestsPerSecond'): number =>
  median(bursts.map((one) => one[figure]));

/** The median of the ratios of consecutive bursts. */
export const pairedRatio = (
  left: readonly Burst[],
  right: readonly Burst[],
  figure: (one: Burst) => number,
): number => median(left.map((one, round) => figure(one) / figure(right[round] ?? one)));

export const p50 = ({ latencies }: Burst): number => quantile(latencies, 0.5);
