import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { REMEMBER_SECONDS, setCookie } from '#server/http/cookies.ts';
import type { Metrics } from '#server/http/metrics.ts';
import { publicAddress } from '#server/http/publicAddress.ts';
import { type RateLimiter, setRetryAfter } from '#server/http/rateLimit.ts';
import { hasCsrfToken } from '#server/http/session.ts';
import { readQuery } from '#server/http/visitor.ts';
import { variantToAdd } from '#server/model/chosenVariant.ts';
import type { Config } from '#server/model/config.ts';
import type { ServerLimits } from '#server/model/limits.ts';
import { type HeaderSettings, PLATFORMS, type Platform, type ProductView } from '#server/model/pageState.ts';
import { loadPageData } from '#server/render/loadPageData.ts';
import type { PageCache } from '#server/render/pageCache.ts';
import type { PageRenderer } from '#server/render/pageRenderer.ts';
import { sendPage } from '#server/render/renderPage.ts';
import type { ServerShop } from '#server/shop/shopServices.ts';
import { createQueues } from '#server/store/queues.ts';
import type { ServerStore } from '#server/store/serverStore.ts';
import { COOKIES } from '#src/lib/cookies.ts';
import { listAlternates } from './alternates.ts';
import { readConsentState } from './consent.ts';
import { matchPage, notFoundPage, type PageRow } from './matchPage.ts';
import { applySharedPreview } from './sharedPreview.ts';

/** What the routes of pages work with. */
export interface PageServices {
  config: Config;
  renderer: PageRenderer;
  shop: ServerShop;
  store: ServerStore;
  limits: ServerLimits;
  limiter: RateLimiter;
  metrics: Metrics;
  /** Pages that are the same for everybody. */
  pageCache: PageCache;
}

const SWITCHES = [
  'reduced',
  'sticky',
  'useminicart',
  'showsecurehint',
  'showPromotionBanner',
  'onetrustenabled',
] as const;

/** The header's settings that an address of the demo names; only true and false count (contract: calls). */
function readHeaderSettings(request: FastifyRequest, config: Config, { isReduced }: PageRow): HeaderSettings {
  const settings: HeaderSettings = { stage: config.stage };
  if (isReduced) settings.reduced = true;
  if (!config.isDemo) return settings;
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

/** The browser's calls after this page do not repeat `?site=`, so the visitor's cookie remembers it. */
export function rememberSite(request: FastifyRequest, reply: FastifyReply): void {
  if (readQuery(request, 'site') === undefined || request.cookies[COOKIES.site] === request.site) return;
  setCookie(request, reply, COOKIES.site, request.site, { maxAgeSeconds: REMEMBER_SECONDS });
}

/** Answers with a page of the shop, in the request's site and language. */
export async function answerWithPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { config, renderer, shop, pageCache, limits, metrics }: PageServices,
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
  // Keys in an address are for this one request: no link of the page repeats them.
  const address = publicAddress(request.url);
  return sendPage(request, reply, renderer, pageCache, {
    metrics,
    state: {
      site: request.site,
      locale: request.locale,
      address,
      ...(platform && { platform }),
      header: readHeaderSettings(request, config, row),
      isFooterReduced,
      alternates: listAlternates(request.site, address),
      content: row.content,
      ...(consent && { consent }),
      csrf: request.csrfToken,
    },
    loadServerData: () => loadPageData(request, shop, row.content, limits.pageDataMs),
    status,
    isIndexed: row.isIndexed ?? false,
  });
}

const addressOf = (request: FastifyRequest) => new URL(publicAddress(request.url), 'http://page.invalid');

/** Every page of the shop, and the page for addresses that are none (BFF-01). */
export function registerPages(app: FastifyInstance, services: PageServices): void {
  app.get('/*', (request, reply) => {
    const { pathname, searchParams } = addressOf(request);
    const row = matchPage(request.site, pathname, searchParams);
    return row
      ? answerWithPage(request, reply, services, row)
      : answerWithPage(request, reply, services, notFoundPage(request.site), 404);
  });

  // The button of a product's page, for browsers without scripts (BFF-01).
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
    const answer = await addToCart(request, services, row.content.product);
    const content = { ...row.content, answer: answer === 'added' ? answer : 'failed' } as const;
    return answerWithPage(request, reply, services, { ...row, content }, ADD_STATUS[answer]);
  });
}

/** How long one form's addition to the cart may take, in milliseconds, without waiting for the visitor's others. */
const CART_BUDGET_MS = 1_000;
/** Tries when another server has changed the same line meanwhile. */
const MAX_CART_TRIES = 3;

/** Additions of one visitor follow each other: each reads a quantity and sets the next one. */
const inLine = createQueues();

/** What became of a form's addition, and the status of the page that says so. */
const ADD_STATUS = { added: 200, forbidden: 403, impossible: 422, failed: 502 } as const;

/** Puts one more of a product into the visitor's cart, on behalf of a form. */
async function addToCart(
  request: FastifyRequest,
  { shop }: PageServices,
  product: ProductView,
): Promise<keyof typeof ADD_STATUS> {
  if (!hasCsrfToken(request)) return 'forbidden';
  const fields = new Map(Object.entries(request.body ?? {}));
  const asked = product.variants.find((each) => each.tcm === fields.get('tcm'));
  const chosen = asked ?? variantToAdd(product, (field) => fields.get(field));
  if (!chosen) return 'impossible';
  const { tcm } = chosen;
  return inLine(request.visitor, async () => {
    const client = shop.clientFor(request, AbortSignal.timeout(CART_BUDGET_MS));
    for (let tries = 0; tries < MAX_CART_TRIES; tries += 1) {
      const cart = await client.readCart();
      if (!cart.ok) return 'failed';
      const line = cart.value.cart.articles.find((each) => each.productId === product.id && each.tcm === tcm);
      const quantity = (line?.quantity ?? 0) + 1;
      const answer = await client.changeCart({
        body: { setArticle: { productId: product.id, tcm, quantity } },
      });
      if (answer.ok) return 'added';
      // Not modified: another server set this very quantity, so this addition has to be one more.
      const isTaken = answer.error.kind === 'refused' && answer.error.status === 304;
      if (!isTaken) return 'failed';
    }
    return 'failed';
  });
}
