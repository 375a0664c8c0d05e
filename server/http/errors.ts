import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { MessageId } from '#src/i18n/siteIntl.ts';
import { errorTexts } from './errorTexts.ts';
import { SECURITY_HEADERS } from './security.ts';
import { localeOf } from './visitor.ts';

const SENTENCES: Record<number, string> = {
  403: 'This request did not come from a page of this shop. Load the page again and retry.',
  404: 'There is nothing at this address.',
  408: 'The request took too long.',
  413: 'The request is too large.',
  415: 'The request has a content type that is not accepted here.',
  417: 'The request expects something that this server does not do.',
  431: 'The header of the request is too large.',
  429: 'Too many requests. Wait a little and retry.',
  503: 'The server is busy. Wait a moment and retry.',
};
const NOT_UNDERSTOOD = 'The request is not one this server understands.';
const INTERNAL = 'Something went wrong here. It has been noted; please try again later.';

/** The message of a call's refusal: one plain sentence without details of the failure, for developers. */
const sentenceFor = (status: number): string =>
  SENTENCES[status] ?? (status < 500 ? NOT_UNDERSTOOD : INTERNAL);

/** Whether a person waits for a page; calls do not accept HTML. */
const isForPerson = ({ headers }: FastifyRequest): boolean => headers.accept?.includes('text/html') ?? false;

/**
 * Sends a refusal: to a person as a page in their language, also after a form without JavaScript.
 *
 * @param messageId a text that says more than the status
 */
export function sendSentence(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  messageId?: MessageId,
): FastifyReply {
  reply.code(status);
  if (!isForPerson(request))
    return reply.type('application/json').send({ message: sentenceFor(status), requestId: request.id });
  // The error can precede the hook that reads the visitor's site.
  const locale = localeOf(request);
  const { message, title, toStart } = errorTexts(status, locale, messageId);
  return reply.type('text/html; charset=utf-8').send(`<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<main>
<h1>${message}</h1>
<p><a href="/">${toStart}</a></p>
</main>
</html>
`);
}

/** Turns a failure into a response: details go to the log, a plain sentence to the visitor. */
export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode && error.statusCode >= 400 ? error.statusCode : 500;
    if (status >= 500) request.log.error({ err: error }, 'request failed');
    else request.log.info({ code: error.code }, 'request refused');
    if (reply.raw.headersSent) return reply.raw.destroy();
    return sendSentence(request, reply, status);
  });
  // The framework's default response would repeat the address and log its query.
  app.setNotFoundHandler((request, reply) => sendSentence(request, reply, 404));
}

/** Handles errors before any hook runs, such as the path `/%` (Fastify: frameworkErrors). */
export function answerFrameworkError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const status = error.statusCode ?? 400;
  request.log.info({ code: error.code, status }, 'request refused');
  return sendSentence(request, reply.headers(SECURITY_HEADERS), status);
}

const CLIENT_ERROR_STATUS: Partial<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/** The error of a body that takes too long, as Node's own. */
export const bodyTimeout = () =>
  Object.assign(new Error('The body took too long.'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });

/** A raw response for connections whose request could not be parsed. */
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

/** Whether a response would be the second one for a request, or would end up inside another response. */
function isAnswering(latest: Exchange | undefined): boolean {
  if (latest === undefined) return false;
  const { request, response } = latest;
  return request.complete ? !response.writableFinished : response.headersSent;
}

/** Responds to `Expect` values other than `100-continue`; Node's own 417 lacks the security headers. */
export function answerExpectation(_request: IncomingMessage, response: ServerResponse): void {
  response
    .writeHead(417, { ...SECURITY_HEADERS, 'content-type': 'application/json', connection: 'close' })
    .end(JSON.stringify({ message: sentenceFor(417) }));
}

/**
 * Responds once to input that is not HTTP, with the usual headers. If a response is already being sent, or was sent to
 * a request whose body turns out to be malformed, the connection closes without a second one: a proxy would take it for
 * the next request's response, and a browser for a part of the page.
 */
export function createClientErrorHandler() {
  const latest = new WeakMap<Duplex, Exchange>();
  return {
    /** Tracks the current request of a connection; for the server's event `request`. */
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
