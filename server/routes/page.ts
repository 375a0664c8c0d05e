import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#server/config.ts';
import { REMEMBER_SECONDS, setCookie } from '#server/cookies.ts';
import type { ServerShop } from '#server/plugins/shopServices.ts';
import { readQuery } from '#server/plugins/visitor.ts';
import { loadPageData } from '#server/render/loadPageData.ts';
import type { PageRenderer } from '#server/render/pageRenderer.ts';
import { type HeaderSettings, PLATFORMS, type Platform } from '#server/render/pageState.ts';
import { sendPage } from '#server/render/renderPage.ts';
import { COOKIES } from '#src/lib/cookies.ts';
import { listAlternates } from './alternates.ts';
import { matchPage, type PageRow } from './matchPage.ts';

/** What the routes of pages work with. */
export interface PageServices {
  config: Config;
  renderer: PageRenderer;
  shop: ServerShop;
}

const SWITCHES = [
  'reduced',
  'sticky',
  'useminicart',
  'showsecurehint',
  'showPromotionBanner',
  'onetrustenabled',
] as const;

/** The header's settings that an address names; other values than true and false are passed over (contract: calls). */
function readHeaderSettings(request: FastifyRequest, config: Config, { isReduced }: PageRow): HeaderSettings {
  const settings: HeaderSettings = { stage: config.stage };
  if (isReduced) settings.reduced = true;
  for (const name of SWITCHES) {
    const value = readQuery(request, name);
    if (value === 'true' || value === 'false') settings[name] = value === 'true';
  }
  const stage = readQuery(request, 'stage');
  if (stage === 'LIVE' || stage === 'DEV') settings.stage = stage;
  const search = readQuery(request, 'search');
  if (search === 'overlay' || search === 'flyout') settings.search = search;
  return settings;
}

/** Answers with a page of the shop, in the request's site and language. */
export function answerWithPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { config, renderer, shop }: PageServices,
  row: PageRow,
  status = 200,
): Promise<FastifyReply> {
  // The browser's calls after this page do not repeat `?site=`, so the visitor's cookie remembers it.
  if (readQuery(request, 'site') !== undefined && request.cookies[COOKIES.site] !== request.site) {
    setCookie(request, reply, COOKIES.site, request.site, { maxAgeSeconds: REMEMBER_SECONDS });
  }
  const platform = PLATFORMS.find((each): each is Platform => each === readQuery(request, 'platform'));
  const isFooterReduced =
    row.isReduced === true ||
    request.cookies[COOKIES.affiliate] !== undefined ||
    request.cookies[COOKIES.newApp] !== undefined;
  return sendPage(request, reply, renderer, {
    state: {
      site: request.site,
      locale: request.locale,
      address: request.url,
      ...(platform && { platform }),
      header: readHeaderSettings(request, config, row),
      isFooterReduced,
      alternates: listAlternates(request.site, request.url),
      content: row.content,
    },
    serverData: loadPageData(request, shop, row.content),
    status,
    isIndexed: row.isIndexed ?? false,
  });
}

/** Every page of the shop, and the page for addresses that are none (BFF-01). */
export function registerPages(app: FastifyInstance, services: PageServices): void {
  const answer = (request: FastifyRequest, reply: FastifyReply) => {
    const url = new URL(request.url, 'http://page.invalid');
    const row = matchPage(url.pathname, url.searchParams);
    return row
      ? answerWithPage(request, reply, services, row)
      : answerWithPage(request, reply, services, { content: { kind: 'notFound' } }, 404);
  };
  app.get('/*', answer);
}
