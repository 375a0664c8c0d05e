import { type AddressInfo, connect, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import type { AppOptions } from '#server/app.ts';
import { startApp } from '../support/testServer.ts';

/** A server on a port of its own. */
export async function listen(env: Record<string, string> = {}, options: Partial<AppOptions> = {}) {
  const app = await startApp(env, options);
  await app.listen({ port: 0, host: '127.0.0.1' });
  return { app, port: (app.server.address() as AddressInfo).port };
}

interface RawConnection {
  socket: Socket;
  /** What the server has sent so far. */
  received: () => string;
  /** Everything that the server sends until it closes the connection. */
  output: Promise<string>;
}

/** A connection on which a test says what it likes. */
export function open(port: number, text = ''): RawConnection {
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  let received = '';
  socket.on('data', (part) => {
    received += part;
  });
  // A server may close on what it does not like before it has read it all.
  socket.on('error', () => {});
  const output = new Promise<string>((resolve) => socket.once('close', () => resolve(received)));
  if (text) socket.write(text);
  return { socket, received: () => received, output };
}

export const statusesOf = (output: string) =>
  [...output.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => status);

/** Lines of a request as they go over the wire. */
export const lines = (...all: string[]) => `${all.join('\r\n')}\r\n`;
