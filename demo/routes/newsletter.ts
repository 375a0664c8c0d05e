import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hideAddress } from '#demo/http/hideAddress.ts';
import { readAll } from '#demo/http/postedForm.ts';
import { windowTiles } from '#demo/model/demoProducts.ts';
import type { NewsletterContent } from '#demo/model/pageContent.ts';
import { isPathParameter } from '#server/http/matchCall.ts';
import { setRetryAfter } from '#server/http/rateLimit.ts';
import { isSameOrigin } from '#server/http/session.ts';
import { readQuery } from '#server/http/visitor.ts';
import { LINKS } from '#src/config/links.ts';
import { SITES, type SiteCode } from '#src/config/sites.ts';
import {
  checkSignUp,
  type PostedSignUp,
  RESEND_NAME,
  readSignUpEntry,
  type SignUpOrigin,
  TRAP_NAME,
  toOutcome,
  toSubscribeRequest,
} from '#src/features/newsletter/newsletterModel.ts';
import { ALREADY_CONFIRMED_PROBLEM } from '#src/schemas/newsletter.ts';
import { base, CALL_BUDGET_MS, isTokenRejected } from './newsletterCalls.ts';
import { answerWithPage, type PageServices } from './page.ts';

const FEW_TILES = 4;
/** Maximum length of a form's origin, which is only used for statistics. */
const MAX_ORIGIN_LENGTH = 80;

export const newsletterPage = (site: SiteCode, content: Omit<NewsletterContent, 'kind' | 'tiles'>) => ({
  content: {
    kind: 'newsletter',
    ...content,
    // The confirmation page contains only one button.
    tiles: content.confirmation ? [] : windowTiles(site).slice(0, FEW_TILES),
  } as const,
  // Only the form: all other content answers a visitor's form or link.
  isIndexed: Object.keys(content).length === 0,
});

/**
 * The newsletter page: the sign-up without JavaScript (NWL-17) and the confirmation link (BFF-06). Mail scanners and
 * prefetching browsers open links, so GET shows a page with one button, and only its POST confirms.
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
    return answerWithPage(request, reply, services, newsletterPage(request.site, content), status);
  };

  /** What a link can do. If the service does not answer, the link may be tried. */
  const readLink = async (request: FastifyRequest, subscriberToken: string) => {
    if (!isPathParameter(subscriberToken)) return 'invalid';
    const read = await clientFor(request).readSubscriber({ params: { base, subscriberToken } });
    if (read.ok) return read.value.status === 'SUBSCRIBED' ? 'changes' : 'new';
    const { error } = read;
    if (error.kind === 'refused' && error.body?.type === ALREADY_CONFIRMED_PROBLEM) return 'known';
    return isTokenRejected(error) ? 'invalid' : 'new';
  };

  app.get(LINKS.newsletter, async (request, reply) => {
    if (readQuery(request, 'doi') === undefined) return answer(request, reply, {});
    hideAddress(reply);
    const state = await readLink(request, readQuery(request, 'doi') ?? '');
    return state === 'invalid'
      ? answer(request, reply, { hasDoiError: true }, 410)
      : answer(request, reply, { confirmation: state === 'known' ? 'known' : 'asked' });
  });

  const confirm = async (request: FastifyRequest, reply: FastifyReply, subscriberToken: string) => {
    hideAddress(reply);
    const fail = (status: number, isLimited = false) =>
      answer(
        request,
        reply,
        { posted: { entry: EMPTY, outcome: { status: 'ERROR_GENERIC', ...(isLimited && { isLimited }) } } },
        status,
      );
    if (!isSameOrigin(request)) return fail(403);
    const waitSeconds = await services.limiter.count('confirm', request);
    if (waitSeconds > 0) {
      setRetryAfter(reply, waitSeconds);
      return fail(429, true);
    }
    const link = await readLink(request, subscriberToken);
    if (link === 'invalid') return answer(request, reply, { hasDoiError: true }, 410);
    if (link === 'known') return answer(request, reply, { confirmation: 'known' });
    const confirmed = await clientFor(request).confirmSubscriber({ params: { base, subscriberToken } });
    if (confirmed.ok)
      return answer(request, reply, { confirmation: link === 'changes' ? 'changed' : 'confirmed' });
    return isTokenRejected(confirmed.error) ? answer(request, reply, { hasDoiError: true }, 410) : fail(502);
  };

  app.post(LINKS.newsletter, async (request, reply) => {
    const token = readQuery(request, 'doi');
    if (token !== undefined) return confirm(request, reply, token);
    const { body } = request;
    const entry = readSignUpEntry((name) => readAll(body, name));
    const answerPosted = (posted: PostedSignUp, status: number) => answer(request, reply, { posted }, status);
    const isForeign = !isSameOrigin(request);
    if (isForeign) return answerPosted({ entry: EMPTY, outcome: { status: 'ERROR_GENERIC' } }, 403);

    const [origin = 'page'] = readAll(body, 'origin');
    const [originAddition = ''] = readAll(body, 'originAddition');
    const from: SignUpOrigin = {
      origin: origin.slice(0, MAX_ORIGIN_LENGTH),
      originAddition: originAddition.slice(0, MAX_ORIGIN_LENGTH),
    };
    const isResent = readAll(body, RESEND_NAME).length > 0;
    // Requesting the mail again does not count as a new attempt.
    const tried = isResent ? { isResent } : { triedFrom: from };
    const waitSeconds = await services.limiter.count('signUp', request);
    if (waitSeconds > 0) {
      setRetryAfter(reply, waitSeconds);
      return answerPosted({ entry, outcome: { status: 'ERROR_GENERIC', isLimited: true } }, 429);
    }
    const isRobot = readAll(body, TRAP_NAME).some((value) => value !== '');
    if (isRobot) {
      request.log.info('a robot filled the trap of the newsletter form');
      return answerPosted({ entry, outcome: { status: 'SUCCESS' }, isRobot, ...tried }, 200);
    }
    const checked = checkSignUp(entry, SITES[request.site].newsletter);
    if (!checked.ok) return answerPosted({ entry, problems: checked.error }, 422);
    const answered = await clientFor(request).subscribe({
      params: { base },
      body: toSubscribeRequest(checked.value, from),
    });
    const outcome = toOutcome(answered);
    if (outcome.status === 'ERROR_INVALID_EMAIL')
      return answerPosted({ entry, problems: { email: 'newsletter.email.invalid' }, ...tried }, 422);
    return answerPosted({ entry, outcome, ...tried }, outcome.status === 'SUCCESS' ? 200 : 502);
  });
}

const EMPTY = readSignUpEntry(() => []);
