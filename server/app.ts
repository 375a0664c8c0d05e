// Must be the first import: schemas created after it compile on first use, and a cart parses in less than half the time.
// It generates code at run time, which the policy of pages forbids.
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
import { serveOpenApi } from './openapi/serveOpenApi.ts';
import type { PageRenderer } from './render/pageRenderer.ts';
import { registerApiReference } from './routes/apiReference.ts';
import { registerAssets } from './routes/assets.ts';
import { registerConsent } from './routes/consentPage.ts';
import { registerContact } from './routes/contact.ts';
import { registerDeclarations } from './routes/declarations.ts';
import { registerElements } from './routes/elements.ts';
import { registerNewsletter } from './routes/newsletter.ts';
import { registerOutbox } from './routes/outbox.ts';
import { registerPages } from './routes/page.ts';
import { registerPreviewTools } from './routes/previewTools.ts';
import { registerRefund } from './routes/refund.ts';
import { registerScenarioPanel } from './routes/scenarioPanel.ts';
import { registerSignIn } from './routes/signIn.ts';
import { registerSubscriber } from './routes/subscriber.ts';
import { registerSharedView } from './shop/sharedView.ts';
import { registerShopServices } from './shop/shopServices.ts';
import { openStore } from './store/openStore.ts';

export interface AppOptions {
  /** Renders pages; without one the server handles only calls. */
  renderer: PageRenderer;
  /** Relaxes the content security policy for Vite, which serves the modules itself. */
  isDevelopment?: boolean;
  /** Adds the development middleware before everything else. */
  extend?: (app: FastifyInstance) => Promise<void>;
  /** Overrides of the default limits. */
  limits?: Partial<ServerLimits>;
  /** The log's destination. @default stdout */
  logStream?: { write(line: string): void };
  /** Whether metrics include the process's own. */
  isProcess?: boolean;
}

/** The trusted proxies, in Fastify's format. */
function toTrust(proxies: Config['trustProxy']) {
  if (proxies === null) return 'loopback';
  return typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : [...proxies];
}

/**
 * The complete demo server without a port: `main.ts` listens, tests `inject`.
 * Its plugins are registered in the order in which a request passes them.
 */
export async function buildApp(
  config: Config,
  {
    renderer,
    isDevelopment = false,
    extend,
    limits: limitOverrides,
    logStream,
    isProcess = false,
  }: AppOptions,
) {
  const limits: ServerLimits = { ...LIMITS, ...limitOverrides };
  const clientErrors = createClientErrorHandler();
  const app: FastifyInstance = fastify({
    logger: { ...LOG_SHAPE, level: config.logLevel, ...(logStream && { stream: logStream }) },
    // One line per request, logged with its response.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: limits.bodyBytes,
    requestTimeout: limits.requestMs,
    // Closes idle connections, also if the client does not read the response.
    connectionTimeout: limits.idleMs,
    http: {
      // Node's own response to a missing host has no security headers.
      requireHostHeader: false,
      maxHeaderSize: limits.headerBytes,
      headersTimeout: limits.headerMs,
      // How often Node checks for timed-out connections.
      connectionsCheckingInterval: Math.min(limits.headerMs / 2, 5_000),
    },
    genReqId: createRequestId,
    frameworkErrors: answerFrameworkError,
    clientErrorHandler: clientErrors.onClientError,
    // Client address and protocol are trusted only from these proxies.
    trustProxy: toTrust(config.trustProxy),
    // A draining server keeps responding; the load balancer notices through /readyz.
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
  serveOpenApi(app);
  if (config.isDemo) await registerApiReference(app);
  await registerAssets(app, renderer.assetFolder);

  await app.register(async (visited) => {
    await visited.register(fastifyCookie);
    await visited.register(fastifyFormbody);
    registerSession(visited, store);
    registerVisitor(visited, config);
    registerSharedView(visited, store);
    const limiter = createRateLimiter(store, limits.rates, metrics.limited);
    const observer = metrics.upstream;
    const shop = await registerShopServices(visited, config, { store, limits, limiter, observer });
    const services = { config, renderer, shop, store, limits, limiter, metrics };
    registerSignIn(visited, services);
    if (config.isDemo) {
      registerScenarioPanel(visited, services);
      registerOutbox(visited, services);
      registerPreviewTools(visited, services);
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
