import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { moveVisitor } from '#mocks/services/moveVisitor.ts';
import { logIn, logOut } from '#mocks/services/visitorDocument.ts';
import type { ShopCookie } from '#mocks/world.ts';
import { REMEMBER_SECONDS, setCookie } from '#server/http/cookies.ts';
import { setRetryAfter } from '#server/http/rateLimit.ts';
import { safeRedirectPath } from '#server/http/safeRedirectPath.ts';
import { hasCsrfToken, isSameOrigin } from '#server/http/session.ts';
import { readQuery } from '#server/http/visitor.ts';
import { COOKIES } from '#src/lib/cookies.ts';
import { answerWithPage, type PageServices } from './page.ts';

/** Longest address a form sends; longer ones are refused. */
const MAX_FIELD_LENGTH = 256;

const setAll = (request: FastifyRequest, reply: FastifyReply, cookies: readonly ShopCookie[]) => {
  for (const { name, value, ...options } of cookies) setCookie(request, reply, name, value, options);
};

/** Scenarios that say who the visitor is, which a real log-in or log-out ends. */
const isAboutVisitor = (name: string) => name.startsWith('visitor-');

function endVisitorScenarios(request: FastifyRequest, reply: FastifyReply): void {
  const { scenarios } = request;
  if (!scenarios.some(isAboutVisitor)) return;
  const rest = scenarios.filter((name) => !isAboutVisitor(name)).join(',');
  setCookie(request, reply, COOKIES.scenario, rest, { maxAgeSeconds: rest ? REMEMBER_SECONDS : 0 });
}

const isFilled = (value: unknown) =>
  typeof value === 'string' && value.trim() !== '' && value.length <= MAX_FIELD_LENGTH;

/** The demo's log-in: any address and password will do, and neither is kept (USR-01). */
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
            // The header's own link says `red`, which is no path: then the way leads home.
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
      setAll(request, reply, await logIn(request.visitor, services.store, { isCardMember: card === 'on' }));
      return reply.header('Cache-Control', 'no-store').redirect(safeRedirectPath(target), 303);
    });
  }

  const leave = async (request: FastifyRequest, reply: FastifyReply) => {
    endVisitorScenarios(request, reply);
    setAll(request, reply, await logOut(request.visitor, services.store, request.scenarios));
    const content = { kind: 'topic', topic: 'logged_out', tiles: [] } as const;
    return answerWithPage(request, reply, services, { content });
  };
  // The header's link is a plain GET. From another site it only asks, so that an image of another site cannot log a visitor out.
  app.get('/logout', (request, reply) =>
    isSameOrigin(request)
      ? leave(request, reply)
      : answerWithPage(request, reply, services, { content: { kind: 'signOut' } }),
  );
  app.post('/logout', (request, reply) =>
    hasCsrfToken(request)
      ? leave(request, reply)
      : answerWithPage(request, reply, services, { content: { kind: 'signOut' } }, 403),
  );
}
