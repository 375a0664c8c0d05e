import { type SetupServer, setupServer } from 'msw/node';
import { createMswHandlers, type MswShopOptions } from './msw.ts';

/**
 * The mock shop in Node, for tests: `listen({ onUnhandledFrame: 'error' })` it before, `close()` it after.
 *
 * @example const server = createShopServer({ site: 'CH', scenarios: ['cart-change-error:ITEM_LIMIT'] });
 */
export const createShopServer = (options?: MswShopOptions): SetupServer =>
  setupServer(...createMswHandlers(options));
