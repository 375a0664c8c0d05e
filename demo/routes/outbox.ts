import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hideAddress } from '#demo/http/hideAddress.ts';
import type { MailSummary } from '#demo/model/outbox.ts';
import type { RenderedMail } from '#demo/render/mail/composeMail.ts';
import { toMailFacts, toMailLinks } from '#demo/render/mail/mailFacts.ts';
import { DARK_STYLES } from '#demo/render/mail/mailParts.ts';
import { toMimeMessage } from '#demo/render/mail/mimeMessage.ts';
import { type OutboxMail, readOutbox } from '#mocks/services/outbox.ts';
import { SITES } from '#src/config/sites.ts';
import { answerWithPage, type PageServices } from './page.ts';

/** The mock shop's mail address; its mails are never sent. */
const SENDER = 'shop@vitrine.example';

// Mails contain one style sheet, style attributes and the shop's pictures.
const SHEET_HASH = createHash('sha256').update(DARK_STYLES).digest('base64');
const MAIL_POLICY = `default-src 'none'; img-src 'self'; style-src-elem 'sha256-${SHEET_HASH}'; style-src-attr 'unsafe-inline'; frame-ancestors 'self'`;

/** A mail of the outbox in its own language. */
async function renderMail(
  request: FastifyRequest,
  { renderer }: PageServices,
  mail: OutboxMail,
): Promise<RenderedMail> {
  const { renderMail: render } = await renderer.loadEntry();
  return render(mail.site, mail.locale, toMailFacts(mail, request.origin));
}

/** Serves the mock shop's mails as a list and individually. Demo only. */
export function registerOutbox(app: FastifyInstance, services: PageServices): void {
  app.get('/demo/outbox', async (request, reply) => {
    const mails = await Promise.all(
      (await readOutbox(services.store)).map(async (mail): Promise<MailSummary> => {
        const { id, kind, to, sentAt, locale } = mail;
        const { subject } = await renderMail(request, services, mail);
        const links = 'token' in mail ? toMailLinks(mail, request.origin) : {};
        return { id, kind, to, sentAt, locale, subject, links };
      }),
    );
    // Its links contain secrets.
    hideAddress(reply);
    return answerWithPage(request, reply, services, { content: { kind: 'outbox', mails } });
  });

  app.get('/demo/outbox/:id', async (request, reply) => {
    const [, id, ending] = /^([\w-]+)(\.txt|\.eml)?$/.exec((request.params as { id: string }).id) ?? [];
    const mail = (await readOutbox(services.store)).find((each) => each.id === id);
    if (!mail) return reply.callNotFound();
    const rendered = await renderMail(request, services, mail);
    hideAddress(reply).header('Cache-Control', 'no-store');
    if (ending === '.txt') return reply.type('text/plain; charset=utf-8').send(rendered.text);
    if (ending === '.eml') {
      const { name } = SITES[mail.site].brand;
      const envelope = { from: { name, address: SENDER }, to: mail.to, sentAt: mail.sentAt, id: mail.id };
      return reply.type('message/rfc822').send(toMimeMessage(envelope, rendered));
    }
    return reply
      .header('Content-Security-Policy', MAIL_POLICY)
      .type('text/html; charset=utf-8')
      .send(rendered.html);
  });
}
