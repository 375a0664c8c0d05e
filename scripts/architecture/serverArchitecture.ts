import type { SourceFile } from './readImports.ts';

/**
 * The layers of the demo server, from below: each imports itself and those before it.
 *
 * - `model`: configuration, limits, the page's state, and what follows from the endpoint table alone
 * - `store`: documents in SQLite or Redis
 * - `http`: what every request passes: session, visitor, limits, security headers, log, metrics
 * - `shop`: the shop's services, mocked or proxied
 * - `pages`: the demo's React pages
 * - `render`: pages to HTML
 * - `openapi`: the calls as a document
 * - `routes`: addresses, and what answers them
 */
export const SERVER_LAYERS = [
  'model',
  'store',
  'http',
  'shop',
  'pages',
  'render',
  'openapi',
  'routes',
] as const;

const serverLayer = (file: string) => /^server\/(\w+)\//.exec(file)?.[1];
const rootOf = (file: string) => file.split('/', 1)[0] ?? '';

/** Which folders of the project one may import, beside itself and `src`. */
const ROOTS: Record<string, readonly string[]> = {
  mocks: [],
  server: ['mocks'],
  // Scripts build, measure and check what the others are.
  scripts: ['mocks', 'server', 'bench', 'stories', '.storybook'],
};

/** Imports of server, mocks and scripts that point the wrong way, one sentence each. Types count: they are knowledge. */
export function findServerProblems(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, imports }) =>
    imports.flatMap(({ target, isLazy }) => {
      if (target === null) return [];
      const [root, targetRoot] = [rootOf(path), rootOf(target)];
      // A tool that is loaded on demand is no part of what imports it.
      if (root !== targetRoot)
        return isLazy || targetRoot === 'src' || ROOTS[root]?.includes(targetRoot) || targetRoot === 'locales'
          ? []
          : [`${path} imports ${target}: ${root} does not import ${targetRoot}`];
      const [layer, targetLayer] = [serverLayer(path), serverLayer(target)];
      // Files at the top of server put the layers together.
      if (root !== 'server' || !layer) return [];
      if (!targetLayer) return [`${path} imports ${target}: only the top of the server puts layers together`];
      const isBelow =
        SERVER_LAYERS.indexOf(targetLayer as (typeof SERVER_LAYERS)[number]) <=
        SERVER_LAYERS.indexOf(layer as (typeof SERVER_LAYERS)[number]);
      return isBelow ? [] : [`${path} imports ${target}: ${layer} stands below ${targetLayer}`];
    }),
  );
}
