import { cruise, type ICruiseResult, type IForbiddenRuleType } from 'dependency-cruiser';

/** The layers of the library, lowest first: each may import itself and those before it. */
const LAYERS = ['config', 'lib', 'lazy', 'schemas', 'api', 'i18n', 'state', 'ui', 'features', 'sections'];

/**
 * The layers of the server, lowest first: each imports itself and those before it.
 *
 * - `config`: the environment and the limits
 * - `store`: documents in SQLite or Redis
 * - `http`: plugins for every request: session, visitor, limits, security headers, log, metrics
 * - `shop`: the shop's services, mocked or proxied
 * - `openapi`: the OpenAPI document of the calls
 */
export const SERVER_LAYERS = ['config', 'store', 'http', 'shop', 'openapi'];

/**
 * The layers of the demo, an application on the server.
 *
 * - `http`: what its routes share
 * - `model`: pages and forms as data
 * - `preview`: signed preview addresses
 * - `pages`: React pages
 * - `render`: pages and mails as HTML
 * - `routes`: addresses and their handlers
 */
export const DEMO_LAYERS = ['http', 'model', 'preview', 'pages', 'render', 'routes'];

const upTo = (layers: readonly string[], layer: string) => layers.slice(0, layers.indexOf(layer) + 1);

/** The folders of `src` that a folder may import. Entry points may import everything. */
const LIBRARY_IMPORTS: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(LAYERS.map((layer) => [layer, upTo(LAYERS, layer)])),
  // UI parts know nothing about the shop.
  ui: ['config', 'lib', 'lazy', 'i18n', 'ui'],
  // The provider wires everything that features need; features do not import it.
  provider: [...upTo(LAYERS, 'ui'), 'provider'],
  // Custom elements wrap complete regions in the provider.
  elements: [...LAYERS, 'provider', 'elements'],
};

/** The folders of the project that a folder may import, in addition to itself, `src` and `locales`. */
const PROJECT_IMPORTS: Readonly<Record<string, readonly string[]>> = {
  src: [],
  mocks: [],
  server: ['mocks'],
  demo: ['mocks', 'server'],
  // Scripts build, measure and check all other folders.
  scripts: ['mocks', 'server', 'demo', 'bench', '\\.storybook'],
};

const anyOf = (names: readonly string[]) => `(?:${names.join('|')})`;
const LAZY = 'dynamic-import';

const RULES: readonly IForbiddenRuleType[] = [
  ...Object.entries(LIBRARY_IMPORTS).map(([folder, allowed]) => ({
    name: `src/${folder} imports lower layers only`,
    from: { path: `^src/${folder}/` },
    to: { path: '^src/', pathNot: `^src/${anyOf(allowed)}/` },
  })),
  ...Object.entries({ server: SERVER_LAYERS, demo: DEMO_LAYERS }).flatMap(([folder, layers]) =>
    layers.map((layer) => ({
      name: `${folder}/${layer} imports lower layers only`,
      from: { path: `^${folder}/${layer}/` },
      to: { path: `^${folder}/`, pathNot: `^${folder}/${anyOf(upTo(layers, layer))}/` },
    })),
  ),
  ...Object.entries(PROJECT_IMPORTS).map(([folder, allowed]) => ({
    name: `${folder} does not import this folder`,
    from: { path: `^${folder}/` },
    // A dynamically imported tool does not count. `#eager/…` is in `dist`, once it is built.
    to: {
      dependencyTypes: ['local' as const],
      dependencyTypesNot: [LAZY as 'dynamic-import'],
      pathNot: [`^${anyOf([folder, 'src', 'locales', 'dist', ...allowed])}/`, '^package.json$'],
    },
  })),
  {
    name: 'features and sections do not import each other',
    from: { path: '^src/(features|sections)/([^/]+)/' },
    to: { path: '^src/$1/', pathNot: '^src/$1/$2/' },
  },
  {
    name: 'a feature is imported from its index.ts',
    from: { path: '^src/', pathNot: '^src/(?:entries|features)/' },
    to: { path: '^src/features/', pathNot: '/index\\.ts$' },
  },
  {
    name: 'only src/i18n imports texts',
    from: { path: '^src/', pathNot: '^src/i18n/' },
    to: { path: '^locales/' },
  },
  {
    // The demo is an ordinary consumer.
    name: 'pages import the entry points of the library',
    from: { path: '^demo/(?:pages/|render/entry-)' },
    to: { path: '^src/', pathNot: '^src/(?:entries/[\\w-]+\\.ts|styles/index\\.css)$' },
  },
  {
    name: 'the module is unknown',
    from: {},
    // The `import()` of the same module beside it is checked.
    to: { couldNotResolve: true, path: '^#', pathNot: '^#eager/' },
  },
  {
    // Types and lazy imports load nothing initially.
    name: 'the imports are a cycle',
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only', LAZY] } },
  },
];

/** Folders with import rules. */
const FOLDERS = Object.keys(PROJECT_IMPORTS);

/**
 * The forbidden imports of a project, one sentence each, and the number of modules read. Type imports and lazy imports
 * count, except for cycles.
 */
export async function findImportProblems(
  baseDir = process.cwd(),
): Promise<{ modules: number; problems: string[] }> {
  const { output } = await cruise(FOLDERS, {
    baseDir,
    ruleSet: { forbidden: RULES.map((rule) => ({ ...rule, severity: 'error' })) },
    validate: true,
    // TypeScript 7 has no compiler API.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: '^(?:node_modules|dist)/' },
    enhancedResolveOptions: { exportsFields: ['exports'], extensions: ['.ts', '.tsx', '.js'] },
  });
  const { summary } = output as ICruiseResult;
  const problems = summary.violations.map(({ rule, from, to, cycle }) => {
    const targets = cycle ? cycle.map(({ name }) => name).join(' → ') : to;
    return `${from} → ${targets}: ${rule.name}`;
  });
  return { modules: summary.totalCruised, problems };
}
