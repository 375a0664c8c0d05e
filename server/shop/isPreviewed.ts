import type { FastifyRequest } from 'fastify';
import { COOKIES } from '#src/lib/cookies.ts';

/** Whether a request may be answered with another time's shop, so that no cache may keep the answer (BEY-06). */
export const isPreviewed = (request: FastifyRequest): boolean =>
  request.cookies[COOKIES.preview] !== undefined;
