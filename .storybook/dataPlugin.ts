import type { Plugin } from 'vite';

/**
 * A module `virtual:<name>` that holds what is read from the sources when Storybook is built, for its docs pages.
 *
 * @param read its default export; must survive JSON
 */
export function dataPlugin(name: string, read: () => unknown): Plugin {
  const source = `virtual:${name}`;
  const id = `\0${source}`;
  return {
    name: `vitrine-${name}`,
    resolveId: (asked) => (asked === source ? id : null),
    load: (asked) => (asked === id ? `export default ${JSON.stringify(read())};` : null),
  };
}
