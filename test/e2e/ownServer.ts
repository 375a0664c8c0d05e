import { spawn } from 'node:child_process';

/** A server of a test's own, that it can stop and start again. */
export interface OwnServer {
  url: string;
  stop: () => Promise<void>;
}

/** Starts the server as `npm start` does, on a port and a folder, and waits until it is ready. */
export async function startServer(port: number, dataDir: string): Promise<OwnServer> {
  const child = spawn(process.execPath, ['demo/main.ts'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
    stdio: 'ignore',
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = `http://localhost:${port}`;
  for (let tries = 0; ; tries++) {
    const isReady = await fetch(`${url}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isReady) break;
    if (tries === 600) throw new Error('The server did not become ready.');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    url,
    stop: async () => {
      child.kill('SIGINT');
      await ended;
    },
  };
}
