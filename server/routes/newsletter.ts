import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LINK_VALID_MS, type OutboxMail, readOutbox } from '#mocks/services/newsletter.ts';
import { sayWhen } from '#server/plugins/rateLimit.ts';
import { isSameOrigin } from '#server/plugins/session.ts';
import { readQuery } from '#server/plugins/visitor.ts';
import type { RenderedMail } from '#server/render/confirmationMail.ts';
import type { NewsletterContent } from '#server/render/pageState.ts';
import { windowTiles } from '#server/shop/catalogue.ts';
import { LINKS } from '#src/config/links.ts';
import { SITES, type SiteCode } from '#src/config/sites.ts';
import {
  checkSignUp,
  type PostedSignUp,
  readSignUpEntry,
  TRAP_NAME,
  toOutcome,
  toSubscribeRequest,
} from '#src/features/newsletter/newsletterModel.ts';
import { answerWithPage, type PageServices } from './page.ts';

/** How long a page waits for the newsletter service, in milliseconds (contract: time budgets). */
const CALL_BUDGET_MS = 1_500;
const FEW_TILES = 4;
const DAY_MS = 24 * 3_600_000;
/** Longest origin a form may name; it only feeds a statistic. */
const MAX_ORIGIN_LENGTH = 80;

const base = 'internal';

const toPage = (site: SiteCode, content: Omit<NewsletterContent, 'kind' | 'tiles'>) => ({
  content: { kind: 'newsletter', ...content, tiles: windowTiles(site).slice(0, FEW_TILES) } as const,
  isIndexed: true,
});

/** All values of a posted field. */
const readAll = (body: unknown, name: string): string[] => {
  const value = (body as Record<string, unknown> | undefined)?.[name];
  const values = Array.isArray(value) ? value : [value];
  return values.filter((each): each is string => typeof each === 'string');
};

/** The address that a mail's link leads to. */
export const confirmLink = (request: FastifyRequest, { site, locale, token }: OutboxMail) => {
  if (!token) return undefined;
  const query = new URLSearchParams({ site, ...(locale !== SITES[site].locale && { locale }), doi: token });
  return `${request.protocol}://${request.host}${LINKS.newsletter}?${query}`;
};

/** Puts a mail of the outbox into words, in its own language. */
export async function renderMail(
  request: FastifyRequest,
  { renderer }: PageServices,
  mail: OutboxMail,
): Promise<RenderedMail> {
  const { renderMail: render } = await renderer.loadEntry();
  return render(mail.site, mail.locale, {
    kind: mail.kind,
    firstName: mail.firstName,
    link: confirmLink(request, mail),
    validDays: LINK_VALID_MS / DAY_MS,
  });
}

// A mail brings its own style attributes, and nothing else.
const MAIL_POLICY = "default-src 'none'; style-src-attr 'unsafe-inline'; frame-ancestors 'self'";

/**
 * The newsletter's own page: the sign-up without JavaScript (NWL-17), the way back from the mail, and the mails
 * themselves as they are sent (BFF-06).
 */
export function registerNewsletter(app: FastifyInstance, services: PageServices): void {
  const clientFor = (request: FastifyRequest) =>
    services.shop.clientFor(request, AbortSignal.timeout(CALL_BUDGET_MS));
  const answer = (
    request: FastifyRequest,
    reply: FastifyReply,
    content: Omit<NewsletterContent, 'kind' | 'tiles'>,
    status = 200,
  ) => {
    return answerWithPage(request, reply, services, toPage(request.site, content), status);
  };

  app.get(LINKS.newsletter, async (request, reply) => {
    const token = readQuery(request, 'doi');
    if (!token) return answer(request, reply, {});
    // The link's secret stays here: no other page, no log and no statistic gets to see it.
    reply.header('Referrer-Policy', 'no-referrer');
    // Mail programs look at links before people do; a look is no confirmation.
    if (request.method === 'HEAD') return answer(request, reply, {});
    const waitSeconds = await services.limiter.count('confirm', request);
    if (waitSeconds > 0) {
      const posted = { entry: EMPTY, outcome: { status: 'ERROR_GENERIC', isLimited: true } } as const;
      return answer(request, sayWhen(reply, waitSeconds), { posted }, 429);
    }
    const confirmed = await clientFor(request).confirmSubscriber({
      params: { base, subscriberToken: token },
    });
    if (confirmed.ok) return answer(request, reply, { isConfirmed: true });
    const isGone = confirmed.error.kind === 'refused' && confirmed.error.status < 500;
    return isGone
      ? answer(request, reply, { hasDoiError: true }, 410)
      : answer(request, reply, { posted: { entry: EMPTY, outcome: { status: 'ERROR_GENERIC' } } }, 502);
  });

  app.post(LINKS.newsletter, async (request, reply) => {
    const { body } = request;
    const entry = readSignUpEntry((name) => readAll(body, name));
    const say = (posted: PostedSignUp, status: number) => answer(request, reply, { posted }, status);
    const isForeign = !isSameOrigin(request);
    if (isForeign) return say({ entry: EMPTY, outcome: { status: 'ERROR_GENERIC' } }, 403);

    const isRobot = readAll(body, TRAP_NAME).some((value) => value !== '');
    if (isRobot) {
      request.log.info('a robot filled the trap of the newsletter form');
      return say({ entry, outcome: { status: 'SUCCESS' } }, 200);
    }
    const checked = checkSignUp(entry, SITES[request.site].newsletter);
    if (!checked.ok) return say({ entry, problems: checked.error }, 422);

    const waitSeconds = await services.limiter.count('signUp', request);
    if (waitSeconds > 0) {
      sayWhen(reply, waitSeconds);
      return say({ entry, outcome: { status: 'ERROR_GENERIC', isLimited: true } }, 429);
    }
    const [origin = 'page'] = readAll(body, 'origin');
    const [originAddition = ''] = readAll(body, 'originAddition');
    const answered = await clientFor(request).subscribe({
      params: { base },
      body: toSubscribeRequest(checked.value, {
        origin: origin.slice(0, MAX_ORIGIN_LENGTH),
        originAddition: originAddition.slice(0, MAX_ORIGIN_LENGTH),
      }),
    });
    const outcome = toOutcome(answered);
    if (outcome.status === 'ERROR_INVALID_EMAIL')
      return say({ entry, problems: { email: 'newsletter.email.invalid' } }, 422);
    return say({ entry, outcome }, outcome.status === 'SUCCESS' ? 200 : 502);
  });

  app.get('/demo/outbox/:id', async (request, reply) => {
    const [, id, ending] = /^([\w-]+)(\.txt)?$/.exec((request.params as { id: string }).id) ?? [];
    const mail = (await readOutbox(services.store)).find((each) => each.id === id);
    if (!mail) return reply.callNotFound();
    const rendered = await renderMail(request, services, mail);
    reply.headers({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' });
    if (ending) return reply.type('text/plain; charset=utf-8').send(rendered.text);
    return reply
      .header('Content-Security-Policy', MAIL_POLICY)
      .type('text/html; charset=utf-8')
      .send(rendered.html);
  });
}

const EMPTY = readSignUpEntry(() => []);
