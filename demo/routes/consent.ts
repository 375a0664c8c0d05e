import type { FastifyRequest } from 'fastify';
import type { ConsentState } from '#demo/model/pageState.ts';
import { effectOf } from '#mocks/scenarios/parseScenarios.ts';
import { publicAddress, SECRET_PARAMETERS } from '#server/http/publicAddress.ts';
import { readQuery } from '#server/http/visitor.ts';
import { readConsent } from '#src/lib/consentChoice.ts';

/** Whether this visitor's shop asks for consent by category. */
export const requiresConsent = ({ scenarios }: FastifyRequest): boolean =>
  effectOf(scenarios).requiresConsent === true;

/**
 * The initial state of a page's consent panel, from the visitor's cookie. A browser with Global Privacy Control
 * has answered the question: only what is necessary, until the visitor decides otherwise.
 */
export function readConsentState(request: FastifyRequest): ConsentState | undefined {
  if (!requiresConsent(request)) return undefined;
  // Consent must not redirect to an address with a secret: the visitor is asked on the next page.
  const isSecret = SECRET_PARAMETERS.some((name) => readQuery(request, name) !== undefined);
  const hasSignal = request.headers['sec-gpc'] === '1';
  const isDecided = isSecret || hasSignal || readConsent(request.headers.cookie ?? '') !== null;
  // A posted page has no address to return to.
  const target = request.method === 'GET' ? publicAddress(request.url) : '/';
  return { view: isDecided ? 'closed' : 'asked', target };
}
