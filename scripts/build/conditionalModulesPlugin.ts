import path from 'node:path';
import type { Plugin } from 'vite';
import { sideOf } from './conditionalModules.ts';

/** Resolves modules with two sides: everything at once on a server, in pieces in a browser (BEY-07). */
export const sidesPlugin = (): Plugin => ({
  name: 'vitrine-sides',
  enforce: 'pre',
  resolveId(source) {
    // A test renders at once, like a server, whatever environment it simulates.
    const isServer = this.environment.config.consumer === 'server' || process.env.VITEST;
    const side = sideOf(source, isServer ? 'server' : 'browser');
    return side && path.resolve(side);
  },
});
