/** Ratio of the texts’ lengths: a linear parser is as many times faster on the short one, a quadratic one 16 times. */
export const RATIO = 4;
/** The limit lies halfway between linear and quadratic growth, so the garbage collector cannot reach it. */
export const MAX_GROWTH = RATIO ** 1.5;
/** Less CPU time for 16 KB does not matter, and a quadratic parser needs more. */
export const NOISE_MS = 20;

/** CPU time of this thread for a piece of work, in milliseconds: what else the machine does is not in it. */
export function cpuTime(work: () => unknown): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}

/** The same for work that waits. */
export async function cpuTimeOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}
