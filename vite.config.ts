import { defineConfig } from 'vitest/config';
import { compileHintPlugin } from './scripts/build/compileHintPlugin.ts';
import { steadyFontsPlugin } from './scripts/build/optionalFontsPlugin.ts';
import { sharedConfig } from './scripts/build/sharedConfig.ts';

export default defineConfig({
  ...sharedConfig,
  plugins: [...sharedConfig.plugins, compileHintPlugin(), steadyFontsPlugin()],
  build: { target: 'baseline-widely-available' },
  environments: {
    client: {
      build: {
        outDir: '.build/client',
        manifest: true,
        // All styles as one file: a page is painted when the last of them has come, and each file on its own is a way to
        // the server and a dictionary anew. Together they are smaller than the home page's were apart.
        cssCodeSplit: false,
        rolldownOptions: {
          input: 'server/render/entry-client.tsx',
          output: {
            codeSplitting: {
              groups: [
                // What comes together is one file: each on its own is asked for and compressed on its own.
                { name: 'frame', tags: ['$initial'], priority: 2 },
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
    // A first server render compiles the whole page; on a busy machine of two cores that alone may take seconds.
    testTimeout: 20_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: ['test/**/*.test.tsx'],
          exclude: ['test/**/*.ssr.test.tsx', 'test/e2e/**'],
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
    ],
  },
});
