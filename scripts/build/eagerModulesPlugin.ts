import path from 'node:path';
import type { Plugin } from 'vite';

/** `#eager/<module>`: the module on a server, an empty module in a browser. */
export const EAGER_MODULE = /^#eager\/(.+)$/;
/** What `#eager/<module>` is in a browser. */
export const EMPTY_MODULE = 'src/lib/emptyModule.ts';
/** Only `#eager/…` names it. */
export const ALL_LANGUAGES = 'src/i18n/allLanguages.ts';

/** Languages and what formats them. */
const TEXTS = /^i18n\//;

/**
 * Resolves `#eager/<module>` by the condition `browser`, like the package's imports.
 *
 * @param hasServer `false` for builds that no server renders: stories, whose play functions start after the first
 * render, and custom elements. All parts of a page are then eager; languages still load one at a time.
 */
export const eagerModulesPlugin = ({ hasServer = true } = {}): Plugin => ({
  name: 'vitrine-eager-modules',
  enforce: 'pre',
  resolveId(source) {
    const module = EAGER_MODULE.exec(source)?.[1];
    if (!module) return null;
    const isBrowser = this.environment.config.resolve.conditions.includes('browser');
    const isEager = !isBrowser || (!hasServer && !TEXTS.test(module));
    return path.resolve(isEager ? `src/${module}` : EMPTY_MODULE);
  },
});
