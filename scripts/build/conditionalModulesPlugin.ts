import path from 'node:path';
import type { Plugin } from 'vite';
import { sideOf } from './conditionalModules.ts';

/** Resolves conditional modules: eager on a server, lazy in a browser (BEY-07). */
export const sidesPlugin = (): Plugin => ({
  name: 'vitrine-sides',
  enforce: 'pre',
  resolveId(source) {
    // Tests use the eager variant, like a server, whatever environment they simulate.
    const isServer = this.environment.config.consumer === 'server' || process.env.VITEST;
    const side = sideOf(source, isServer ? 'server' : 'browser');
    return side && path.resolve(side);
  },
});
