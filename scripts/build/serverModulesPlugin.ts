import type { Plugin } from 'vite';
import { EAGER_MODULE } from './eagerModulesPlugin.ts';

const SERVER = '?server';
const LOCALE = /[#/]locales\/[\w-]+\.json$/;
const SOURCE = /^(?!.*[\\/]node_modules[\\/]).+\.tsx?$/;

/**
 * `import … from 'module.tsx?server'`: the module and its imports once more, as a server has them. A test renders a
 * page with them and hydrates it with the browser's.
 */
export const serverModulesPlugin = (): Plugin => ({
  name: 'vitrine-server-modules',
  enforce: 'pre',
  resolveId: {
    // Before the plugin that resolves `#eager/…` for a browser.
    order: 'pre',
    async handler(source, importer) {
      if (!source.endsWith(SERVER) && !importer?.endsWith(SERVER)) return null;
      const name = source.replace(SERVER, '').replace(EAGER_MODULE, '#src/$1');
      // A server has all texts of a language.
      if (LOCALE.test(name)) return this.resolve(`${name}?all`, importer, { skipSelf: true });
      const resolved = await this.resolve(name, importer?.replace(SERVER, ''), { skipSelf: true });
      return resolved && SOURCE.test(resolved.id) ? { ...resolved, id: `${resolved.id}${SERVER}` } : resolved;
    },
  },
});
