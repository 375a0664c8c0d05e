import type { KnipConfig } from 'knip';
import { EMPTY_MODULE } from './scripts/build/eagerModulesPlugin.ts';

// Files, exports and dependencies that nothing uses fail `npm run test:lint`. Knip follows imports and npm scripts. The
// entries are files that another program reads or starts.
export default {
  entry: [
    'src/entries/*.ts',
    'mocks/index.ts',
    EMPTY_MODULE,
    // Read by Vite, Storybook, Vitest and Playwright.
    '*.config.ts',
    'test/setup.ts',
    'test/support/freshTest.ts',
    'demo/render/entry-{client,server}.tsx',
    // Run while the image is built, and in it.
    'scripts/build/copyRuntime.ts',
    'demo/built.ts',
    'stories/**/*.mdx',
    '.storybook/test-runner-{jest.config,retry}.js',
    'test/**/*.test.{ts,tsx}',
    'test/e2e/**/*.spec.ts',
    'test/e2e/fields/*Page.tsx',
    // Processes and pages that a script or a test starts by file name.
    'bench/{renderLoop,nextPage}.{ts,tsx}',
    'bench/servers/*.ts',
    'scripts/engines/firefoxBidi.mjs',
    'test/server/programs/*.ts',
    'demo/public/**/*.js',
    // Applications that install the package in `npm run test:package`.
    'test/consumers/**/*.{js,jsx,ts,css}',
    'examples/**/*.{ts,tsx,css}',
    // Started by hand; see the comment in the file.
    'scripts/build/drawMailImages.ts',
  ],
  project: ['**/*.{ts,tsx,js,jsx,mjs,css,mdx}'],
  paths: { '#eager/*': ['src/*'] },
  compilers: {
    // Styles import others by `@import` and by `composes`.
    css: (text: string) =>
      [...text.matchAll(/(?:@import |composes: [^;]* from )'([^']+)'/g)]
        .map(([, file]) => `import '${file}';`)
        .join('\n'),
  },
  // Named by a string: a program, a parser, a plugin of stylelint or Stryker, or a file in the package.
  ignoreDependencies: [
    '@arethetypeswrong/cli',
    '@fontsource-variable/*',
    '@stryker-mutator/vitest-runner',
    '@swc/core',
    'accessibility-checker-engine',
    'html_codesniffer',
    'publint',
    'stylelint-plugin-use-baseline',
  ],
  ignoreBinaries: ['apt-get'],
  treatConfigHintsAsErrors: true,
  // These plugins run the configuration files: Playwright's takes a port and creates a folder.
  playwright: false,
  vite: false,
  vitest: false,
  // Its configuration names the schema of its own package.
  changesets: false,
} satisfies KnipConfig;
