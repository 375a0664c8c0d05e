import { build } from 'vite';
import { compileHintPlugin } from './compileHintPlugin.ts';
import { eagerModulesPlugin } from './eagerModulesPlugin.ts';
import { sharedConfig } from './sharedConfig.ts';

/** Stable names, because pages link these files. */
const ELEMENTS_SCRIPT = 'vitrine-elements.js';
const ELEMENTS_STYLES = 'vitrine-elements.css';

/**
 * Builds the custom elements for pages without their own build: a self-contained script, its style sheet, and
 * chunks for lazy parts.
 *
 * @param outDir emptied first
 */
export async function buildElements(outDir: string): Promise<void> {
  await build({
    ...sharedConfig,
    plugins: [eagerModulesPlugin({ hasServer: false }), ...sharedConfig.plugins, compileHintPlugin()],
    configFile: false,
    logLevel: 'warn',
    // The folder may be served from anywhere.
    base: './',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'baseline-widely-available',
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: 'src/entries/standalone.ts',
        preserveEntrySignatures: 'strict',
        output: {
          // The entry's own code runs after the files that it imports, so what must run first is a file, too.
          codeSplitting: { groups: [{ name: 'guardGlobals', test: /[\\/]guardGlobals\.ts$/ }] },
          entryFileNames: ELEMENTS_SCRIPT,
          chunkFileNames: ({ name }) =>
            `parts/${name.replace(/^[\W_]*vitrine-locale[\W_]/, 'texts-')}-[hash].js`,
          assetFileNames: ({ names: [name = ''] }) =>
            name.endsWith('.css') ? ELEMENTS_STYLES : 'parts/[name]-[hash][extname]',
        },
      },
    },
  });
}
