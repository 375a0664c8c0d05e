import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fastifyCookie from '@fastify/cookie';
import { type FastifyInstance, fastify, LogController } from 'fastify';
import { registerMetrics } from '#server/http/metrics.ts';
import { registerOrigin } from '#server/http/origin.ts';
import { createRateLimiter } from '#server/http/rateLimit.ts';
import { createRequestId } from '#server/http/requestId.ts';
import { LOG_SHAPE, registerRequestLog } from '#server/http/requestLog.ts';
import { registerSecurity } from '#server/http/security.ts';
import { registerSession } from '#server/http/session.ts';
import { registerVisitor } from '#server/http/visitor.ts';
import { LIMITS } from '#server/model/limits.ts';
import { proxyService } from '#server/shop/proxyService.ts';
import { openUpstreamClient } from '#server/shop/upstreamClient.ts';
import { openSqliteStore } from '#server/store/sqliteStore.ts';
import { SERVICES, type Service } from '#src/api/endpoints.ts';
import { PLUGIN_STACK } from '../pluginStack.ts';
import { report } from './report.ts';

// The server's hooks around a proxied cart, up to one layer of the stack.
const [address = '', last = ''] = process.argv.slice(2);
const has = (step: (typeof PLUGIN_STACK)[number]) =>
  PLUGIN_STACK.indexOf(step) <= (PLUGIN_STACK as readonly string[]).indexOf(last);

const app: FastifyInstance = has('log')
  ? fastify({
      logger: { ...LOG_SHAPE, level: 'info' },
      logController: new LogController({ disableRequestLogging: true }),
      genReqId: createRequestId,
    })
  : fastify();
const noObserver = { called: () => {}, servedStale: () => {}, breakerChanged: () => {} };
const store = openSqliteStore(mkdtempSync(path.join(tmpdir(), 'vitrine-bench-')));
registerOrigin(app, null);
if (has('security headers')) registerSecurity(app, { isDevelopment: false });
if (has('log')) registerRequestLog(app);
const observer = has('metrics')
  ? registerMetrics(app, { isProcess: false, metricsPort: null, isDemo: true, host: '127.0.0.1' }).upstream
  : noObserver;
await app.register(fastifyCookie);
if (has('session and token')) registerSession(app, store);
if (has('site and language')) registerVisitor(app, { isDemo: true });
const upstreams = Object.fromEntries(
  SERVICES.map((service) => [service, service === 'CART' ? address : null]),
) as Record<Service, string | null>;
const limiter = createRateLimiter(store, LIMITS.rates);
await proxyService(app, 'CART', address, openUpstreamClient(upstreams, LIMITS, observer), limiter);
await app.listen({ port: 0, host: '127.0.0.1' });
report(app.server);
