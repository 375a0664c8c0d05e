// First of all: schemas that are made after this are compiled when they first read something, which takes a third of
// the time. It makes code at run time, which pages may not do and this process may.
import 'zod/compile';
import fastifyCookie from '@fastify/cookie';
import fastifyFormbody from '@fastify/formbody';
import { type FastifyInstance, fastify, LogController } from 'fastify';
import {
  answerExpectation,
  answerFrameworkError,
  createClientErrorHandler,
  registerErrors,
} from './http/errors.ts';
import { registerHealth } from './http/health.ts';
import { registerMetrics } from './http/metrics.ts';
import { registerOrigin } from './http/origin.ts';
import { createRateLimiter } from './http/rateLimit.ts';
import { createRequestId } from './http/requestId.ts';
import { LOG_SHAPE, registerRequestLog } from './http/requestLog.ts';
import { registerSecurity } from './http/security.ts';
import { registerSession } from './http/session.ts';
import { registerVisitor } from './http/visitor.ts';
import type { Config } from './model/config.ts';
import { LIMITS, type ServerLimits } from './model/limits.ts';
import { PageCache } from './render/pageCache.ts';
import type { PageRenderer } from './render/pageRenderer.ts';
import { registerApi } from './routes/api.ts';
import { registerAssets } from './routes/assets.ts';
import { registerConsent } from './routes/consentPage.ts';
import { registerContact } from './routes/contact.ts';
import { registerDeclarations } from './routes/declarations.ts';
import { registerDesk } from './routes/desk.ts';
import { registerElements } from './routes/elements.ts';
import { registerNewsletter } from './routes/newsletter.ts';
import { registerOutbox } from './routes/outbox.ts';
import { registerPages } from './routes/page.ts';
import { registerRefund } from './routes/refund.ts';
import { registerSignIn } from './routes/signIn.ts';
import { registerSubscriber } from './routes/subscriber.ts';
import { registerShopServices } from './shop/shopServices.ts';
import { openStore } from './store/openStore.ts';

export interface AppOptions {
  /** Where pages come from; without one the server answers calls only. */
  renderer: PageRenderer;
  /** Vite's needs are let through the content security policy, and its modules are not ours to serve. */
  isDevelopment?: boolean;
  /** Adds what only development has, before everything else. */
  extend?: (app: FastifyInstance) => Promise<void>;
  /** Numbers that differ from the usual ones. */
  limits?: Partial<ServerLimits>;
  /** Where the log goes. @default the terminal */
  logStream?: { write(line: string): void };
  /** The metrics count what the process uses, too. */
  isProcess?: boolean;
}

/** The proxies whose `X-Forwarded-*` is believed, as Fastify takes them. */
function toTrust(proxies: Config['trustProxy']) {
  if (proxies === null) return 'loopback';
  return typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : [...proxies];
}

/**
 * The demo server, complete but without a port: `main.ts` listens, tests `inject`.
 * Its parts are registered by hand in the order a request meets them.
 */
export async function buildApp(
  config: Config,
  { renderer, isDevelopment = false, extend, limits: given, logStream, isProcess = false }: AppOptions,
) {
  const limits: ServerLimits = { ...LIMITS, ...given };
  const clientErrors = createClientErrorHandler();
  const app: FastifyInstance = fastify({
    logger: { ...LOG_SHAPE, level: config.logLevel, ...(logStream && { stream: logStream }) },
    // One line a request, written when it is answered.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: limits.bodyBytes,
    requestTimeout: limits.requestMs,
    // A connection on which nothing moves is closed, also one whose visitor does not read the answer.
    connectionTimeout: limits.idleMs,
    http: {
      // Node's own answer to a missing host has no security headers.
      requireHostHeader: false,
      maxHeaderSize: limits.headerBytes,
      headersTimeout: limits.headerMs,
      // How often Node looks for those who are late.
      connectionsCheckingInterval: Math.min(limits.headerMs / 2, 5_000),
    },
    genReqId: createRequestId,
    frameworkErrors: answerFrameworkError,
    clientErrorHandler: clientErrors.onClientError,
    // Who calls, and whether by https, is believed of these proxies only.
    trustProxy: toTrust(config.trustProxy),
    // While it drains the server answers on; a load balancer hears of it from /readyz.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
  });
  app.server.prependListener('request', clientErrors.onRequest);
  app.server.on('checkExpectation', answerExpectation);
  const store = await openStore(config, (error) => app.log.error({ err: error }, 'store'));
  app.addHook('onClose', async () => {
    await store.close();
  });

  await extend?.(app);
  registerOrigin(app, config.publicOrigin);
  registerErrors(app);
  registerSecurity(app, { isDevelopment });
  registerRequestLog(app);
  const metrics = registerMetrics(app, { isProcess, ...config });
  registerHealth(app, store);
  registerApi(app, renderer, config);
  await registerAssets(app, renderer.assetFolder);

  await app.register(async (visited) => {
    await visited.register(fastifyCookie);
    await visited.register(fastifyFormbody);
    registerSession(visited, store);
    registerVisitor(visited, config);
    const limiter = createRateLimiter(store, limits.rates, metrics.limited);
    const observer = metrics.gates;
    const shop = await registerShopServices(visited, config, { store, limits, limiter, observer });
    const pageCache = new PageCache();
    const services = { config, renderer, shop, store, pageCache, limits, limiter, metrics };
    registerSignIn(visited, services);
    if (config.isDemo) {
      registerDesk(visited, services);
      registerOutbox(visited, services);
      registerElements(visited, services);
    }
    registerNewsletter(visited, services);
    registerConsent(visited, services);
    registerSubscriber(visited, services);
    registerContact(visited, services);
    registerRefund(visited, services);
    registerDeclarations(visited, services);
    registerPages(visited, services);
  });
  return app;
}
