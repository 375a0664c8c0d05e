import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** One way in which a service fails, as a whole shop that does nothing else. */
export interface Fault {
  /** For the table in the docs. */
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

/** Everything a service has been seen to do instead of answering. */
export const FAULTS = [
  {
    name: 'down',
    does: 'closes every connection',
    answer: (request) => request.socket.destroy(),
  },
  {
    name: 'slow',
    does: 'never says a word',
    answer: (_request, response) => void setTimeout(() => response.end('{}'), FOREVER_MS).unref(),
  },
  {
    name: 'trickle',
    does: 'sends one byte after the other, for ever',
    answer: (_request, response) => {
      response.writeHead(200, JSON_TYPE).write('{');
      every(response, 20, () => response.write(' '));
    },
  },
  {
    name: 'reset',
    does: 'breaks off in the middle of a 200',
    answer: (_request, response) => {
      response.writeHead(200, { ...JSON_TYPE, 'content-length': 1_000 });
      response.write('{"cart":{', () => response.destroy());
    },
  },
  {
    name: '500',
    does: 'answers 500 with a page of its own',
    answer: (_request, response) =>
      void response.writeHead(500, { 'content-type': 'text/html' }).end('<h1>It is not you</h1>'),
  },
  {
    name: '503',
    does: 'answers 503 without a body',
    answer: (_request, response) => void response.writeHead(503).end(),
  },
  {
    name: 'wrong type',
    does: 'answers 200 with a page',
    answer: (_request, response) =>
      void response.writeHead(200, { 'content-type': 'text/html' }).end('<script>alert(1)</script>'),
  },
  {
    name: 'malformed',
    does: 'answers 200 with half a document',
    answer: (_request, response) => void response.writeHead(200, JSON_TYPE).end('{"cart":'),
  },
  {
    name: 'wrong shape',
    does: 'answers 200 with another document',
    answer: (_request, response) => void response.writeHead(200, JSON_TYPE).end('"hello"'),
  },
  {
    name: 'empty',
    does: 'answers 200 without a body',
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
    does: 'sends without an end and without saying how much',
    answer: (_request, response) => {
      response.writeHead(200, JSON_TYPE);
      every(response, 1, () => response.write(' '.repeat(100_000)));
    },
  },
  {
    name: 'no HTTP',
    does: 'speaks something else',
    answer: (request) => void request.socket.end('SSH-2.0-OpenSSH_9.2\r\n'),
  },
] as const satisfies readonly Fault[];

export type FaultName = (typeof FAULTS)[number]['name'];

export const faultOf = (name: FaultName): Fault => FAULTS.find((fault) => fault.name === name) as Fault;

/** A real shop somewhere else; gone after the test. */
export async function startShop(answer: Fault['answer']): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
