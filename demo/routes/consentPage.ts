import type { FastifyInstance, FastifyRequest } from 'fastify';
import { safeRedirectPath } from '#demo/http/safeRedirectPath.ts';
import { setCookie } from '#server/http/cookies.ts';
import { CONSENT_SECONDS, type ConsentChoice } from '#src/config/consent.ts';
import { LINKS } from '#src/config/links.ts';
import { formatConsent, readConsent, readConsentForm } from '#src/lib/consentChoice.ts';
import { COOKIES } from '#src/lib/cookies.ts';
import type { FormFailure } from '#src/ui/Form/FailureAnswer.tsx';
import { requiresConsent } from './consent.ts';
import { matchPage, notFoundPage, type PageRow } from './matchPage.ts';
import { answerWithPage, type PageServices } from './page.ts';
import { postForm, type ServerForm } from './postForm.ts';

/** The privacy policy, with the consent choices open: the target of the footer's link without JavaScript. */
function choicesRow(request: FastifyRequest, failure?: FormFailure): PageRow {
  const row = matchPage(request.site, LINKS.privacy, new URLSearchParams()) ?? notFoundPage(request.site);
  const { content } = row;
  const choice = readConsent(request.headers.cookie ?? '');
  return {
    ...row,
    content: content.kind === 'topic' && failure ? { ...content, answer: { failure } } : content,
    isIndexed: false,
    ...(requiresConsent(request) && {
      consent: { view: 'settings', ...(choice && { choice }), target: LINKS.privacy },
    }),
  };
}

/** A posted decision; `null` for a form without one. */
interface PostedConsent {
  choice: ConsentChoice | null;
  target: string;
}

const form: ServerForm<PostedConsent, never, never> = {
  name: 'consent',
  accepts: 'origin',
  read: (request) => {
    const body = (request.body ?? {}) as Record<string, unknown>;
    return {
      choice: readConsentForm((name) => (Object.hasOwn(body, name) ? body[name] : undefined)),
      target: safeRedirectPath(body.target),
    };
  },
  act: async ({ choice, target }, request, reply) => {
    if (!choice) return { again: true };
    setCookie(request, reply, COOKIES.consent, formatConsent(choice), { maxAgeSeconds: CONSENT_SECONDS });
    return { redirect: target };
  },
  toRow: (request, { failure }) => choicesRow(request, failure),
};

/** Consent without JavaScript: stores a posted decision in the cookie and returns to the page. */
export function registerConsent(app: FastifyInstance, services: PageServices): void {
  app.get(LINKS.consent, (request, reply) => answerWithPage(request, reply, services, choicesRow(request)));
  app.post(LINKS.consent, (request, reply) =>
    requiresConsent(request)
      ? postForm(form, request, reply, services)
      : answerWithPage(request, reply, services, notFoundPage(request.site), 404),
  );
}
