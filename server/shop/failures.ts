import type { FastifyReply } from 'fastify';
import type { Service } from '#src/api/endpoints.ts';

const json = (body: unknown) => ({ type: 'application/json', body });

const TITLES: Record<number, string> = {
  400: 'Bad request',
  403: 'Forbidden',
  404: 'Not found',
  413: 'Too large',
  415: 'Unsupported content type',
  429: 'Too many requests',
  502: 'The service answered wrongly',
  503: 'The service is not available',
  504: 'The service took too long',
};

const previewStatus = (status: number) =>
  status === 403 ? 'UNAUTHORIZED' : status < 500 ? 'BAD_REQUEST' : 'INTERNAL_ERROR';

/** The error body that a service's client expects if the call fails in this server (contract: calls). */
function toFailure(service: Service, status: number) {
  const title = TITLES[status] ?? 'Failed';
  if (service === 'CART') return json({ error: 'UNKNOWN' });
  if (service === 'PREVIEW') return json({ status: previewStatus(status) });
  if (service === 'NEWSLETTER')
    return { type: 'application/problem+json', body: { type: 'about:blank', title, status } };
  return json({ error: title });
}

/** Responds to a call with an error in its service's schema. */
export function sendFailure(reply: FastifyReply, service: Service, status: number): FastifyReply {
  const { type, body } = toFailure(service, status);
  return reply.code(status).type(type).header('Cache-Control', 'no-store').send(JSON.stringify(body));
}
