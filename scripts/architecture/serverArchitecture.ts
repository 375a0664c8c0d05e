import type { SourceFile } from './readImports.ts';

/**
 * The layers of the demo server, lowest first: each imports itself and those before it.
 *
 * - `model`: configuration, limits, the page's state, and what follows from the endpoint table alone
 * - `store`: documents in SQLite or Redis
 * - `http`: plugins for every request: session, visitor, limits, security headers, log, metrics
 * - `shop`: the shop's services, mocked or proxied
 * - `pages`: the demo's React pages
 * - `render`: pages to HTML
 * - `openapi`: the OpenAPI document of the calls
 * - `routes`: addresses and their handlers
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

/** The folders that a folder may import, in addition to itself and `src`. */
const ROOTS: Record<string, readonly string[]> = {
  mocks: [],
  server: ['mocks'],
  // Scripts build, measure and check all other folders.
  scripts: ['mocks', 'server', 'bench', '.storybook'],
};

/** Forbidden imports of server, mocks and scripts, one sentence each. Type imports count. */
export function findServerProblems(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, imports }) =>
    imports.flatMap(({ target, isLazy }) => {
      if (target === null) return [];
      const [root, targetRoot] = [rootOf(path), rootOf(target)];
      // A dynamically imported tool does not count.
      if (root !== targetRoot)
        return isLazy || targetRoot === 'src' || ROOTS[root]?.includes(targetRoot) || targetRoot === 'locales'
          ? []
          : [`${path} imports ${target}: ${root} does not import ${targetRoot}`];
      const [layer, targetLayer] = [serverLayer(path), serverLayer(target)];
      // Top-level files of the server combine the layers.
      if (root !== 'server' || !layer) return [];
      if (!targetLayer) return [`${path} imports ${target}: only top-level files combine the layers`];
      const isBelow =
        SERVER_LAYERS.indexOf(targetLayer as (typeof SERVER_LAYERS)[number]) <=
        SERVER_LAYERS.indexOf(layer as (typeof SERVER_LAYERS)[number]);
      return isBelow ? [] : [`${path} imports ${target}: ${layer} is a layer below ${targetLayer}`];
    }),
  );
}
