import path from 'node:path';
import type { Plugin } from 'vite';
import { fileOfVariant } from './conditionalModules.ts';

/**
 * Loads all parts of a page eagerly, for builds without server rendering: stories, whose play functions start after the
 * first render, and custom elements. Languages still load one at a time.
 */
export const eagerPartsPlugin = (): Plugin => ({
  name: 'vitrine-eager-parts',
  enforce: 'pre',
  resolveId(source) {
    const file = source === '#messages' ? null : fileOfVariant(source, 'server');
    return file && path.resolve(file);
  },
});
