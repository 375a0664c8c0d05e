import { defineConfig } from 'vite';
import { wholePartsPlugin } from '../scripts/build/eagerPartsPlugin.ts';
import { sharedConfig } from '../scripts/build/sharedConfig.ts';
import { readPublicApi } from '../scripts/package/publicApi.ts';
import { findableStories } from '../scripts/stories/findableStories.ts';
import { coveragePlugin } from './coveragePlugin.ts';
import { dataPlugin } from './dataPlugin.ts';
import { readRequirements } from './readRequirements.ts';

// Storybook's own: the build settings of `vite.config.ts` belong to the demo page.
export default defineConfig({
  ...sharedConfig,
  plugins: [
    wholePartsPlugin(),
    ...sharedConfig.plugins,
    // Data of the docs pages: requirements with their tests, the finder's stories, the entry points of the package.
    dataPlugin('requirements', readRequirements),
    dataPlugin('stories', findableStories),
    dataPlugin('public-api', readPublicApi),
    coveragePlugin(),
  ],
  // One chunk for each story file is what makes the first story quick; a size warning says nothing here.
  build: { chunkSizeWarningLimit: 4000 },
});
