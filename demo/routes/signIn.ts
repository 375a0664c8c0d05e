import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { safeRedirectPath } from '#demo/http/safeRedirectPath.ts';
import { shopTextsOf } from '#mocks/content/siteTexts.ts';
import { moveVisitor } from '#mocks/services/moveVisitor.ts';
import { logIn, logOut } from '#mocks/services/visitorDocument.ts';
import type { ShopCookie } from '#mocks/world.ts';
import { overrideRequestCookie, REMEMBER_SECONDS, setCookie } from '#server/http/cookies.ts';
import { setRetryAfter } from '#server/http/rateLimit.ts';
import { hasCsrfToken, isNavigation, isSameOrigin } from '#server/http/session.ts';
import { readQuery } from '#server/http/visitor.ts';
import { HINT_SECONDS } from '#src/config/limits.ts';
import type { SiteCode } from '#src/config/sites.ts';
import { COOKIES } from '#src/lib/cookies.ts';
import { formatVisitorName } from '#src/lib/visitorHint.ts';
import { answerWithPage, type PageServices } from './page.ts';

/** Maximum length of a form's address; longer ones are rejected. */
const MAX_FIELD_LENGTH = 256;

const setAll = (request: FastifyRequest, reply: FastifyReply, cookies: readonly ShopCookie[]) => {
  for (const { name, value, ...options } of cookies) setCookie(request, reply, name, value, options);
};

/** Lets the next page greet the person at its first paint, also without scripts (BEY-16). */
function visitorNameCookie(site: SiteCode, logInCookies: readonly ShopCookie[]): ShopCookie[] {
  const token = logInCookies.find(({ name }) => name === COOKIES.longTerm)?.value ?? '';
  const { firstname, lastname } = shopTextsOf(site).customer;
  const names = { firstName: firstname, customerName: `${firstname} ${lastname}` };
  const value = formatVisitorName(site, token, names);
  return value === null ? [] : [{ name: COOKIES.visitorName, value, maxAgeSeconds: HINT_SECONDS }];
}

/** Scenarios that set the visitor's identity; a real log-in or log-out ends them. */
const isAboutVisitor = (name: string) => name.startsWith('visitor-');

function endVisitorScenarios(request: FastifyRequest, reply: FastifyReply): void {
  const { scenarios } = request;
  if (!scenarios.some(isAboutVisitor)) return;
  const remaining = scenarios.filter((name) => !isAboutVisitor(name)).join(',');
  setCookie(request, reply, COOKIES.scenario, remaining, { maxAgeSeconds: remaining ? REMEMBER_SECONDS : 0 });
}

const isFilled = (value: unknown) =>
  typeof value === 'string' && value.trim() !== '' && value.length <= MAX_FIELD_LENGTH;

/** The demo's log-in: accepts any address and password, and stores neither (USR-01). */
export function registerSignIn(app: FastifyInstance, services: PageServices): void {
  for (const path of ['/signin', '/register']) {
    const isRegistration = path === '/register';
    const form = (request: FastifyRequest, reply: FastifyReply, isWrong: boolean, status: number) =>
      answerWithPage(
        request,
        reply,
        services,
        {
          content: {
            kind: 'signIn',
            isRegistration,
            // The header's own link sends `red`, which is not a path: it redirects to the home page.
            target: safeRedirectPath(readQuery(request, 'siteUrl') ?? readQuery(request, 'loginRedirect')),
            isWrong,
          },
        },
        status,
      );
    app.get(path, (request, reply) => form(request, reply, false, 200));
    app.post(path, async (request, reply) => {
      const { email, password, target, card } = (request.body ?? {}) as Record<string, unknown>;
      if (!hasCsrfToken(request)) return form(request, reply, true, 403);
      const waitSeconds = await services.limiter.count('logIn', request);
      if (waitSeconds > 0) return form(request, setRetryAfter(reply, waitSeconds), true, 429);
      if (!isFilled(email) || !isFilled(password)) return form(request, reply, true, 400);
      endVisitorScenarios(request, reply);
      // Prevents session fixation: a session that an attacker planted before the log-in stays logged out.
      const before = request.visitor;
      reply.renewSession();
      await moveVisitor(before, request.visitor, services.store);
      const cookies = await logIn(request.visitor, services.store, { isCardMember: card === 'on' });
      setAll(request, reply, [...cookies, ...visitorNameCookie(request.site, cookies)]);
      return reply.header('Cache-Control', 'no-store').redirect(safeRedirectPath(target), 303);
    });
  }

  const leave = async (request: FastifyRequest, reply: FastifyReply) => {
    endVisitorScenarios(request, reply);
    setAll(request, reply, await logOut(request.visitor, services.store, request.scenarios));
    // The log-out response itself shows no name (BEY-16).
    setCookie(request, reply, COOKIES.visitorName, '', { maxAgeSeconds: 0 });
    overrideRequestCookie(request, COOKIES.visitorName, '');
    const content = { kind: 'topic', topic: 'logged_out', tiles: [] } as const;
    return answerWithPage(request, reply, services, { content });
  };
  // The header's link is a plain GET. Any request but a navigation within the shop only shows a confirmation, so that an
  // image of an editor or of another site cannot log a visitor out.
  app.get('/logout', (request, reply) =>
    isSameOrigin(request) && isNavigation(request)
      ? leave(request, reply)
      : answerWithPage(request, reply, services, { content: { kind: 'signOut' } }),
  );
  app.post('/logout', (request, reply) =>
    hasCsrfToken(request)
      ? leave(request, reply)
      : answerWithPage(request, reply, services, { content: { kind: 'signOut' } }, 403),
  );
}
