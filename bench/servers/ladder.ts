import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fastifyCookie from '@fastify/cookie';
import { type FastifyInstance, fastify, LogController } from 'fastify';
import { LIMITS } from '#server/limits.ts';
import { gatherLines } from '#server/plugins/logStream.ts';
import { registerMetrics } from '#server/plugins/metrics.ts';
import { createRateLimiter } from '#server/plugins/rateLimit.ts';
import { LOG_SHAPE, registerRequestLog } from '#server/plugins/requestLog.ts';
import { createRequestLogger } from '#server/plugins/requestLogger.ts';
import { registerSecurity } from '#server/plugins/security.ts';
import { registerSession } from '#server/plugins/session.ts';
import { registerVisitor } from '#server/plugins/visitor.ts';
import { createRequestId } from '#server/requestId.ts';
import { openGates } from '#server/shop/gates.ts';
import { proxyService } from '#server/shop/proxyService.ts';
import { openSqliteStore } from '#server/store/sqliteStore.ts';
import { SERVICES, type Service } from '#src/api/endpoints.ts';
import { LADDER } from '../ladder.ts';
import { report } from './report.ts';

// The server's parts around a proxied cart, as many as its step of the ladder says.
const [address = '', last = ''] = process.argv.slice(2);
const has = (step: (typeof LADDER)[number]) =>
  LADDER.indexOf(step) <= (LADDER as readonly string[]).indexOf(last);

const log = gatherLines((text) => void process.stdout.write(text));
const app: FastifyInstance = has('log')
  ? fastify({
      logger: { ...LOG_SHAPE, level: 'info', stream: log },
      logController: new LogController({ disableRequestLogging: true }),
      genReqId: createRequestId,
      childLoggerFactory: createRequestLogger,
    })
  : fastify();
const silent = { asked: () => {}, stoodIn: () => {}, breakerChanged: () => {} };
const store = openSqliteStore(mkdtempSync(path.join(tmpdir(), 'vitrine-bench-')));
if (has('security headers')) registerSecurity(app, { isDevelopment: false });
if (has('log')) registerRequestLog(app);
const observer = has('metrics') ? registerMetrics(app, { isProcess: false }).gates : silent;
await app.register(fastifyCookie);
if (has('session and token')) registerSession(app, store);
if (has('site and language')) registerVisitor(app);
const upstreams = Object.fromEntries(
  SERVICES.map((service) => [service, service === 'CART' ? address : null]),
) as Record<Service, string | null>;
const limiter = createRateLimiter(store, LIMITS.rates);
await proxyService(app, 'CART', address, openGates(upstreams, LIMITS, observer), limiter);
await app.listen({ port: 0, host: '127.0.0.1' });
report(app.server);
