import { spawn } from 'node:child_process';
import { findRedis } from '../../scripts/lib/findRedis.ts';
import { freePort } from '../../scripts/lib/freePort.ts';

/** A real Redis with nothing in it. */
export interface RealRedis {
  url: string;
  stop(): void;
}

/** Starts a Redis of a test's own; throws with a sentence where there is none and none can be installed. */
export async function startRedis(): Promise<RealRedis> {
  const port = await freePort();
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const child = spawn(findRedis(), args, { stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise<void>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`Redis ended with ${code} before it was ready.`)));
    child.stdout.on('data', (text) => {
      if (String(text).includes('Ready to accept')) resolve();
    });
  });
  return { url: `redis://127.0.0.1:${port}`, stop: () => void child.kill('SIGKILL') };
}
