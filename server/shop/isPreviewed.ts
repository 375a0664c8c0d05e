import type { FastifyRequest } from 'fastify';
import { COOKIES } from '#src/lib/cookies.ts';

/** Whether the response may show the shop at another date, so that no cache may store it. */
export const isPreviewed = (request: FastifyRequest): boolean =>
  request.cookies[COOKIES.preview] !== undefined || Boolean(request.sharedView);
