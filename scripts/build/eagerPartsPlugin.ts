import path from 'node:path';
import type { Plugin } from 'vite';
import { sideOf } from './conditionalModules.ts';

/**
 * Loads all parts of a page eagerly, for builds without server rendering: stories, whose play functions start after the
 * first render, and custom elements. Languages still load one at a time.
 */
export const wholePartsPlugin = (): Plugin => ({
  name: 'vitrine-whole-parts',
  enforce: 'pre',
  resolveId(source) {
    const side = source === '#messages' ? null : sideOf(source, 'server');
    return side && path.resolve(side);
  },
});
