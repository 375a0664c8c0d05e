import type { Plugin } from 'vite';

/**
 * Changes `font-display` to `optional` for the demo, which preloads its fonts: a late font would shift the layout. The
 * package's style sheet says `swap`, because other pages may load the fonts late.
 */
export function optionalFontsPlugin(): Plugin {
  return {
    name: 'vitrine-optional-fonts',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    generateBundle: {
      // Vite creates the combined style sheet last.
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
          file.source = String(file.source).replaceAll(/font-display:\s*swap/g, 'font-display:optional');
        }
      },
    },
  };
}
