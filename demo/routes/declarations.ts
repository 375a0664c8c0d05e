import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readDeclaration } from '#demo/model/declarationForm.ts';
import { windowTiles } from '#demo/model/demoProducts.ts';
import type { PageContent } from '#demo/model/pageContent.ts';
import { DECLARATION_NAMES } from '#demo/model/topics.ts';
import { setRetryAfter } from '#server/http/rateLimit.ts';
import { hasCsrfToken } from '#server/http/session.ts';
import { SITE_CODES, SITES } from '#src/config/sites.ts';
import { answerWithPage, type PageServices } from './page.ts';

const FEW_TILES = 4;

type Answer = Extract<PageContent, { kind: 'topic' }>['answer'];

/**
 * Withdrawal and cancellation, required by law on EU sites (BEY-02). The page is a content page of the country; this
 * route handles its form. The demo confirms receipt and stores nothing.
 */
export function registerDeclarations(app: FastifyInstance, services: PageServices): void {
  for (const name of DECLARATION_NAMES) {
    const paths = new Set(SITE_CODES.flatMap((site) => SITES[site].links[name] ?? []));
    for (const path of paths) {
      const page = (request: FastifyRequest, reply: FastifyReply, answer: Answer, status = 200) => {
        const tiles = windowTiles(request.site).slice(0, FEW_TILES);
        const content = { kind: 'topic', topic: 'content', name, answer, tiles } as const;
        return answerWithPage(
          request,
          reply.header('Cache-Control', 'no-store'),
          services,
          { content },
          status,
        );
      };
      app.post(path, async (request, reply) => {
        if (!hasCsrfToken(request)) return page(request, reply, { state: 'failed' }, 403);
        const waitSeconds = await services.limiter.count('contact', request);
        if (waitSeconds > 0)
          return page(request, setRetryAfter(reply, waitSeconds), { state: 'failed' }, 429);
        const declaration = readDeclaration(request.body);
        return declaration
          ? page(request, reply, { state: 'received', email: declaration.email })
          : page(request, reply, { state: 'failed' }, 400);
      });
    }
  }
}
