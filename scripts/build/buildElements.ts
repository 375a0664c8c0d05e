import { build } from 'vite';
import { compileHintPlugin } from './compileHintPlugin.ts';
import { wholePartsPlugin } from './eagerPartsPlugin.ts';
import { sharedConfig } from './sharedConfig.ts';

/** Names that pages link, so they stay the same from build to build. */
export const ELEMENTS_SCRIPT = 'vitrine-elements.js';
export const ELEMENTS_STYLES = 'vitrine-elements.css';

/**
 * Builds the custom elements for pages without a build of their own (BEY-12): one script that brings all it needs, its
 * style sheet, and beside them the parts that it loads when they are asked for.
 *
 * @param outDir emptied first
 */
export async function buildElements(outDir: string): Promise<void> {
  await build({
    ...sharedConfig,
    plugins: [wholePartsPlugin(), ...sharedConfig.plugins, compileHintPlugin()],
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
        input: 'src/standalone.ts',
        preserveEntrySignatures: 'strict',
        output: {
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
