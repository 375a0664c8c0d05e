import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hideAddress } from '#demo/http/hideAddress.ts';
import { readAll } from '#demo/http/postedForm.ts';
import type { FormAnswer } from '#demo/model/formAnswer.ts';
import type { NewsletterContent } from '#demo/model/pageContent.ts';
import { isPathParameter } from '#server/http/matchCall.ts';
import { readQuery } from '#server/http/visitor.ts';
import type { ShopApi } from '#src/api/shopApi.ts';
import { LINKS } from '#src/config/links.ts';
import { SITES, type SiteCode } from '#src/config/sites.ts';
import type { ConfirmationState } from '#src/features/newsletter/confirmationTitles.ts';
import {
  CORRECT_NAME,
  checkSignUp,
  EMPTY_ENTRY,
  type PostedSignUp,
  RESEND_NAME,
  readSignUpInput,
  type SignUpInput,
  type SignUpOrigin,
  type SignUpProblems,
  TRAP_NAME,
  toOutcome,
  toSubscribeRequest,
} from '#src/features/newsletter/newsletterModel.ts';
import { ALREADY_CONFIRMED_PROBLEM } from '#src/schemas/newsletter.ts';
import type { PageRow } from './matchPage.ts';
import { base, failureOf, isTokenRejected } from './newsletterCalls.ts';
import { answerWithPage, type PageServices } from './page.ts';
import { postForm, readAnswerRow, type ServerForm } from './postForm.ts';
import { rememberNewsletter } from './visitorHints.ts';

/** Maximum length of a form's origin, which is only used for statistics. */
const MAX_ORIGIN_LENGTH = 80;

export const newsletterPage = (content: Omit<NewsletterContent, 'kind'>): PageRow => ({
  content: { kind: 'newsletter', ...content },
  // Only the form: all other content answers a visitor's form or link.
  isIndexed: Object.keys(content).length === 0,
});

interface PostedForm {
  entry: SignUpInput;
  from: SignUpOrigin;
  /** The page after a sign-up sends the mail again, or returns to the form to correct the address. */
  isResent: boolean;
  isCorrected: boolean;
  isRobot: boolean;
}

/** What an accepted sign-up shows. */
type SignedUp = Pick<PostedSignUp, 'entry' | 'isResent' | 'isRobot' | 'triedFrom'>;

function readPosted({ body }: FastifyRequest): PostedForm {
  const one = (name: string) => readAll(body, name)[0]?.slice(0, MAX_ORIGIN_LENGTH);
  return {
    entry: readSignUpInput((name) => readAll(body, name)),
    from: { origin: one('origin') ?? 'page', originAddition: one('originAddition') ?? '' },
    isResent: readAll(body, RESEND_NAME).length > 0,
    isCorrected: readAll(body, CORRECT_NAME).length > 0,
    isRobot: readAll(body, TRAP_NAME).some((value) => value !== ''),
  };
}

/** The sign-up without JavaScript. */
const signUpForm = ({ shop }: PageServices): ServerForm<PostedForm, SignUpProblems, SignedUp> => ({
  name: 'sign-up',
  limit: 'signUp',
  accepts: 'origin',
  read: readPosted,
  check: ({ entry, isRobot, isCorrected }, { site }) => {
    if (isRobot || isCorrected) return null;
    const checked = checkSignUp(entry, SITES[site].newsletter);
    return checked.ok ? null : checked.error;
  },
  act: async ({ entry, from, isRobot, isResent, isCorrected }, request, reply) => {
    if (isCorrected) return { again: true };
    // Requesting the mail again does not count as a new attempt.
    const tried = isResent ? { isResent } : { triedFrom: from };
    if (isRobot) {
      request.log.info('a robot filled the trap of the newsletter form');
      return { done: { entry, isRobot, ...tried } };
    }
    const checked = checkSignUp(entry, SITES[request.site].newsletter);
    if (!checked.ok) return { problems: checked.error };
    const { status, failure } = toOutcome(
      await shop.clientFor(request, null).subscribe({
        params: { base },
        body: toSubscribeRequest(checked.value, from),
      }),
    );
    if (status === 'ERROR_INVALID_EMAIL') return { problems: { email: 'newsletter.email.invalid' } };
    if (status !== 'SUCCESS') return { failure: failure ?? 'down' };
    rememberNewsletter(request, reply, true);
    return { done: { entry, ...tried } };
  },
  toRow: ({ site }, answer, isFirst) => newsletterPage({ posted: toPosted(answer, isFirst, site) }),
});

/**
 * Whether a refused post counts for analytics: a robot's does, and one that the form's own rules accept. What they refuse
 * is not sent with JavaScript either.
 */
const isAttempt = ({ entry, isResent, isRobot }: PostedForm, site: SiteCode): boolean =>
  !isResent && (isRobot || checkSignUp(entry, SITES[site].newsletter).ok);

/** An answer as the form shows it. Analytics count each attempt once, not its reloads. */
function toPosted(
  { entry, problems, failure, done }: FormAnswer<PostedForm, SignUpProblems, SignedUp>,
  isFirst: boolean,
  site: SiteCode,
): PostedSignUp {
  if (done) {
    const { triedFrom, ...shown } = done;
    return { ...shown, outcome: { status: 'SUCCESS' }, ...(isFirst && triedFrom && { triedFrom }) };
  }
  return {
    entry: entry?.entry ?? EMPTY_ENTRY,
    ...(problems && { problems }),
    ...(failure && {
      outcome: { status: 'ERROR_GENERIC', ...(failure !== 'down' && { failure }) },
    }),
    ...(isFirst && entry && (problems || failure) && isAttempt(entry, site) && { triedFrom: entry.from }),
  };
}

/** The button of the confirmation link. */
const confirmationForm = ({ shop }: PageServices): ServerForm<null, never, ConfirmationState> => ({
  name: 'confirmation',
  limit: 'confirm',
  accepts: 'origin',
  read: () => null,
  act: async (_entry, request) => {
    const subscriberToken = readQuery(request, 'doi') ?? '';
    const client = shop.clientFor(request, null);
    const link = await readLink(client, subscriberToken);
    const gone = { gone: newsletterPage({ hasDoiError: true }) };
    if (link === 'invalid') return gone;
    if (link === 'known') return { done: 'known' };
    const confirmed = await client.confirmSubscriber({ params: { base, subscriberToken } });
    if (confirmed.ok) return { done: link === 'changes' ? 'changed' : 'confirmed' };
    return isTokenRejected(confirmed.error) ? gone : { failure: failureOf(confirmed.error) };
  },
  toRow: (_request, { done = 'asked', failure }) =>
    newsletterPage({ confirmation: done, ...(failure && { failure }) }),
});

/** What a confirmation link can do. If the service does not answer, the link may be tried. */
async function readLink(client: ShopApi, subscriberToken: string) {
  if (!isPathParameter(subscriberToken)) return 'invalid';
  const read = await client.readSubscriber({ params: { base, subscriberToken } });
  if (read.ok) return read.value.status === 'SUBSCRIBED' ? 'changes' : 'new';
  const { error } = read;
  if (error.kind === 'refused' && error.body?.type === ALREADY_CONFIRMED_PROBLEM) return 'known';
  return isTokenRejected(error) ? 'invalid' : 'new';
}

/**
 * The newsletter page. Mail scanners and prefetching browsers open links, so GET shows a page with one button, and only
 * its POST confirms.
 */
export function registerNewsletter(app: FastifyInstance, services: PageServices): void {
  const signUp = signUpForm(services);
  const confirmation = confirmationForm(services);
  const isLink = (request: FastifyRequest) => readQuery(request, 'doi') !== undefined;

  app.get(LINKS.newsletter, async (request, reply) => {
    const show = (content: Omit<NewsletterContent, 'kind'>, status?: number) =>
      answerWithPage(request, reply, services, newsletterPage(content), status);
    if (!isLink(request)) {
      const answered = await readAnswerRow(signUp, request, services);
      return answered ? answerWithPage(request, reply, services, answered) : show({});
    }
    hideAddress(reply);
    const answered = await readAnswerRow(confirmation, request, services);
    if (answered) return answerWithPage(request, reply, services, answered);
    const client = services.shop.clientFor(request, AbortSignal.timeout(services.limits.pageCallMs));
    // The page tells whether a guessed link exists. Beyond the limit it only asks, as without the store that counts; its
    // button has the same limit.
    const waitSeconds = await services.limiter
      .count('confirm', request)
      .catch(() => Number.POSITIVE_INFINITY);
    const state = waitSeconds > 0 ? 'new' : await readLink(client, readQuery(request, 'doi') ?? '');
    return state === 'invalid'
      ? show({ hasDoiError: true }, 410)
      : show({ confirmation: state === 'known' ? 'known' : 'asked' });
  });

  app.post(LINKS.newsletter, (request, reply) =>
    isLink(request)
      ? postForm(confirmation, request, hideAddress(reply), services)
      : postForm(signUp, request, reply, services),
  );
}
