import type { Plugin } from 'vite';

/**
 * A page that asks for its faces in its first lines has them in time, or does without them until the next page: letters
 * that change under a reader's eyes move what is below them. The style sheet itself says `swap`, for pages of others that
 * may ask late.
 */
export function steadyFontsPlugin(): Plugin {
  return {
    name: 'vitrine-steady-fonts',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    generateBundle: {
      // Vite puts the one style sheet of all parts together last.
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
