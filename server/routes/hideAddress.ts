import type { FastifyReply } from 'fastify';

/**
 * A link's secret stays here: no other page and no statistic gets to see it. Not `no-referrer`, because forms of such a page
 * would be posted with `Origin: null`, and nothing would tell them from another site's.
 */
export const hideAddress = (reply: FastifyReply) => reply.header('Referrer-Policy', 'strict-origin');
