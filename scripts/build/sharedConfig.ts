import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { vitrine } from '#src/entries/vite.ts';
import { cascadeOrderPlugin } from './cascadeOrderPlugin.ts';
import { eagerModulesPlugin } from './eagerModulesPlugin.ts';
import { localesPlugin } from './localesPlugin.ts';

/** Configuration shared by all builds: the demo, Storybook, the tests. */
export const sharedConfig = {
  plugins: [eagerModulesPlugin(), localesPlugin(), cascadeOrderPlugin(), ...vitrine(), react()],
} satisfies UserConfig;
