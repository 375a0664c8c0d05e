import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { listAlternates } from '#demo/model/alternates.ts';
import { productDetails } from '#demo/model/demoProducts.ts';
import { type HeaderSettings, PLATFORMS, type Platform } from '#demo/model/headerSettings.ts';
import { loadPageData } from '#demo/render/loadPageData.ts';
import type { PageMetrics } from '#demo/render/pageMetrics.ts';
import type { PageRenderer } from '#demo/render/pageRenderer.ts';
import { sendPage } from '#demo/render/renderPage.ts';
import type { Services } from '#server/application.ts';
import type { Config } from '#server/config/config.ts';
import { REMEMBER_SECONDS, setCookie } from '#server/http/cookies.ts';
import { publicAddress } from '#server/http/publicAddress.ts';
import { isForDocument, isNavigation } from '#server/http/session.ts';
import { readQuery } from '#server/http/visitor.ts';
import { isPreviewed } from '#server/shop/isPreviewed.ts';
import { HEADER_SWITCH_NAMES } from '#src/config/headerSwitches.ts';
import { SITES } from '#src/config/sites.ts';
import { COOKIES } from '#src/lib/cookies.ts';
import { readVisitorHint } from '#src/lib/visitorHint.ts';
import { hasReducingCookie } from '#src/sections/footer/footerModel.ts';
import { readConsentState } from './consent.ts';
import { ACCOUNT_TOPICS, matchPage, notFoundPage, type PageRow } from './matchPage.ts';
import { applySharedPreview } from './sharedPreview.ts';
import { isLoggedIn } from './shopVisitor.ts';

export interface PageServices extends Services {
  renderer: PageRenderer;
  pageMetrics: PageMetrics;
}

/** The header settings in a demo address; only true and false are valid (contract: calls). */
function readHeaderSettings(request: FastifyRequest, config: Config, { isReduced }: PageRow): HeaderSettings {
  const settings: HeaderSettings = { stage: config.stage };
  if (isReduced) settings.reduced = true;
  if (!config.isDemo) return settings;
  for (const name of HEADER_SWITCH_NAMES) {
    const value = readQuery(request, name);
    if (value === 'true' || value === 'false') settings[name] = value === 'true';
  }
  const stage = readQuery(request, 'stage');
  if (stage === 'LIVE' || stage === 'DEV') settings.stage = stage;
  const search = readQuery(request, 'search');
  if (search === 'overlay' || search === 'flyout') settings.search = search;
  return settings;
}

/** Whether `?site=` names another site than the visitor's cookie. A form, which can be another site's, chooses none. */
const choosesSite = (request: FastifyRequest): boolean =>
  request.method === 'GET' &&
  readQuery(request, 'site') !== undefined &&
  request.cookies[COOKIES.site] !== request.site;

/** Stores `?site=` in the visitor's cookie, because the browser's later calls do not repeat it. */
export function rememberSite(request: FastifyRequest, reply: FastifyReply): void {
  if (!choosesSite(request) || !isNavigation(request)) return;
  setCookie(request, reply, COOKIES.site, request.site, { maxAgeSeconds: REMEMBER_SECONDS });
}

/** Sends a page of the shop for the request's site and language. */
export async function answerWithPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { config, renderer, shop, limits, pageMetrics }: PageServices,
  row: PageRow,
  status = 200,
): Promise<FastifyReply> {
  await applySharedPreview(request, reply, shop);
  rememberSite(request, reply);
  const consent = row.consent ?? readConsentState(request);
  const platform = PLATFORMS.find((each): each is Platform => each === readQuery(request, 'platform'));
  const isFooterReduced =
    row.isReduced === true ||
    // Staff do not shop on a page of their own.
    row.content.kind === 'preview' ||
    row.content.kind === 'outbox' ||
    row.content.kind === 'scenarioPanel' ||
    hasReducingCookie(request.headers.cookie ?? '', SITES[request.site]);
  // Secrets in an address are for this request only: no link of the page repeats them.
  const address = publicAddress(request.url);
  const { visitor, ...counted } = readVisitorHint(request.headers.cookie ?? '', request.site);
  // During a preview the shop determines the visitor, because staff may emulate one.
  const hint = visitor && !isPreviewed(request) ? { visitor, ...counted } : counted;
  return sendPage(request, reply, renderer, {
    metrics: pageMetrics,
    state: {
      site: request.site,
      locale: request.locale,
      address,
      ...(platform && { platform }),
      header: readHeaderSettings(request, config, row),
      isFooterReduced,
      ...(config.isDemo && request.cookies[COOKIES.staff] !== undefined && { hasPreviewTools: true }),
      alternates: listAlternates(request.site, address),
      content: row.content,
      ...(consent && { consent }),
      visitorHint: hint,
      csrf: request.csrfToken,
    },
    loadServerData: () => row.serverData ?? loadPageData(request, shop, row.content, limits.pageDataMs),
    status,
    isIndexed: row.isIndexed ?? false,
    isPersonal: row.isPersonal ?? false,
  });
}

/** Asks a visitor who is not logged in to log in, on a page of an account that has nothing to show. */
export async function askToLogIn(
  request: FastifyRequest,
  services: PageServices,
  row: PageRow,
  path: string,
): Promise<PageRow> {
  const { content } = row;
  const isShown = content.kind !== 'topic' || !ACCOUNT_TOPICS.includes(content.topic) || content.order;
  if (isShown || (await isLoggedIn(request, services))) return row;
  return { ...row, content: { ...content, logInTarget: path } };
}

const addressOf = (request: FastifyRequest) => new URL(publicAddress(request.url), 'http://page.invalid');

/** Addresses that programs request, such as `/.well-known/…` and files. People do not read a page there. */
const MACHINE_ADDRESS = /^\/\.well-known\/|\.(?!html?$)\w{1,12}$/;

/** Serves every page of the shop, and the page for unknown addresses. */
export function registerPages(app: FastifyInstance, services: PageServices): void {
  // A prefetched page is shown without another request, which would have stored the site.
  app.addHook('onRequest', (request, reply, done) => {
    const isPrefetch = isForDocument(request) && !isNavigation(request);
    if (isPrefetch && choosesSite(request)) reply.code(503).header('Cache-Control', 'no-store').send();
    else done();
  });
  app.get('/*', async (request, reply) => {
    const { pathname, searchParams } = addressOf(request);
    const row = matchPage(request.site, pathname, searchParams);
    if (!row && MACHINE_ADDRESS.test(pathname)) return reply.callNotFound();
    return row
      ? answerWithPage(request, reply, services, await askToLogIn(request, services, row, pathname))
      : answerWithPage(request, reply, services, notFoundPage(request.site), 404);
  });

  app.get('/p/:productId/variants.json', (request, reply) => {
    const { productId } = request.params as { productId: string };
    const product = productDetails(request.site, productId);
    if (!product) return reply.callNotFound();
    return product.variants.map(({ tcm, dimensions }) => ({
      tcm,
      name: dimensions.map(({ name, type, value }) => (type === 'TEXT' ? value : name)).join(', '),
    }));
  });
}
