import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { vitrine } from '#src/vite.ts';
import { cascadeOrderPlugin } from './cascadeOrderPlugin.ts';
import { sidesPlugin } from './conditionalModulesPlugin.ts';
import { localesPlugin } from './localesPlugin.ts';

/** What every build of the project needs: the demo page, Storybook, the tests. */
export const sharedConfig = {
  plugins: [sidesPlugin(), localesPlugin(), cascadeOrderPlugin(), ...vitrine(), react()],
} satisfies UserConfig;
