import path from 'node:path';
import type { Plugin } from 'vite';
import { sideOf } from './conditionalModules.ts';

/**
 * Puts all parts of a page into the first load, for builds that no server draws for: stories, which are drawn in one go
 * and then played, and custom elements. Only languages still come one at a time.
 */
export const wholePartsPlugin = (): Plugin => ({
  name: 'vitrine-whole-parts',
  enforce: 'pre',
  resolveId(source) {
    const side = source === '#messages' ? null : sideOf(source, 'server');
    return side && path.resolve(side);
  },
});
