import { defineConfig } from 'vite';
import { findableStories } from '../scripts/findableStories.ts';
import { readPublicApi } from '../scripts/publicApi.ts';
import { sharedConfig } from '../scripts/sharedConfig.ts';
import { wholePartsPlugin } from '../scripts/wholePartsPlugin.ts';
import { dataPlugin } from './dataPlugin.ts';
import { proofPlugin } from './proofPlugin.ts';
import { readRequirements } from './readRequirements.ts';

// Storybook's own: the build settings of `vite.config.ts` belong to the demo page.
export default defineConfig({
  ...sharedConfig,
  plugins: [
    wholePartsPlugin(),
    ...sharedConfig.plugins,
    // What docs pages tell: every requirement with its proof, the finder's stories, the package's doors.
    dataPlugin('requirements', readRequirements),
    dataPlugin('stories', findableStories),
    dataPlugin('public-api', readPublicApi),
    proofPlugin(),
  ],
  // One chunk for each story file is what makes the first story quick; a size warning says nothing here.
  build: { chunkSizeWarningLimit: 4000 },
});
