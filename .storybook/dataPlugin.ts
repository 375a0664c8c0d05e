import type { Plugin } from 'vite';

/**
 * A module `virtual:<name>` with data that is read from the sources at build time, for docs pages.
 *
 * @param read returns its default export; must be JSON-serialisable
 */
export function dataPlugin(name: string, read: () => unknown): Plugin {
  const source = `virtual:${name}`;
  const id = `\0${source}`;
  return {
    name: `vitrine-${name}`,
    resolveId: (specifier) => (specifier === source ? id : null),
    load: (specifier) => (specifier === id ? `export default ${JSON.stringify(read())};` : null),
  };
}
