import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SECURITY_HEADERS } from './security.ts';

const SENTENCES: Record<number, string> = {
  400: 'The request is not one this server understands.',
  403: 'This request did not come from a page of this shop. Load the page again and retry.',
  404: 'There is nothing at this address.',
  408: 'The request took too long.',
  413: 'The request is too large.',
  415: 'The request has a content type that is not accepted here.',
  417: 'The request expects something that this server does not do.',
  431: 'The header of the request is too large.',
  429: 'Too many requests. Wait a little and retry.',
};
const INTERNAL = 'Something went wrong here. It has been noted; please try again later.';

/** What a visitor is told about a status: one plain sentence, never a detail of the failure. */
const sentenceFor = (status: number): string => SENTENCES[status] ?? INTERNAL;

/** The one place where a failure becomes an answer: details to the log, a plain sentence to the visitor. */
export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode && error.statusCode >= 400 ? error.statusCode : 500;
    if (status >= 500) request.log.error({ err: error }, 'request failed');
    else request.log.info({ code: error.code }, 'request refused');
    if (reply.raw.headersSent) return reply.raw.destroy();
    return reply
      .code(status)
      .type('application/json')
      .send({ message: sentenceFor(status), requestId: request.id });
  });
  // The framework's own answer would repeat the address, and log it with its query.
  app.setNotFoundHandler((request, reply) =>
    reply
      .code(404)
      .type('application/json')
      .send({ message: sentenceFor(404), requestId: request.id }),
  );
}

/** Answers what fails before any hook runs, such as the path `/%`, like everything else (Fastify: frameworkErrors). */
export function answerFrameworkError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const status = error.statusCode ?? 400;
  request.log.info({ code: error.code, status }, 'request refused');
  return reply
    .code(status)
    .headers(SECURITY_HEADERS)
    .type('application/json')
    .send({ message: sentenceFor(status), requestId: request.id });
}

const CLIENT_ERROR_STATUS: Partial<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/** An answer written without a response object, for connections whose request never became one. */
function rawAnswer(status: number): string {
  const body = JSON.stringify({ message: sentenceFor(status) });
  const headers = {
    ...SECURITY_HEADERS,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`;
}

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

/** Whether another answer on this connection would be one too many, or would stand in the middle of one. */
function isAnswering(latest: Exchange | undefined): boolean {
  if (latest === undefined) return false;
  const { request, response } = latest;
  return request.complete ? !response.writableFinished : response.headersSent;
}

/** Answers `Expect: …` other than `100-continue` like everything else; Node's own 417 has no security headers. */
export function answerExpectation(_request: IncomingMessage, response: ServerResponse): void {
  response
    .writeHead(417, { ...SECURITY_HEADERS, 'content-type': 'application/json', connection: 'close' })
    .end(JSON.stringify({ message: sentenceFor(417) }));
}

/**
 * Answers what is no HTTP, with the headers of every answer and once: while an answer is under way, or when it has been
 * given to a request whose body turns out malformed, the connection ends without another one. A proxy in front would
 * take that for the next request's, and a visitor for a part of the page.
 */
export function createClientErrorHandler() {
  const latest = new WeakMap<Duplex, Exchange>();
  return {
    /** Remembers which request a connection carries; for the server's event `request`. */
    onRequest: (request: IncomingMessage, response: ServerResponse): void => {
      latest.set(request.socket, { request, response });
    },
    onClientError: (error: Error & { code?: string }, socket: Duplex): void => {
      const current = latest.get(socket);
      if (!isAnswering(current) && socket.writable && error.code !== 'ECONNRESET')
        socket.write(rawAnswer(CLIENT_ERROR_STATUS[error.code ?? ''] ?? 400));
      socket.destroy();
    },
  };
}
