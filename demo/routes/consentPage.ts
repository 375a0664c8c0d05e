import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { safeRedirectPath } from '#demo/http/safeRedirectPath.ts';
import type { ConsentState } from '#demo/model/pageState.ts';
import { setCookie } from '#server/http/cookies.ts';
import { isSameOrigin } from '#server/http/session.ts';
import { CONSENT_SECONDS } from '#src/config/consent.ts';
import { LINKS } from '#src/config/links.ts';
import { formatConsent, readConsent, readConsentForm } from '#src/lib/consentChoice.ts';
import { COOKIES } from '#src/lib/cookies.ts';
import { requiresConsent } from './consent.ts';
import { matchPage, notFoundPage } from './matchPage.ts';
import { answerWithPage, type PageServices } from './page.ts';

/**
 * The privacy policy, with the consent choices open: the target of the footer's link without JavaScript.
 */
function answerWithChoices(
  request: FastifyRequest,
  reply: FastifyReply,
  services: PageServices,
  status: number,
): Promise<FastifyReply> {
  const row = matchPage(request.site, LINKS.privacy, new URLSearchParams()) ?? notFoundPage(request.site);
  const choice = readConsent(request.headers.cookie ?? '');
  const consent: ConsentState | undefined = requiresConsent(request)
    ? { view: 'settings', ...(choice && { choice }), target: LINKS.privacy }
    : undefined;
  return answerWithPage(request, reply, services, { ...row, isIndexed: false }, status, consent);
}

/**
 * Consent without JavaScript (BEY-20): stores a posted decision in the cookie and redirects to the page. Cross-site
 * posts are rejected and show the choices.
 */
export function registerConsent(app: FastifyInstance, services: PageServices): void {
  app.get(LINKS.consent, (request, reply) => answerWithChoices(request, reply, services, 200));
  app.post(LINKS.consent, (request, reply) => {
    if (!requiresConsent(request)) {
      return answerWithPage(request, reply, services, notFoundPage(request.site), 404);
    }
    if (!isSameOrigin(request)) return answerWithChoices(request, reply, services, 403);
    const body = (request.body ?? {}) as Record<string, unknown>;
    const choice = readConsentForm((name) => (Object.hasOwn(body, name) ? body[name] : undefined));
    if (!choice) return answerWithChoices(request, reply, services, 400);
    setCookie(request, reply, COOKIES.consent, formatConsent(choice), { maxAgeSeconds: CONSENT_SECONDS });
    const { target } = body;
    return reply.header('Cache-Control', 'no-store').redirect(safeRedirectPath(target), 303);
  });
}
