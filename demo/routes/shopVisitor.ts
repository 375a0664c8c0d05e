import type { FastifyRequest } from 'fastify';
import type { Services } from '#server/application.ts';
import { isEndOfSession } from '#src/api/isEndOfSession.ts';
import { SITES } from '#src/config/sites.ts';
import { COOKIES } from '#src/lib/cookies.ts';
import { ANONYMOUS_VISITOR, toVisitor, type Visitor } from '#src/state/visitorAtoms.ts';

/** The visitor as the shop knows them; `null` if it does not answer in time. */
export async function readVisitor(
  request: FastifyRequest,
  { shop, limits }: Pick<Services, 'shop' | 'limits'>,
): Promise<Visitor | null> {
  const answer = await shop.clientFor(request, AbortSignal.timeout(limits.pageCallMs)).readVisitor();
  if (answer.ok) return toVisitor(answer.value, SITES[request.site].brand.slug);
  const { error } = answer;
  return error.kind === 'refused' && isEndOfSession(error.status) ? ANONYMOUS_VISITOR : null;
}

/** Whether the browser has the cookie of a log-in, whose session may have ended. */
const hasLogIn = ({ cookies }: FastifyRequest): boolean => cookies[COOKIES.login] !== undefined;

/**
 * Whether the visitor is logged in. A remembered one is not. Without the shop's answer the cookie counts.
 *
 * @param visitor the shop's answer
 */
export const isLoggedInAs = (request: FastifyRequest, visitor: Visitor | null): boolean =>
  hasLogIn(request) && (visitor === null || visitor.status === 'LOGGED_IN');

/** The same, for a page that has not asked for the visitor. */
export const isLoggedIn = async (
  request: FastifyRequest,
  services: Pick<Services, 'shop' | 'limits'>,
): Promise<boolean> => hasLogIn(request) && isLoggedInAs(request, await readVisitor(request, services));
