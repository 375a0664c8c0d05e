import type { FastifyReply } from 'fastify';

/**
 * Keeps a link's secret out of referrers. Not `no-referrer`, because the page's forms would then be posted with
 * `Origin: null`, like those of another site.
 */
export const hideAddress = (reply: FastifyReply) => reply.header('Referrer-Policy', 'strict-origin');
