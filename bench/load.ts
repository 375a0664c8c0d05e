import autocannon from 'autocannon';
import type { MeasuredServer } from './demoServer.ts';
import { median } from './row.ts';

const CONNECTIONS = 8;
const ROUNDS = 5;
const ROUND_SECONDS = 2;
/** The JIT compiler needs some hundred pages. */
const WARM_UP_SECONDS = 10;

/** A server and the page that is requested of it. */
export interface Candidate {
  server: MeasuredServer;
  path: string;
  cookie?: string;
}

/**
 * Requests a page as fast as the server responds; returns the server's processor time per page, in microseconds. On a
 * shared machine, wall-clock time is unreliable.
 */
async function measurePage({ server, path, cookie }: Candidate, duration: number): Promise<number> {
  const before = await server.cpu();
  const { non2xx, errors, requests } = await autocannon({
    url: server.origin + path,
    connections: CONNECTIONS,
    duration,
    ...(cookie && { headers: { cookie } }),
  });
  if (non2xx + errors > 0) throw new Error(`${path}: ${non2xx} wrong statuses, ${errors} errors.`);
  return ((await server.cpu()) - before) / requests.total;
}

/** Measures all candidates alternately, in several rounds, so that other load affects all of them equally. */
export async function alternate<Name extends string>(
  candidates: Record<Name, Candidate>,
): Promise<Record<Name, number[]>> {
  const names = Object.keys(candidates) as Name[];
  const results = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>;
  for (const name of names) await measurePage(candidates[name], WARM_UP_SECONDS);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const name of names) results[name].push(await measurePage(candidates[name], ROUND_SECONDS));
  return results;
}

/** The median of the ratios of consecutive rounds. */
export const pairedRatio = (left: readonly number[], right: readonly number[]): number =>
  median(left.map((each, round) => each / (right[round] ?? each)));
