import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RefundContent } from '#demo/model/pageContent.ts';
import { checkRefund, readRefund } from '#demo/model/refundForm.ts';
import { setRetryAfter } from '#server/http/rateLimit.ts';
import { hasCsrfToken } from '#server/http/session.ts';
import { SITES } from '#src/config/sites.ts';
import { todayIn } from '#src/lib/forms/birthDate.ts';
import { answerWithPage, type PageServices } from './page.ts';

/** The refund form (INP-13). The demo confirms receipt and stores nothing. */
export function registerRefund(app: FastifyInstance, services: PageServices): void {
  const answer = (
    request: FastifyRequest,
    reply: FastifyReply,
    content: Omit<RefundContent, 'kind'>,
    status = 200,
  ) => answerWithPage(request, reply, services, { content: { kind: 'refund', ...content } }, status);
  app.get('/refund', (request, reply) => answer(request, reply, {}));
  app.post('/refund', async (request, reply) => {
    const entry = readRefund(request.body);
    if (!hasCsrfToken(request)) return answer(request, reply, { entry, hasFailed: true }, 403);
    const waitSeconds = await services.limiter.count('contact', request);
    if (waitSeconds > 0)
      return answer(request, setRetryAfter(reply, waitSeconds), { entry, hasFailed: true }, 429);
    const site = SITES[request.site];
    const problems = checkRefund(entry, { site, locale: request.locale, today: todayIn(site.timeZone) });
    return Object.keys(problems).length > 0
      ? answer(request, reply, { entry, problems }, 422)
      : answer(request, reply, { isReceived: true });
  });
}
