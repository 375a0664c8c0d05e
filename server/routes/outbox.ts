import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LINK_VALID_MS, type OutboxMail, readOutbox } from '#mocks/services/newsletter.ts';
import type { MailView } from '#server/model/pageState.ts';
import type { RenderedMail } from '#server/render/confirmationMail.ts';
import { LINKS } from '#src/config/links.ts';
import { SITES, type SiteCode } from '#src/config/sites.ts';
import { toFooter } from '#src/sections/footer/footerModel.ts';
import { FOOTER_CONTENTS } from '#src/sections/footer/sitePaths.ts';
import { answerWithPage, type PageServices } from './page.ts';

const DAY_MS = 24 * 3_600_000;

// A mail brings its own style attributes, and nothing else.
const MAIL_POLICY = "default-src 'none'; style-src-attr 'unsafe-inline'; frame-ancestors 'self'";

/** The address that a mail's link leads to. */
function confirmLink({ origin }: FastifyRequest, { site, locale, token }: OutboxMail): string | undefined {
  if (!token) return undefined;
  const query = new URLSearchParams({ site, ...(locale !== SITES[site].locale && { locale }), doi: token });
  return `${origin}${LINKS.newsletter}?${query}`;
}

/** Who sends the mails of a country: the address of its customer service. */
const senderOf = (site: SiteCode): readonly string[] =>
  toFooter(FOOTER_CONTENTS[site], null, SITES[site]).customerSupport?.address ?? [SITES[site].brand.name];

/** A mail of the outbox in its own language. */
async function renderMail(
  request: FastifyRequest,
  { renderer }: PageServices,
  mail: OutboxMail,
): Promise<RenderedMail> {
  const { renderMail: render } = await renderer.loadEntry();
  return render(mail.site, mail.locale, {
    kind: mail.kind,
    firstName: mail.firstName,
    lastName: mail.lastName,
    sender: {
      lines: senderOf(mail.site),
      imprint: `${request.origin}${SITES[mail.site].links.imprint}?site=${mail.site}`,
    },
    link: confirmLink(request, mail),
    validDays: LINK_VALID_MS / DAY_MS,
  });
}

/** The mails that the mock shop has sent, as a list and each as it is sent (BFF-06). Part of the demo only. */
export function registerOutbox(app: FastifyInstance, services: PageServices): void {
  app.get('/demo/outbox', async (request, reply) => {
    const mails = await Promise.all(
      (await readOutbox(services.store)).map(async (mail): Promise<MailView> => {
        const { id, kind, to, sentAt, locale } = mail;
        const { subject } = await renderMail(request, services, mail);
        const href = confirmLink(request, mail);
        return { id, kind, to, sentAt, locale, subject, ...(href && { href }) };
      }),
    );
    // The links in it are keys.
    reply.header('Referrer-Policy', 'no-referrer');
    return answerWithPage(request, reply, services, { content: { kind: 'outbox', mails } });
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
