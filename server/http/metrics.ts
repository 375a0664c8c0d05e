import { createServer, type Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { BreakerState, UpstreamObserver } from '#server/http/upstreamObserver.ts';
import { SECURITY_HEADERS } from './security.ts';

/** The server's metrics, in Prometheus format at `/metrics`. */
export interface Metrics {
  upstream: UpstreamObserver;
  registry: Registry;
  /** Records a rate-limited write. */
  limited(kind: string): void;
}

/** The buckets of durations. */
export const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The state of a circuit breaker as a number for graphs: higher is worse. */
const BREAKER_VALUES: Record<BreakerState, number> = { closed: 0, 'half-open': 1, open: 2 };

export interface MetricsOptions {
  /** Also collects process metrics; only one app per process may do that. */
  isProcess: boolean;
  /** A separate port for `/metrics`; `null` serves it on the main port, in the demo only. */
  metricsPort: number | null;
  isDemo: boolean;
  /** The address that the metrics port listens on. */
  host: string;
}

/** Serves a registry on a separate port, which a firewall can close to visitors. */
function listenAlone(app: FastifyInstance, registry: Registry, port: number, host: string): void {
  let server: Server | undefined;
  app.addHook('onListen', async () => {
    server = createServer(async (request, response) => {
      if (request.method !== 'GET' || request.url !== '/metrics')
        return response.writeHead(404, SECURITY_HEADERS).end();
      response.writeHead(200, {
        ...SECURITY_HEADERS,
        'content-type': registry.contentType,
        'cache-control': 'no-store',
      });
      return response.end(await registry.metrics());
    });
    const listening = server;
    await new Promise<void>((resolve, reject) => {
      listening.once('error', reject).listen(port, host, resolve);
    });
    app.log.info({ address: listening.address() }, 'metrics');
  });
  app.addHook('onClose', async () => {
    server?.closeAllConnections();
    server?.close();
  });
}

export function registerMetrics(
  app: FastifyInstance,
  { isProcess, metricsPort, isDemo, host }: MetricsOptions,
): Metrics {
  // One registry per app: two apps in one process, as in tests, do not share metrics.
  const registry = new Registry();
  const registers = [registry];
  if (isProcess) collectDefaultMetrics({ register: registry, prefix: 'vitrine_' });

  const requests = new Histogram({
    name: 'vitrine_http_request_duration_seconds',
    help: 'Time from the request to the end of its response.',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers,
  });
  const upstream = new Histogram({
    name: 'vitrine_upstream_duration_seconds',
    help: 'Time until an upstream response was complete or the call was aborted.',
    labelNames: ['service', 'caller', 'outcome'],
    buckets: SECONDS,
    registers,
  });
  const breaker = new Gauge({
    name: 'vitrine_breaker_state',
    help: 'Circuit breaker state: 0 closed, 1 half-open, 2 open.',
    labelNames: ['service', 'caller'],
    registers,
  });
  const limited = new Counter({
    name: 'vitrine_limited_total',
    help: 'Rate-limited writes.',
    labelNames: ['kind'],
    registers,
  });

  app.addHook('onResponse', (request, reply, done) => {
    // The route, not the path: routes are few and contain no tokens or names.
    const route = request.routeOptions.url ?? 'none';
    const { method } = request;
    requests.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1_000);
    done();
  });
  if (metricsPort !== null) listenAlone(app, registry, metricsPort, host);
  else if (isDemo)
    app.get('/metrics', async (_request, reply) =>
      reply
        .header('Cache-Control', 'no-store')
        .type(registry.contentType)
        .send(await registry.metrics()),
    );

  return {
    registry,
    upstream: {
      called: (service, caller, outcome, seconds) => upstream.observe({ service, caller, outcome }, seconds),
      breakerChanged: (service, caller, state) => {
        breaker.set({ service, caller }, BREAKER_VALUES[state]);
        app.log[state === 'open' ? 'warn' : 'info']({ service, caller, state }, 'breaker');
      },
    },
    limited: (kind) => limited.inc({ kind }),
  };
}
