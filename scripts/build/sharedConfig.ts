import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { vitrine } from '#src/vite.ts';
import { cascadeOrderPlugin } from './cascadeOrderPlugin.ts';
import { conditionalModulesPlugin } from './conditionalModulesPlugin.ts';
import { localesPlugin } from './localesPlugin.ts';

/** Configuration shared by all builds: the demo, Storybook, the tests. */
export const sharedConfig = {
  plugins: [conditionalModulesPlugin(), localesPlugin(), cascadeOrderPlugin(), ...vitrine(), react()],
} satisfies UserConfig;
