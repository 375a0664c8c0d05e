import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { localesPlugin } from './scripts/localesPlugin.ts';
import { LOCALE_CODES } from './src/config/locales.ts';

export default defineConfig({
  plugins: [
    localesPlugin(),
    // react-aria brings texts in 34 languages; only ours are shipped (BEY-07).
    { ...optimizeLocales.vite({ locales: [...LOCALE_CODES] }), enforce: 'pre' },
    react(),
  ],
  resolve: {
    // Messages are compiled ahead of time, so the ICU parser must never reach a browser.
    alias: { '@formatjs/icu-messageformat-parser': '@formatjs/icu-messageformat-parser/no-parser.js' },
  },
  build: { target: 'baseline-widely-available' },
  environments: {
    client: {
      build: {
        outDir: '.build/client',
        manifest: true,
        rollupOptions: { input: 'server/render/entry-client.tsx' },
      },
    },
    ssr: {
      build: { outDir: '.build/server', rollupOptions: { input: 'server/render/entry-server.tsx' } },
    },
  },
  test: {
    restoreMocks: true,
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
        },
      },
    ],
  },
});
