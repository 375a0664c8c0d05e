import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hideAddress } from '#demo/http/hideAddress.ts';
import { readAll } from '#demo/http/postedForm.ts';
import type { SubscriberContent } from '#demo/model/pageContent.ts';
import { SUBSCRIBER_PATHS } from '#demo/model/subscriberPaths.ts';
import { isPathParameter } from '#server/http/matchCall.ts';
import { setRetryAfter } from '#server/http/rateLimit.ts';
import { isSameOrigin } from '#server/http/session.ts';
import { readQuery } from '#server/http/visitor.ts';
import { SITES } from '#src/config/sites.ts';
import {
  checkPreferences,
  type PreferencesEntry,
  readPreferencesEntry,
  toPreferencesEntry,
  toPreferencesRequest,
} from '#src/features/newsletter/preferencesModel.ts';
import { base, CALL_BUDGET_MS, isTokenRejected } from './newsletterCalls.ts';
import { answerWithPage, type PageServices } from './page.ts';

/**
 * The pages linked from newsletter mails: preferences and unsubscription (BEY-19). GET only shows, POST acts, so that a
 * mail scanner or prefetch changes nothing. The token authorises the request; no response reveals its owner.
 */
export function registerSubscriber(app: FastifyInstance, services: PageServices): void {
  const clientFor = (request: FastifyRequest) =>
    services.shop.clientFor(request, AbortSignal.timeout(CALL_BUDGET_MS));
  const sendView = (
    request: FastifyRequest,
    reply: FastifyReply,
    shown: SubscriberContent['shown'],
    status = 200,
  ) => {
    hideAddress(reply);
    return answerWithPage(request, reply, services, { content: { kind: 'subscriber', shown } }, status);
  };
  const sendInvalidLink = (request: FastifyRequest, reply: FastifyReply) =>
    sendView(request, reply, { view: 'invalidLink' }, 410);
  const tokenOf = (request: FastifyRequest): string | null => {
    const token = readQuery(request, 'token');
    return token !== undefined && isPathParameter(token) ? token : null;
  };

  const unsubscribe = async (request: FastifyRequest, reply: FastifyReply) => {
    const subscriberToken = tokenOf(request);
    if (subscriberToken === null) return sendInvalidLink(request, reply);
    const waitSeconds = await services.limiter.count('unsubscribe', request);
    if (waitSeconds > 0) {
      setRetryAfter(reply, waitSeconds);
      return sendView(request, reply, { view: 'unsubscribe', failure: 'limited' }, 429);
    }
    const answered = await clientFor(request).updateSubscriber({
      params: { base, subscriberToken },
      body: { consents: [] },
    });
    if (answered.ok) return sendView(request, reply, { view: 'unsubscribe', isDone: true });
    if (isTokenRejected(answered.error)) return sendInvalidLink(request, reply);
    return sendView(request, reply, { view: 'unsubscribe', failure: 'failed' }, 502);
  };

  app.register(async (scope) => {
    // RFC 8058 allows both form encodings; the address contains all data, so the body is not read.
    scope.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, (_request, _body, done) =>
      done(null, {}),
    );
    scope.get(SUBSCRIBER_PATHS.unsubscribe, (request, reply) =>
      tokenOf(request) === null
        ? sendInvalidLink(request, reply)
        : sendView(request, reply, { view: 'unsubscribe' }),
    );
    // Mail programs post from other origins, without cookies: the token alone decides.
    scope.post(SUBSCRIBER_PATHS.unsubscribe, unsubscribe);
  });

  app.get(SUBSCRIBER_PATHS.preferences, async (request, reply) => {
    const subscriberToken = tokenOf(request);
    if (subscriberToken === null) return sendInvalidLink(request, reply);
    const waitSeconds = await services.limiter.count('confirm', request);
    if (waitSeconds > 0) {
      setRetryAfter(reply, waitSeconds);
      return sendView(request, reply, { view: 'preferences', failure: 'limited' }, 429);
    }
    const answered = await clientFor(request).readSubscriber({ params: { base, subscriberToken } });
    if (answered.ok)
      return sendView(request, reply, { view: 'preferences', entry: toPreferencesEntry(answered.value) });
    if (isTokenRejected(answered.error)) return sendInvalidLink(request, reply);
    return sendView(request, reply, { view: 'preferences', failure: 'failed' }, 502);
  });

  app.post(SUBSCRIBER_PATHS.preferences, async (request, reply) => {
    const { body } = request;
    const posted = readPreferencesEntry((name) => readAll(body, name));
    const fail = (entry: PreferencesEntry, failure: 'failed' | 'limited', status: number) =>
      sendView(request, reply, { view: 'preferences', entry, failure }, status);
    if (!isSameOrigin(request))
      return sendView(request, reply, { view: 'preferences', failure: 'failed' }, 403);
    if (readAll(body, 'unsubscribe').length > 0) return unsubscribe(request, reply);
    const subscriberToken = tokenOf(request);
    if (subscriberToken === null) return sendInvalidLink(request, reply);
    const site = SITES[request.site];
    const waitSeconds = await services.limiter.count('confirm', request);
    if (waitSeconds > 0) {
      setRetryAfter(reply, waitSeconds);
      return fail(posted, 'limited', 429);
    }
    const checked = checkPreferences(posted, site);
    if (!checked.ok)
      return sendView(request, reply, { view: 'preferences', entry: posted, problems: checked.error }, 422);
    const answered = await clientFor(request).updateSubscriber({
      params: { base, subscriberToken },
      body: toPreferencesRequest(checked.value, site),
    });
    if (answered.ok)
      return sendView(request, reply, {
        view: 'preferences',
        entry: toPreferencesEntry(answered.value),
        isSaved: true,
      });
    return isTokenRejected(answered.error) ? sendInvalidLink(request, reply) : fail(posted, 'failed', 502);
  });
}
