import { spawn } from 'node:child_process';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { freePort } from '../../scripts/lib/freePort.ts';

/** A server in a process of its own. */
export interface ServerProcess {
  url: string;
  port: number;
  /** What it has written to its log. */
  output: () => string;
  send(signal: 'SIGTERM' | 'SIGINT' | 'SIGKILL'): void;
  /** Its exit code, or the signal that ended it. */
  ended: Promise<number | string | null>;
}

/** Starts a server in a process of its own and waits until it is ready; ended after the test. */
export async function startProcess(env: Record<string, string>): Promise<ServerProcess> {
  const port = await freePort();
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'programs/server.ts')], {
    env: { PATH: process.env.PATH, LOG_LEVEL: 'warn', ...env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  const ended = new Promise<number | string | null>((resolve) =>
    // After its last output.
    child.once('close', (code, signal) => resolve(signal ?? code)),
  );
  await new Promise<void>((resolve, reject) => {
    const onOutput = (text: Buffer) => {
      output += text;
      // Printed once the port is open.
      if (/^ +Shop +http/m.test(output)) resolve();
    };
    child.stdout.on('data', onOutput);
    child.stderr.on('data', onOutput);
    void ended.then((code) => reject(new Error(`The server ended with ${code}: ${output}`)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    output: () => output,
    send: (signal) => void child.kill(signal),
    ended,
  };
}
