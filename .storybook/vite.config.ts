import { defineConfig } from 'vite';
import { sharedConfig } from '../scripts/sharedConfig.ts';
import { wholePartsPlugin } from '../scripts/wholePartsPlugin.ts';
import { proofPlugin } from './proofPlugin.ts';
import { publicApiPlugin } from './publicApiPlugin.ts';
import { requirementsPlugin } from './requirementsPlugin.ts';
import { storyListPlugin } from './storyListPlugin.ts';

// Storybook's own: the build settings of `vite.config.ts` belong to the demo page.
export default defineConfig({
  ...sharedConfig,
  plugins: [
    wholePartsPlugin(),
    ...sharedConfig.plugins,
    requirementsPlugin(),
    storyListPlugin(),
    proofPlugin(),
    publicApiPlugin(),
  ],
  // One chunk for each story file is what makes the first story quick; a size warning says nothing here.
  build: { chunkSizeWarningLimit: 4000 },
});
