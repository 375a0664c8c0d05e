import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hideAddress } from '#demo/http/hideAddress.ts';
import { readAll } from '#demo/http/postedForm.ts';
import { type FormAnswer, statusOf } from '#demo/model/formAnswer.ts';
import type { SubscriberContent } from '#demo/model/pageContent.ts';
import { SUBSCRIBER_PATHS } from '#demo/model/subscriberPaths.ts';
import { isPathParameter } from '#server/http/matchCall.ts';
import { isSameOrigin } from '#server/http/session.ts';
import { readQuery } from '#server/http/visitor.ts';
import { SITES } from '#src/config/sites.ts';
import {
  checkPreferences,
  type PreferencesInput,
  type PreferencesProblems,
  readPreferencesInput,
  toPreferencesInput,
  toPreferencesRequest,
} from '#src/features/newsletter/preferencesModel.ts';
import type { FormFailure } from '#src/ui/Form/FailureAnswer.tsx';
import type { PageRow } from './matchPage.ts';
import { base, failureOf, isTokenRejected } from './newsletterCalls.ts';
import { answerWithPage, type PageServices } from './page.ts';
import { postForm, readAnswerRow, type ServerForm } from './postForm.ts';
import { rememberNewsletter } from './visitorHints.ts';

type Shown = SubscriberContent['shown'];
type Preferences = FormAnswer<PreferencesInput, PreferencesProblems, true>;

const toRow = (shown: Shown): PageRow => ({ content: { kind: 'subscriber', shown } });
const isSavedRow = (row: PageRow | null): boolean =>
  row?.content.kind === 'subscriber' &&
  row.content.shown.view === 'preferences' &&
  row.content.shown.isSaved === true;
const INVALID = toRow({ view: 'invalidLink' });

/** The token of the link, or `null` if it cannot be one. */
function tokenOf(request: FastifyRequest): string | null {
  const token = readQuery(request, 'token');
  return token !== undefined && isPathParameter(token) ? token : null;
}

const unsubscribeForm = (
  { shop }: PageServices,
  accepts: 'any' | 'origin',
): ServerForm<null, never, true> => ({
  name: 'unsubscribe',
  limit: 'unsubscribe',
  accepts,
  read: () => null,
  act: async (_entry, request, reply) => {
    const subscriberToken = tokenOf(request);
    if (subscriberToken === null) return { gone: INVALID };
    const answered = await shop.clientFor(request, null).updateSubscriber({
      params: { base, subscriberToken },
      body: { consents: [] },
    });
    if (answered.ok) {
      rememberNewsletter(request, reply, false);
      return { done: true };
    }
    return isTokenRejected(answered.error) ? { gone: INVALID } : { failure: failureOf(answered.error) };
  },
  toRow: (_request, { done, failure }) =>
    toRow({ view: 'unsubscribe', ...(done && { isDone: done }), ...(failure && { failure }) }),
});

const preferencesForm = ({
  shop,
}: PageServices): ServerForm<PreferencesInput, PreferencesProblems, true> => ({
  name: 'preferences',
  limit: 'confirm',
  accepts: 'origin',
  read: ({ body }) => readPreferencesInput((name) => readAll(body, name)),
  check: (entry, { site }) => {
    const checked = checkPreferences(entry, SITES[site]);
    return checked.ok ? null : checked.error;
  },
  act: async (entry, request) => {
    const site = SITES[request.site];
    const subscriberToken = tokenOf(request);
    const checked = checkPreferences(entry, site);
    if (subscriberToken === null) return { gone: INVALID };
    if (!checked.ok) return { problems: checked.error };
    const client = shop.clientFor(request, null);
    const params = { base, subscriberToken } as const;
    const stored = await client.readSubscriber({ params });
    const answered = stored.ok
      ? await client.updateSubscriber({
          params,
          body: toPreferencesRequest(checked.value, site, stored.value.interests),
        })
      : stored;
    if (answered.ok) return { done: true };
    return isTokenRejected(answered.error) ? { gone: INVALID } : { failure: failureOf(answered.error) };
  },
  // Saved preferences are read again, so that a later page shows neither old nor deleted data.
  toRow: (_request, { done, ...answer }: Preferences) =>
    toRow({ view: 'preferences', ...answer, ...(done && { isSaved: done }) }),
});

/**
 * The pages linked from newsletter mails: preferences and unsubscription. GET only shows, POST acts, so that a
 * mail scanner or prefetch changes nothing. The token authorises the request; no response reveals its owner.
 */
export function registerSubscriber(app: FastifyInstance, services: PageServices): void {
  const preferences = preferencesForm(services);
  const unsubscribe = unsubscribeForm(services, 'origin');
  // Mail programs post from other origins, without cookies: the token alone decides.
  const oneClick = unsubscribeForm(services, 'any');
  const send = (request: FastifyRequest, reply: FastifyReply, row: PageRow, status?: number) =>
    answerWithPage(request, hideAddress(reply), services, row, status);

  app.register(async (scope) => {
    // RFC 8058 allows both form encodings; the address contains all data, so the body is not read.
    scope.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, (_request, _body, done) =>
      done(null, {}),
    );
    scope.get(SUBSCRIBER_PATHS.unsubscribe, async (request, reply) => {
      if (tokenOf(request) === null) return send(request, reply, INVALID, 410);
      const answered = await readAnswerRow(oneClick, request, services);
      return send(request, reply, answered ?? toRow({ view: 'unsubscribe' }));
    });
    scope.post(SUBSCRIBER_PATHS.unsubscribe, (request, reply) =>
      postForm(oneClick, request, hideAddress(reply), services),
    );
  });

  app.get(SUBSCRIBER_PATHS.preferences, async (request, reply) => {
    const subscriberToken = tokenOf(request);
    if (subscriberToken === null) return send(request, reply, INVALID, 410);
    const fail = (failure: FormFailure) =>
      send(request, reply, toRow({ view: 'preferences', failure }), statusOf({ failure }));
    const answered =
      (await readAnswerRow(preferences, request, services)) ??
      (await readAnswerRow(unsubscribe, request, services));
    const isSaved = isSavedRow(answered);
    if (answered && !isSaved) return send(request, reply, answered);
    const waitSeconds = await services.limiter.count('confirm', request).catch(() => null);
    if (waitSeconds === null) return fail('down');
    if (waitSeconds > 0) {
      reply.header('Retry-After', waitSeconds);
      return fail('limited');
    }
    const client = services.shop.clientFor(request, AbortSignal.timeout(services.limits.pageCallMs));
    const read = await client.readSubscriber({ params: { base, subscriberToken } });
    if (read.ok)
      return send(
        request,
        reply,
        toRow({
          view: 'preferences',
          entry: toPreferencesInput(read.value),
          ...(isSaved && { isSaved }),
        }),
      );
    return isTokenRejected(read.error) ? send(request, reply, INVALID, 410) : fail(failureOf(read.error));
  });

  app.post(SUBSCRIBER_PATHS.preferences, async (request, reply) => {
    hideAddress(reply);
    const isEnd = isSameOrigin(request) && readAll(request.body, 'unsubscribe').length > 0;
    return isEnd
      ? postForm(unsubscribe, request, reply, services)
      : postForm(preferences, request, reply, services);
  });
}
