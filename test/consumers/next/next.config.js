import path from 'node:path';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { LOCALE_CODES, toLanguages } from 'vitrine/sites';

/** @type {import('next').NextConfig} */
export default {
  // The packages of the project are the app's own; they lie above this folder.
  turbopack: { root: process.env.PROJECT_ROOT ?? path.resolve(import.meta.dirname, '../../..') },
  distDir: process.env.DIST_DIR ?? '.next',
  // For `next build --webpack`, as the guide has it.
  webpack(config, { isServer }) {
    if (isServer || process.env.ALL_LANGUAGES) return config;
    config.plugins.push(optimizeLocales.webpack({ locales: toLanguages(LOCALE_CODES) }));
    config.module.rules.push({
      test: /[\\/](intl-messageformat|@formatjs[\\/]intl)[\\/]/,
      resolve: {
        alias: {
          '@formatjs/icu-messageformat-parser$': '@formatjs/icu-messageformat-parser/no-parser.js',
        },
      },
    });
    return config;
  },
};
