// Must be the first import: schemas created after it compile on first use, and a cart parses in less than half the time.
// It generates code at run time, which the policy of pages forbids.
import 'zod/compile';
import fastifyCookie from '@fastify/cookie';
import fastifyFormbody from '@fastify/formbody';
import { type FastifyInstance, fastify, LogController } from 'fastify';
import type { Application } from './application.ts';
import type { Config } from './config/config.ts';
import { LIMITS, type ServerLimits } from './config/limits.ts';
import { limitPipelining, takeTurns } from './http/admission.ts';
import { registerConnections } from './http/connections.ts';
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
import { registerRequestShape } from './http/requestShape.ts';
import { registerSecurity } from './http/security.ts';
import { registerSession } from './http/session.ts';
import { registerVisitor } from './http/visitor.ts';
import { serveOpenApi } from './openapi/serveOpenApi.ts';
import { openShop } from './shop/shopServices.ts';
import { openStore } from './store/openStore.ts';

export interface AppOptions {
  /** The application mounted on the server; without one it handles only calls. */
  application?: Application;
  /** Relaxes the content security policy for Vite, which serves the modules itself. */
  isDevelopment?: boolean;
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
 * The complete server without a port: `main.ts` listens, tests `inject`.
 * Its plugins are registered in the order in which a request passes them.
 */
export async function buildApp(
  config: Config,
  {
    application,
    isDevelopment = false,
    limits: limitOverrides,
    logStream,
    isProcess = false,
  }: AppOptions = {},
) {
  const limits: ServerLimits = { ...LIMITS, ...limitOverrides };
  const clientErrors = createClientErrorHandler();
  const app: FastifyInstance = fastify({
    logger: { ...LOG_SHAPE, level: config.logLevel, ...(logStream && { stream: logStream }) },
    // One line per request, logged with its response.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: limits.bodyBytes,
    // Of an upload; other bodies have less time.
    requestTimeout: limits.uploadMs,
    // Closes idle connections, also if the client does not read the response.
    connectionTimeout: limits.idleMs,
    http: {
      // Node's own response to a missing host has no security headers.
      requireHostHeader: false,
      // A longer header than allowed is answered by a hook, in the visitor's language.
      maxHeaderSize: 4 * limits.headerBytes,
      headersTimeout: limits.headerMs,
      // How often Node checks for timed-out connections.
      connectionsCheckingInterval: Math.min(limits.headerMs / 2, 5_000),
    },
    // RFC 9112, 3.2.2: a server accepts the absolute form, although only proxies send it.
    rewriteUrl: ({ url = '/' }) => url.replace(/^https?:\/\/[^/?]*\/?/i, '/'),
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
  const connections = registerConnections(app, limits);
  const store = await openStore(config, (error) => app.log.error({ err: error }, 'store'), limits.storeMs);
  app.addHook('onClose', async () => {
    await store.close();
  });

  registerOrigin(app, config.publicOrigin);
  registerErrors(app);
  registerSecurity(app, { isDevelopment });
  registerRequestLog(app);
  registerRequestShape(app, limits, config);
  limitPipelining(app, connections, limits);
  const metrics = registerMetrics(app, { isProcess, ...config });
  registerHealth(app, store);
  serveOpenApi(app);
  await application?.serveFiles(app, config);

  await app.register(async (visited) => {
    takeTurns(visited, connections, limits);
    await visited.register(fastifyCookie);
    await visited.register(fastifyFormbody);
    // Many clients send the type of a body with every request, also with one that has no body.
    const parseJson = visited.getDefaultJsonParser('error', 'error');
    visited.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
      body === '' ? done(null, undefined) : parseJson(request, String(body), done),
    );
    registerSession(visited, store);
    registerVisitor(visited, config);
    const limiter = createRateLimiter(store, limits.rates, metrics.limited);
    const shop = openShop(visited, config, { store, limits, limiter, observer: metrics.upstream });
    await application?.servePages(visited, { config, shop, store, limits, limiter, metrics });
    await shop.serveCalls();
  });
  return app;
}
