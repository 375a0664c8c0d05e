import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readAll } from '#demo/http/postedForm.ts';
import { safeRedirectPath } from '#demo/http/safeRedirectPath.ts';
import {
  SIGN_IN_MAX_LENGTH,
  type SignInContent,
  type SignInInput,
  type SignInProblems,
} from '#demo/model/pageContent.ts';
import { shopTextsOf } from '#mocks/content/siteTexts.ts';
import { moveVisitor } from '#mocks/services/moveVisitor.ts';
import { logIn, logOut } from '#mocks/services/visitorDocument.ts';
import type { ShopCookie } from '#mocks/world.ts';
import { REMEMBER_SECONDS, setCookie } from '#server/http/cookies.ts';
import { ANSWER_PARAMETER } from '#server/http/publicAddress.ts';
import { isNavigation, isSameOrigin } from '#server/http/session.ts';
import { readQuery } from '#server/http/visitor.ts';
import { HINT_SECONDS } from '#src/config/limits.ts';
import type { SiteCode } from '#src/config/sites.ts';
import { COOKIES } from '#src/lib/cookies.ts';
import { formatVisitorName } from '#src/lib/visitorHint.ts';
import { LAST_ORDERS } from './checkout.ts';
import type { PageRow } from './matchPage.ts';
import { answerWithPage, type PageServices } from './page.ts';
import { FORM_ANSWERS, postForm, readAnswerRow, type ServerForm } from './postForm.ts';
import { redirect } from './redirect.ts';
import { isLoggedIn } from './shopVisitor.ts';
import { forgetVisitor } from './visitorHints.ts';

const setAll = (request: FastifyRequest, reply: FastifyReply, cookies: readonly ShopCookie[]) => {
  for (const { name, value, ...options } of cookies) setCookie(request, reply, name, value, options);
};

/** Lets the next page greet the person at its first paint, also without scripts. */
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

/** The log-in's values. The password is neither stored nor shown again. */
interface SignInPosted extends SignInInput {
  password: string;
  target: string;
}

function readSignIn({ body }: FastifyRequest): SignInPosted {
  const one = (name: string) => (readAll(body, name)[0] ?? '').slice(0, SIGN_IN_MAX_LENGTH + 1);
  return {
    email: one('email'),
    password: one('password'),
    target: safeRedirectPath(one('target')),
    hasCard: one('card') === 'on',
  };
}

const isWithin = (value: string) => value.length <= SIGN_IN_MAX_LENGTH;

/** The demo's log-in: accepts any address and password, and stores neither. */
export function registerSignIn(app: FastifyInstance, services: PageServices): void {
  for (const path of ['/signin', '/register']) {
    const toRow = (target: string, answer?: SignInContent['answer']): PageRow => ({
      content: { kind: 'signIn', isRegistration: path === '/register', target, ...(answer && { answer }) },
    });
    const form: ServerForm<SignInPosted, SignInProblems, never> = {
      name: path,
      limit: 'logIn',
      read: readSignIn,
      keep: (entry) => ({ ...entry, password: '' }),
      check: ({ email, password }) => ({
        ...(email.trim() === '' && { email: 'forms.email.required' }),
        ...(!(email.trim() === '' || isWithin(email)) && { email: 'newsletter.email.invalid' }),
        ...(!(password.trim() && isWithin(password)) && { password: 'forms.required' }),
      }),
      act: async ({ target, hasCard }, request, reply) => {
        endVisitorScenarios(request, reply);
        // Prevents session fixation: a session that an attacker planted before the log-in stays logged out.
        const before = request.visitor;
        reply.renewSession();
        await moveVisitor(before, request.visitor, services.store, [...LAST_ORDERS, FORM_ANSWERS]);
        const cookies = await logIn(request.visitor, services.store, { isCardMember: hasCard });
        setAll(request, reply, [...cookies, ...visitorNameCookie(request.site, cookies)]);
        return { redirect: target };
      },
      toRow: (_request, { entry, ...answer }) => {
        const { email = '', hasCard = false, target = '/' } = entry ?? {};
        return toRow(target, { ...answer, entry: { email, hasCard } });
      },
    };
    app.get(path, async (request, reply) => {
      // The header's own link sends `red`, which is not a path: it redirects to the home page.
      const target = safeRedirectPath(readQuery(request, 'siteUrl') ?? readQuery(request, 'loginRedirect'));
      const answered = await readAnswerRow(form, request, services);
      if (!answered && (await isLoggedIn(request, services))) return redirect(reply, target);
      return answerWithPage(request, reply, services, answered ?? toRow(target));
    });
    app.post(path, (request, reply) => postForm(form, request, reply, services));
  }

  const leave = async (request: FastifyRequest, reply: FastifyReply) => {
    endVisitorScenarios(request, reply);
    setAll(request, reply, await logOut(request.visitor, services.store, request.scenarios));
    // Cart, orders and form answers belong to the session: the next person at a shared computer has a new one.
    reply.renewSession();
    forgetVisitor(request, reply);
  };
  const form: ServerForm<null, never, true> = {
    name: 'logout',
    read: () => null,
    act: async (_entry, request, reply) => {
      await leave(request, reply);
      return { done: true };
    },
    toRow: (_request, { done, failure }) => (done ? LEFT : { content: { kind: 'signOut', failure } }),
  };
  // The header's link is a plain GET. Any request but a navigation within the shop only shows a confirmation, so that an
  // image of an editor or of another site cannot log a visitor out.
  const link: typeof form = { ...form, accepts: 'origin' };
  app.get('/logout', async (request, reply) => {
    // The address of an answer only shows a page, also after the answer's lifetime: a reload or Back does not log out again.
    const isAnswer = readQuery(request, ANSWER_PARAMETER) !== undefined;
    const isOwn = isSameOrigin(request) && isNavigation(request);
    if (isOwn && !isAnswer) return postForm(link, request, reply, services);
    const answered = await readAnswerRow(form, request, services);
    return answerWithPage(request, reply, services, answered ?? { content: { kind: 'signOut' } });
  });
  app.post('/logout', (request, reply) => postForm(form, request, reply, services));
}

const LEFT: PageRow = { content: { kind: 'topic', topic: 'logged_out', tiles: [] } };
