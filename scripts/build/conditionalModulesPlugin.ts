import path from 'node:path';
import type { Plugin } from 'vite';
import { fileOfVariant } from './conditionalModules.ts';

/** Resolves conditional modules: eager on a server, lazy in a browser (BEY-07). */
export const conditionalModulesPlugin = (): Plugin => ({
  name: 'vitrine-conditional-modules',
  enforce: 'pre',
  resolveId(source) {
    // Tests use the eager variant, like a server, whatever environment they simulate.
    const isServer = this.environment.config.consumer === 'server' || process.env.VITEST;
    const file = fileOfVariant(source, isServer ? 'server' : 'browser');
    return file && path.resolve(file);
  },
});
