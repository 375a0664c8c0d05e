import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium, type LaunchOptions } from 'playwright';

/** A server in a separate process, with measurable processor time. */
export interface MeasuredServer {
  origin: string;
  pid: number;
  /** Processor time the process has used so far, in microseconds: user and system. */
  cpu: () => Promise<number>;
  /** Used heap after a garbage collection, in bytes. */
  heap: () => Promise<number>;
  stop: () => Promise<void>;
}

/** Resolves when a forked program reports its address. */
export async function awaitServer(child: ChildProcess, name: string): Promise<MeasuredServer> {
  const problems: string[] = [];
  child.stderr?.setEncoding('utf8').on('data', (text: string) => problems.push(text.trim()));
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message: { port: number }) => resolve(message.port));
    child.once('exit', () => reject(new Error(`${name} did not start: ${problems.join(' ')}`)));
  });
  /** One question at a time. */
  const query = (question: string) =>
    new Promise<number>((resolve) => {
      child.once('message', (value: number) => resolve(value));
      child.send(question);
    });
  return {
    origin: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    cpu: () => query('cpu'),
    heap: () => query('heap'),
    stop: () => end(child),
  };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await ended;
}

/** The demo server as run by `npm start`, with its own store and few lines of log, on a free loopback port. */
export async function startDemo(): Promise<MeasuredServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-bench-'));
  const child = fork(path.join(import.meta.dirname, 'servers/demo.ts'), {
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'warn', DATA_DIR: folder },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    execArgv: ['--expose-gc'],
  });
  const server = await awaitServer(child, 'The demo');
  const stop = async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { ...server, stop };
}

/** Starts the demo and a browser; ends both. */
export async function withDemo<Value>(
  found: LaunchOptions,
  work: (demo: MeasuredServer, browser: Browser) => Promise<Value>,
): Promise<Value> {
  const demo = await startDemo();
  const browser = await chromium.launch(found);
  try {
    return await work(demo, browser);
  } finally {
    await browser.close();
    await demo.stop();
  }
}
