import type { Plugin } from 'vite';

const FONTS = /\/(?:hanken-grotesk|fraunces)-latin-[\w-]{8}\.woff2$/;

/** Preloads the fonts of every page, so that its lines do not change while it loads. */
export function fontPreloadPlugin(): Plugin {
  return {
    name: 'vitrine-font-preload',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => FONTS.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `./${file}`, crossorigin: true },
            injectTo: 'head-prepend',
          })),
    },
  };
}
