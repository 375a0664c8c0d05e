import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { type Config, ConfigError, readConfig } from './config/config.ts';
import { LIMITS } from './config/limits.ts';

/** How a server stops. */
interface DrainTimes {
  /** How long `/readyz` fails before the server stops accepting requests, in milliseconds. */
  noticeMs: number;
  /** How long after the stop signal the server exits even with open requests, in milliseconds. */
  timeoutMs: number;
}

const NOTICE_MS = 1_000;
/** Time for the store, the queue and the idle connections beside a shop's call, in milliseconds. */
const MARGIN_MS = 4_000;

/** The last request may come at the end of the notice and take as long as the slowest call. */
export const DRAIN_TIMES: DrainTimes = {
  noticeMs: NOTICE_MS,
  timeoutMs: NOTICE_MS + Math.max(LIMITS.footerMs, ...Object.values(LIMITS.callMs)) + MARGIN_MS,
};

/** The stop signals of terminals and containers. */
const STOP_SIGNALS = ['SIGINT', 'SIGTERM'] as const;

interface RunOptions {
  times?: DrainTimes;
  /** The addresses that the terminal shows, by name. @default the server's own */
  list?: (origin: string, config: Config) => Record<string, string>;
}

/**
 * Runs a server with the environment's settings until a stop signal; then it finishes open requests.
 * An error during startup prints one sentence and exits with code 1.
 *
 * @param build creates the app, without a port
 */
export async function run(
  build: (config: Config) => Promise<FastifyInstance>,
  { times = DRAIN_TIMES, list = (origin) => ({ Server: `${origin}/healthz` }) }: RunOptions = {},
): Promise<void> {
  try {
    const config = readConfig(process.env);
    const app = await build(config);
    const address = await app.listen({ port: config.port, host: config.host });
    // Before the port is printed: a process that reads it may send the stop signal at once.
    for (const signal of STOP_SIGNALS) process.once(signal, () => void stop(app, signal, times));
    const shown = address.replace('127.0.0.1', 'localhost');
    const lines = Object.entries(list(shown, config)).map(([name, at]) => `  ${name.padEnd(10)} ${at}\n`);
    process.stdout.write(`\n${lines.join('')}\n`);
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`);
    process.exit(1);
  }
}

async function stop(
  app: FastifyInstance,
  signal: (typeof STOP_SIGNALS)[number],
  { noticeMs, timeoutMs }: DrainTimes,
): Promise<void> {
  const giveUp = setTimeout(() => process.exit(1), timeoutMs);
  app.drain();
  // A load balancer needs time to notice; a person at a terminal should not wait.
  if (signal === 'SIGTERM') await wait(noticeMs);
  await app.close();
  clearTimeout(giveUp);
  process.exit(0);
}

/** Node's errors for an address that no interface of this machine has, or for a name without an address. */
const FOREIGN_ADDRESS: readonly unknown[] = ['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'ENOTFOUND', 'EAI_AGAIN'];

/** A startup error as a sentence for the terminal. */
function explain(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  const { code, port } = error as { code?: string; port?: number };
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken by another program. Stop it, or set PORT to a free port.`;
  if (code === 'EACCES' && port !== undefined)
    return `Port ${port} is open to administrators only. Set PORT to a free port above 1023.`;
  if (FOREIGN_ADDRESS.includes(code)) return 'HOST is not an address of this machine. Correct or remove it.';
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
