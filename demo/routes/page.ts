import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { listAlternates } from '#demo/model/alternates.ts';
import { variantToAdd } from '#demo/model/chosenVariant.ts';
import { productView } from '#demo/model/demoProducts.ts';
import {
  HEADER_SWITCHES,
  type HeaderSettings,
  PLATFORMS,
  type Platform,
} from '#demo/model/headerSettings.ts';
import type { ProductView } from '#demo/model/products.ts';
import { loadPageData } from '#demo/render/loadPageData.ts';
import type { PageMetrics } from '#demo/render/pageMetrics.ts';
import type { PageRenderer } from '#demo/render/pageRenderer.ts';
import { sendPage } from '#demo/render/renderPage.ts';
import type { Services } from '#server/application.ts';
import type { Config } from '#server/config/config.ts';
import { overrideRequestCookie, REMEMBER_SECONDS, setCookie } from '#server/http/cookies.ts';
import { publicAddress } from '#server/http/publicAddress.ts';
import { setRetryAfter } from '#server/http/rateLimit.ts';
import { hasCsrfToken, isForDocument, isNavigation } from '#server/http/session.ts';
import { readQuery } from '#server/http/visitor.ts';
import { isPreviewed } from '#server/shop/isPreviewed.ts';
import { createQueues } from '#server/store/queues.ts';
import { HINT_SECONDS } from '#src/config/limits.ts';
import { COOKIES } from '#src/lib/cookies.ts';
import { formatCartCount, readVisitorHint } from '#src/lib/visitorHint.ts';
import { readConsentState } from './consent.ts';
import { matchPage, notFoundPage, type PageRow } from './matchPage.ts';
import { applySharedPreview } from './sharedPreview.ts';

/** The dependencies of page routes. */
export interface PageServices extends Services {
  renderer: PageRenderer;
  pageMetrics: PageMetrics;
}

/** The header settings in a demo address; only true and false are valid (contract: calls). */
function readHeaderSettings(request: FastifyRequest, config: Config, { isReduced }: PageRow): HeaderSettings {
  const settings: HeaderSettings = { stage: config.stage };
  if (isReduced) settings.reduced = true;
  if (!config.isDemo) return settings;
  for (const name of HEADER_SWITCHES) {
    const value = readQuery(request, name);
    if (value === 'true' || value === 'false') settings[name] = value === 'true';
  }
  const stage = readQuery(request, 'stage');
  if (stage === 'LIVE' || stage === 'DEV') settings.stage = stage;
  const search = readQuery(request, 'search');
  if (search === 'overlay' || search === 'flyout') settings.search = search;
  return settings;
}

/** Whether `?site=` names another site than the visitor's cookie. */
const choosesSite = (request: FastifyRequest): boolean =>
  readQuery(request, 'site') !== undefined && request.cookies[COOKIES.site] !== request.site;

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
  consent = readConsentState(request),
): Promise<FastifyReply> {
  await applySharedPreview(request, reply, shop);
  rememberSite(request, reply);
  const platform = PLATFORMS.find((each): each is Platform => each === readQuery(request, 'platform'));
  const isFooterReduced =
    row.isReduced === true ||
    request.cookies[COOKIES.affiliate] !== undefined ||
    request.cookies[COOKIES.newApp] !== undefined;
  // Secrets in an address are for this request only: no link of the page repeats them.
  const address = publicAddress(request.url);
  const { visitor, ...counted } = readVisitorHint(request.headers.cookie ?? '', request.site);
  // During a preview the shop determines the visitor, because staff may emulate one (BEY-21).
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
      ...(Object.keys(hint).length > 0 && { visitorHint: hint }),
      csrf: request.csrfToken,
    },
    loadServerData: () => loadPageData(request, shop, row.content, limits.pageDataMs),
    status,
    isIndexed: row.isIndexed ?? false,
  });
}

const addressOf = (request: FastifyRequest) => new URL(publicAddress(request.url), 'http://page.invalid');

/** Addresses that programs request, such as `/.well-known/…` and files. People do not read a page there. */
const MACHINE_ADDRESS = /^\/\.well-known\/|\.(?!html?$)\w{1,12}$/;

/** Serves every page of the shop, and the page for unknown addresses (BFF-01). */
export function registerPages(app: FastifyInstance, services: PageServices): void {
  // A prefetched page is shown without another request, which would have stored the site.
  app.addHook('onRequest', (request, reply, done) => {
    const isPrefetch = isForDocument(request) && !isNavigation(request);
    if (isPrefetch && choosesSite(request)) reply.code(503).header('Cache-Control', 'no-store').send();
    else done();
  });
  app.get('/*', (request, reply) => {
    const { pathname, searchParams } = addressOf(request);
    const row = matchPage(request.site, pathname, searchParams);
    if (!row && MACHINE_ADDRESS.test(pathname)) return reply.callNotFound();
    return row
      ? answerWithPage(request, reply, services, row)
      : answerWithPage(request, reply, services, notFoundPage(request.site), 404);
  });

  app.get('/p/:productId/variants.json', (request, reply) => {
    const { productId } = request.params as { productId: string };
    const product = productView(request.site, productId);
    if (!product) return reply.callNotFound();
    return product.variants.map(({ tcm, dimensions }) => ({
      tcm,
      name: dimensions.map(({ name, type, value }) => (type === 'TEXT' ? value : name)).join(', '),
    }));
  });

  // The add-to-cart form, for browsers without scripts (BFF-01).
  app.post('/p/:productId', async (request, reply) => {
    const row = matchPage(request.site, addressOf(request).pathname, new URLSearchParams());
    if (row?.content.kind !== 'product') {
      return answerWithPage(request, reply, services, notFoundPage(request.site), 404);
    }
    const waitSeconds = await services.limiter.count('cart', request);
    if (waitSeconds > 0) {
      const content = { ...row.content, answer: 'failed' } as const;
      return answerWithPage(request, setRetryAfter(reply, waitSeconds), services, { ...row, content }, 429);
    }
    const { answer, count } = await addToCart(request, services, row.content.product);
    if (count !== undefined) rememberCartCount(request, reply, count);
    const content = { ...row.content, answer: answer === 'added' ? answer : 'failed' } as const;
    return answerWithPage(request, reply, services, { ...row, content }, ADD_STATUS[answer]);
  });
}

/** Timeout of adding a form's product to the cart, in milliseconds, excluding the visitor's queued additions. */
const CART_BUDGET_MS = 1_000;
/** Attempts if another server changes the same line concurrently. */
const MAX_CART_TRIES = 3;

/** Serialises a visitor's additions: each reads a quantity and sets the next one. */
const inLine = createQueues();

/** The result of adding a form's product, and the page's status. */
const ADD_STATUS = { added: 200, forbidden: 403, impossible: 422, failed: 502 } as const;

/** Stores the cart count for the first paint of this page and the next ones, also without JavaScript (BEY-16). */
function rememberCartCount(request: FastifyRequest, reply: FastifyReply, count: number): void {
  const value = formatCartCount(request.site, count) ?? '';
  overrideRequestCookie(request, COOKIES.cartCount, value);
  setCookie(request, reply, COOKIES.cartCount, value, { maxAgeSeconds: value === '' ? 0 : HINT_SECONDS });
}

/** Adds one piece of a form's product to the visitor's cart; returns the cart's new count. */
async function addToCart(
  request: FastifyRequest,
  { shop }: PageServices,
  product: ProductView,
): Promise<{ answer: keyof typeof ADD_STATUS; count?: number }> {
  if (!hasCsrfToken(request)) return { answer: 'forbidden' };
  const fields = new Map(Object.entries(request.body ?? {}));
  const requested = product.variants.find((each) => each.tcm === fields.get('tcm'));
  const chosen = requested ?? variantToAdd(product, (field) => fields.get(field));
  if (!chosen) return { answer: 'impossible' };
  const { tcm } = chosen;
  return inLine(request.visitor, async () => {
    const client = shop.clientFor(request, AbortSignal.timeout(CART_BUDGET_MS));
    for (let tries = 0; tries < MAX_CART_TRIES; tries += 1) {
      const cart = await client.readCart();
      if (!cart.ok) return { answer: 'failed' };
      const line = cart.value.cart.articles.find((each) => each.productId === product.id && each.tcm === tcm);
      const quantity = (line?.quantity ?? 0) + 1;
      const answer = await client.changeCart({
        body: { setArticle: { productId: product.id, tcm, quantity } },
      });
      if (answer.ok) return { answer: 'added', count: answer.value.cart.numberOfArticles };
      // Not modified: another server set the same quantity, so this addition must add one more.
      const isTaken = answer.error.kind === 'refused' && answer.error.status === 304;
      if (!isTaken) return { answer: 'failed' };
    }
    return { answer: 'failed' };
  });
}
