import type { FastifyInstance } from 'fastify';
import { SITES } from '#src/config/sites.ts';
import { type ElementsAssets, renderElementsPage } from './elementsPage.ts';
import { type PageServices, rememberSite } from './page.ts';

const BUILT: ElementsAssets = {
  script: '/elements/vitrine-elements.js',
  styles: '/elements/vitrine-elements.css',
};

/** The demo of the custom elements, for pages that are not React. */
export function registerElements(app: FastifyInstance, { renderer }: PageServices): void {
  app.get('/demo/elements', async (request, reply) => {
    const { site, locale } = request;
    rememberSite(request, reply);
    const { textsOf } = await renderer.loadEntry();
    const { preamble } = renderer.findAssets(locale);
    const assets = preamble ? { script: '/src/entries/standalone.ts', preamble } : BUILT;
    const isOwnLocale = SITES[site].locale === locale;
    const nonce = reply.allowPage();
    return reply
      .type('text/html; charset=utf-8')
      .header('Cache-Control', 'private, no-cache')
      .send(renderElementsPage(site, locale, isOwnLocale, nonce, assets, textsOf(site, locale)));
  });
}
