import path from 'node:path';
import type { Plugin } from 'vite';
import { fileOfVariant } from './conditionalModules.ts';

/**
 * Resolves conditional modules by the condition `browser`, like the package's imports: eager on a server, lazy in a
 * browser (BEY-07).
 */
export const conditionalModulesPlugin = (): Plugin => ({
  name: 'vitrine-conditional-modules',
  enforce: 'pre',
  resolveId(source) {
    const isBrowser = this.environment.config.resolve.conditions.includes('browser');
    const file = fileOfVariant(source, isBrowser ? 'browser' : 'server');
    return file && path.resolve(file);
  },
});
