// First of all: schemas that are made after this are compiled when they first read something, which takes a third of
// the time. It makes code at run time, which pages may not do and this process may.
import 'zod/compile';
import fastifyCookie from '@fastify/cookie';
import fastifyFormbody from '@fastify/formbody';
import { type FastifyInstance, fastify, LogController } from 'fastify';
import type { Config } from './config.ts';
import { LIMITS, type ServerLimits } from './limits.ts';
import { registerAssets } from './plugins/assets.ts';
import { registerErrors } from './plugins/errors.ts';
import { registerHealth } from './plugins/health.ts';
import { gatherLines } from './plugins/logStream.ts';
import { registerMetrics } from './plugins/metrics.ts';
import { createRateLimiter } from './plugins/rateLimit.ts';
import { LOG_SHAPE, registerRequestLog } from './plugins/requestLog.ts';
import { createRequestLogger } from './plugins/requestLogger.ts';
import { registerSecurity } from './plugins/security.ts';
import { registerSession } from './plugins/session.ts';
import { registerShopServices } from './plugins/shopServices.ts';
import { registerVisitor } from './plugins/visitor.ts';
import type { PageRenderer } from './render/pageRenderer.ts';
import { ShellCache } from './render/shellCache.ts';
import { createRequestId } from './requestId.ts';
import { registerApi } from './routes/api.ts';
import { registerContact } from './routes/contact.ts';
import { registerDesk } from './routes/desk.ts';
import { registerElements } from './routes/elements.ts';
import { registerNewsletter } from './routes/newsletter.ts';
import { registerPages } from './routes/page.ts';
import { registerSignIn } from './routes/signIn.ts';
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

/** Whether an address is of this machine. Said for every request, so nothing is parsed. */
const isThisMachine = (address: string): boolean =>
  address === '::1' || /^(::ffff:)?127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(address);

/**
 * The demo server, complete but without a port: `main.ts` listens, tests `inject`.
 * Its parts are registered by hand in the order a request meets them.
 */
export async function buildApp(
  config: Config,
  { renderer, isDevelopment = false, extend, limits: given, logStream, isProcess = false }: AppOptions,
) {
  const limits: ServerLimits = { ...LIMITS, ...given };
  const log = gatherLines((text) => void process.stdout.write(text));
  // A process that ends by itself still says all it had to say.
  process.once('exit', log.flush);
  const app: FastifyInstance = fastify({
    logger: { ...LOG_SHAPE, level: config.logLevel, stream: logStream ?? log },
    // One line a request, written when it is answered.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: limits.bodyBytes,
    requestTimeout: limits.requestMs,
    http: {
      maxHeaderSize: limits.headerBytes,
      headersTimeout: limits.headerMs,
      // How often Node looks for those who are late.
      connectionsCheckingInterval: Math.min(limits.headerMs / 2, 5_000),
    },
    genReqId: createRequestId,
    childLoggerFactory: createRequestLogger,
    // A reverse proxy on this machine says who is calling and whether by https; others are not believed.
    trustProxy: isThisMachine,
    // While it drains the server answers on; a load balancer hears of it from /readyz.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
  });
  const store = await openStore(config, (error) => app.log.error({ err: error }, 'store'));
  app.addHook('onClose', async () => {
    await store.close();
    process.off('exit', log.flush);
    log.flush();
  });

  await extend?.(app);
  registerErrors(app);
  registerSecurity(app, { isDevelopment });
  registerRequestLog(app);
  const metrics = registerMetrics(app, { isProcess });
  registerHealth(app, store);
  registerApi(app, renderer);
  await registerAssets(app, renderer.assetFolder);

  await app.register(async (visited) => {
    await visited.register(fastifyCookie);
    await visited.register(fastifyFormbody);
    registerSession(visited, store);
    registerVisitor(visited);
    const limiter = createRateLimiter(store, limits.rates, metrics.limited);
    const observer = metrics.gates;
    const shop = await registerShopServices(visited, config, { store, limits, limiter, observer });
    const shells = new ShellCache();
    const services = { config, renderer, shop, store, shells, limits, limiter, metrics };
    registerSignIn(visited, services);
    registerDesk(visited, services);
    registerElements(visited, services);
    registerNewsletter(visited, services);
    registerContact(visited, services);
    registerPages(visited, services);
  });
  return app;
}
