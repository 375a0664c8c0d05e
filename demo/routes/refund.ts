import type { FastifyInstance, FastifyRequest } from 'fastify';
import { contactOf } from '#demo/model/helpAnswers.ts';
import type { RefundContent } from '#demo/model/pageContent.ts';
import { checkRefund, type RefundInput, type RefundProblems, readRefund } from '#demo/model/refundForm.ts';
import { SITES } from '#src/config/sites.ts';
import { todayIn } from '#src/lib/forms/birthDate.ts';
import type { PageRow } from './matchPage.ts';
import { answerWithPage, type PageServices } from './page.ts';
import { postForm, readAnswerRow, type ServerForm } from './postForm.ts';

const toRow = ({ site }: FastifyRequest, answer?: RefundContent['answer']): PageRow => ({
  content: { kind: 'refund', ...contactOf(site), ...(answer && { answer }) },
});

/** The refund form. The demo confirms receipt and stores nothing. */
const refundForm: ServerForm<RefundInput, RefundProblems, true> = {
  name: 'refund',
  limit: 'contact',
  isOnce: true,
  read: ({ body }) => readRefund(body),
  check: (entry, { site, locale }) => {
    const today = todayIn(SITES[site].timeZone);
    return checkRefund(entry, { site: SITES[site], locale, today });
  },
  act: async () => ({ done: true }),
  toRow,
};

export function registerRefund(app: FastifyInstance, services: PageServices): void {
  app.get('/refund', async (request, reply) =>
    answerWithPage(
      request,
      reply,
      services,
      (await readAnswerRow(refundForm, request, services)) ?? toRow(request),
    ),
  );
  app.post('/refund', (request, reply) => postForm(refundForm, request, reply, services));
}
