import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** A shop that fails every call in one way. */
export interface Fault {
  /** The column in the docs. */
  name: string;
  does: string;
  answer: (request: IncomingMessage, response: ServerResponse) => void;
}

const JSON_TYPE = { 'content-type': 'application/json' };

/** Long enough for any deadline of a test. */
const FOREVER_MS = 60_000;

function every(response: ServerResponse, ms: number, write: () => void): void {
  const timer = setInterval(write, ms);
  response.once('close', () => clearInterval(timer));
}

/** The ways in which a service can fail. */
export const FAULTS = [
  {
    name: 'down',
    does: 'closes every connection',
    answer: (request) => request.socket.destroy(),
  },
  {
    name: 'slow',
    does: 'never responds',
    answer: (_request, response) => void setTimeout(() => response.end('{}'), FOREVER_MS).unref(),
  },
  {
    name: 'trickle',
    does: 'sends one byte at a time, without end',
    answer: (_request, response) => {
      response.writeHead(200, JSON_TYPE).write('{');
      every(response, 20, () => response.write(' '));
    },
  },
  {
    name: 'reset',
    does: 'closes the connection in the middle of a 200 response',
    answer: (_request, response) => {
      response.writeHead(200, { ...JSON_TYPE, 'content-length': 1_000 });
      response.write('{"cart":{', () => response.destroy());
    },
  },
  {
    name: '500',
    does: 'responds with 500 and an HTML page',
    answer: (_request, response) =>
      void response.writeHead(500, { 'content-type': 'text/html' }).end('<h1>It is not you</h1>'),
  },
  {
    name: '503',
    does: 'responds with 503 without a body',
    answer: (_request, response) => void response.writeHead(503).end(),
  },
  {
    name: 'wrong type',
    does: 'responds with 200 and an HTML page',
    answer: (_request, response) =>
      void response.writeHead(200, { 'content-type': 'text/html' }).end('<script>alert(1)</script>'),
  },
  {
    name: 'malformed',
    does: 'responds with 200 and half a JSON document',
    answer: (_request, response) => void response.writeHead(200, JSON_TYPE).end('{"cart":'),
  },
  {
    name: 'wrong shape',
    does: 'responds with 200 and JSON of another schema',
    answer: (_request, response) => void response.writeHead(200, JSON_TYPE).end('"hello"'),
  },
  {
    name: 'empty',
    does: 'responds with 200 without a body',
    answer: (_request, response) => void response.writeHead(200, JSON_TYPE).end(),
  },
  {
    name: '50 MB',
    does: 'announces and sends 50 MB',
    answer: (_request, response) => {
      response.writeHead(200, { ...JSON_TYPE, 'content-length': 50_000_000 });
      every(response, 1, () => response.write(' '.repeat(100_000)));
    },
  },
  {
    name: 'flood',
    does: 'sends data without end and without `Content-Length`',
    answer: (_request, response) => {
      response.writeHead(200, JSON_TYPE);
      every(response, 1, () => response.write(' '.repeat(100_000)));
    },
  },
  {
    name: 'no HTTP',
    does: 'speaks another protocol than HTTP',
    answer: (request) => void request.socket.end('SSH-2.0-OpenSSH_9.2\r\n'),
  },
] as const satisfies readonly Fault[];

export type FaultName = (typeof FAULTS)[number]['name'];

export const faultOf = (name: FaultName): Fault => FAULTS.find((fault) => fault.name === name) as Fault;

/** Starts a shop as an upstream, for the duration of the test. */
export async function startShop(answer: Fault['answer']): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A shop that gives every request the same answer and records it. */
export async function startRecording(
  headers: Record<string, string | string[]> = {},
  status = 200,
  body = '{}',
) {
  const requests: { url: string; headers: Record<string, unknown> }[] = [];
  const url = await startShop((request, response) => {
    requests.push({ url: request.url ?? '', headers: request.headers });
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
  });
  return { url, requests };
}
