import type { FastifyInstance } from 'fastify';
import type { Config } from './config/config.ts';
import type { ServerLimits } from './config/limits.ts';
import type { Metrics } from './http/metrics.ts';
import type { RateLimiter } from './http/rateLimit.ts';
import type { ServerShop } from './shop/shopServices.ts';
import type { ServerStore } from './store/serverStore.ts';

/** What the server offers to its application. */
export interface Services {
  config: Config;
  shop: ServerShop;
  store: ServerStore;
  limits: ServerLimits;
  limiter: RateLimiter;
  metrics: Metrics;
}

/** An application on the server, such as the pages of a shop. */
export interface Application {
  /** Serves requests without a visitor: files, and the modules of a development server. */
  serveFiles(app: FastifyInstance, config: Config): Promise<void>;
  /** Serves requests of visitors: each has a session, a site and a language. Hooks also run before the shop's calls. */
  servePages(app: FastifyInstance, services: Services): Promise<void>;
}
