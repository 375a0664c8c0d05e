import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { LOCALE_CODES } from '#src/config/locales.ts';
import { cascadeOrderPlugin } from './cascadeOrderPlugin.ts';
import { localesPlugin } from './localesPlugin.ts';

// Without their countries: react-aria's French is that of France, and a Swiss reads it too.
const LANGUAGES = [...new Set(LOCALE_CODES.map((locale) => locale.slice(0, 2)))];

/** What every build of the house needs: the demo page, Storybook, the tests. */
export const sharedConfig = {
  plugins: [
    localesPlugin(),
    cascadeOrderPlugin(),
    // react-aria brings texts in 34 languages; only ours are shipped (BEY-07).
    { ...optimizeLocales.vite({ locales: LANGUAGES }), enforce: 'pre' },
    react(),
  ],
} satisfies UserConfig;
