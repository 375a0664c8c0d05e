import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { compileHintPlugin } from './scripts/build/compileHintPlugin.ts';
import { optionalFontsPlugin } from './scripts/build/optionalFontsPlugin.ts';
import { serverModulesPlugin } from './scripts/build/serverModulesPlugin.ts';
import { sharedConfig } from './scripts/build/sharedConfig.ts';

/** Components that only later parts use, although the package's entry points name them. */
const LAZY = /[\\/]src[\\/](ui[\\/]HeaderAction[\\/]|lib[\\/]nativeBridge\.ts)/;
const REACT = /[\\/]node_modules[\\/](react|react-dom|scheduler|jotai)[\\/]/;
/** The demo's context of its first load, which its later pages share. */
const CSRF = /[\\/]csrfContext\.ts$/;
const MODULE = /[\\/]src[\\/](?!entries[\\/]).+[\\/](?!index\.)[^\\/]+\.tsx?$/;

/**
 * Whether a module belongs to the chunk of the first load; its dependencies follow. Entry points and `index.ts` are
 * excluded: a chunk that contains one contains everything that it exports.
 */
const isShell = (id: string): boolean =>
  REACT.test(id) || CSRF.test(id) || (MODULE.test(id) && !LAZY.test(id));

/** Each country's footer is a part of its own, also the lines that the demo's first load shares with it. */
const COUNTRY_FOOTER = /[\\/]footer[\\/]content[\\/]/;

/** Whether a module may share a file with others that the same later parts use; entry points are excluded as above. */
const isShared = (id: string): boolean =>
  /[\\/](node_modules|demo[\\/]pages)[\\/]/.test(id) || (MODULE.test(id) && !COUNTRY_FOOTER.test(id));

/** The name of the groups of shared modules. */
const SHARED = 'shared';
/** Smaller groups of shared modules join the group that is used most alike, in bytes before minification. */
const SMALL_GROUP_BYTES = 10_000;

/** Tests that start the server. */
const SERVER_TESTS = ['test/server/**/*.test.ts', 'test/demo/**/*.test.ts'];

export default defineConfig({
  ...sharedConfig,
  plugins: [...sharedConfig.plugins, compileHintPlugin(), optionalFontsPlugin()],
  build: { target: 'baseline-widely-available' },
  environments: {
    client: {
      build: {
        outDir: '.build/client',
        manifest: true,
        // One style sheet: the first paint waits for all of them, and each file costs a request and a separate compression
        // dictionary. One file with all styles is smaller than the home page's separate files were.
        cssCodeSplit: false,
        rolldownOptions: {
          input: 'demo/render/entry-client.tsx',
          output: {
            // The full name of a shared group lists every part that uses it.
            chunkFileNames: ({ name }) =>
              `assets/${name.startsWith(`${SHARED}~`) ? SHARED : '[name]'}-[hash].js`,
            codeSplitting: {
              groups: [
                // Modules that load together are one file, which saves requests and compresses better.
                { name: 'frame', tags: ['$initial'], test: isShell, priority: 2 },
                // Without what only the agents' tools need: schemas as JSON.
                {
                  name: 'shapes',
                  test: /[\\/](zod[\\/](?!.*json-schema)|src[\\/]schemas[\\/])/,
                  priority: 1,
                },
                // Each file costs a page a preload link and a request. A group has no entry module, so a part whose
                // own file fails still recovers (BEY-08).
                {
                  name: SHARED,
                  test: isShared,
                  minShareCount: 2,
                  entriesAware: true,
                  entriesAwareMergeThreshold: SMALL_GROUP_BYTES,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: { outDir: '.build/server', rolldownOptions: { input: 'demo/render/entry-server.tsx' } },
    },
  },
  test: {
    restoreMocks: true,
    // Threads need about a third less processor time than processes.
    pool: 'threads',
    // By default one core is left to the user, who waits for the other steps.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // The first test of a file compiles what it renders; on a busy machine with two cores this can take seconds.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      {
        // What the browser loads: `#eager/…` is empty, so parts and languages load on demand.
        extends: true,
        resolve: { conditions: ['browser'] },
        plugins: [serverModulesPlugin()],
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: ['test/**/*.test.tsx'],
          exclude: ['test/**/*.ssr.test.tsx', 'test/e2e/**'],
          setupFiles: ['test/setup.ts', 'test/support/freshTest.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['test/**/*.test.ts', 'test/**/*.ssr.test.tsx'],
          // The example imports the published package, which may not be built.
          alias: { 'vitrine/shop': `${import.meta.dirname}/src/entries/shop.ts` },
          exclude: [...SERVER_TESTS, 'test/e2e/**', 'test/nightly/**'],
          setupFiles: ['test/support/failOnConsoleError.ts', 'test/support/freshTest.ts'],
          // Most files load the same modules.
          isolate: false,
        },
      },
      {
        // Whole pages from the server. React's production build renders them several times faster than the one for
        // development, and files that share their modules do not load the application again.
        extends: true,
        oxc: { jsx: { development: false } },
        test: {
          name: 'server',
          environment: 'node',
          include: SERVER_TESTS,
          setupFiles: ['test/support/failOnConsoleError.ts', 'test/support/freshTest.ts'],
          env: { NODE_ENV: 'production' },
          isolate: false,
          // The first page of a run loads every module of the server's half.
          testTimeout: 60_000,
        },
      },
      {
        // What takes a minute and rarely breaks.
        extends: true,
        test: { name: 'nightly', environment: 'node', include: ['test/nightly/**/*.test.ts'] },
      },
    ],
  },
});
