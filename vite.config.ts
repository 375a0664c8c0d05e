import { defineConfig } from 'vitest/config';
import { compileHintPlugin } from './scripts/build/compileHintPlugin.ts';
import { optionalFontsPlugin } from './scripts/build/optionalFontsPlugin.ts';
import { sharedConfig } from './scripts/build/sharedConfig.ts';

/** Components that only later parts use, although the package's entry points name them. */
const LATER = /[\\/]src[\\/](ui[\\/]HeaderAction[\\/]|lib[\\/]nativeBridge\.ts)/;
const REACT = /[\\/]node_modules[\\/](react|react-dom|scheduler|jotai)[\\/]/;
const MODULE = /[\\/]src[\\/].+[\\/](?!index\.)[^\\/]+\.tsx?$/;

/**
 * Whether a module belongs to the chunk of the first load; its dependencies follow. Entry points and `index.ts` are
 * excluded: a chunk that contains one contains everything that it exports.
 */
const isFrame = (id: string): boolean => REACT.test(id) || (MODULE.test(id) && !LATER.test(id));

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
          input: 'server/render/entry-client.tsx',
          output: {
            codeSplitting: {
              groups: [
                // Modules that load together are one file, which saves requests and compresses better.
                { name: 'frame', tags: ['$initial'], test: isFrame, priority: 2 },
                { name: 'shapes', test: /[\\/](zod|src[\\/]schemas)[\\/]/, priority: 1 },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: { outDir: '.build/server', rolldownOptions: { input: 'server/render/entry-server.tsx' } },
    },
  },
  test: {
    restoreMocks: true,
    // A first server render compiles the whole page; on a busy machine with two cores this can take seconds.
    testTimeout: 20_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: ['test/**/*.test.tsx'],
          exclude: ['test/**/*.{ssr,browser}.test.tsx', 'test/e2e/**'],
          setupFiles: ['test/setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['test/**/*.test.ts', 'test/**/*.ssr.test.tsx'],
          exclude: ['test/e2e/**'],
          setupFiles: ['test/support/failOnConsoleError.ts'],
        },
      },
      {
        // The other projects resolve conditional modules like a server, so that components render at once.
        extends: true,
        resolve: { conditions: ['browser'] },
        test: {
          name: 'browser',
          environment: 'jsdom',
          include: ['test/**/*.browser.test.tsx'],
          setupFiles: ['test/setup.ts'],
        },
      },
    ],
  },
});
