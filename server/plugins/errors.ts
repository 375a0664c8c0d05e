import type { FastifyError, FastifyInstance } from 'fastify';

const SENTENCES: Record<number, string> = {
  400: 'The request is not one this server understands.',
  403: 'This request did not come from a page of this shop. Load the page again and retry.',
  404: 'There is nothing at this address.',
  413: 'The request is too large.',
  415: 'The request has a content type that is not accepted here.',
  429: 'Too many requests. Wait a little and retry.',
};
const INTERNAL = 'Something went wrong here. It has been noted; please try again later.';

/** What a visitor is told about a status: one plain sentence, never a detail of the failure. */
export const sentenceFor = (status: number): string => SENTENCES[status] ?? INTERNAL;

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
}
