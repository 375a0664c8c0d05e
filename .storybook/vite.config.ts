import { globSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'vite';
import { eagerModulesPlugin } from '../scripts/build/eagerModulesPlugin.ts';
import { sharedConfig } from '../scripts/build/sharedConfig.ts';
import { llmsText } from '../scripts/package/llmsText.ts';
import { readPublicApi } from '../scripts/package/publicApi.ts';
import { collectRequirements } from '../scripts/requirements/requirements.ts';
import { readSiteCoverage } from '../scripts/requirements/siteCoverage.ts';
import { findableStories } from '../scripts/stories/findableStories.ts';
import { libraryTexts } from '../scripts/texts/libraryTexts.ts';
import { assetPlugin } from './assetPlugin.ts';
import { dataPlugin } from './dataPlugin.ts';
import { fontPreloadPlugin } from './fontPreloadPlugin.ts';
import { CHANGES_FILE, SCREENSHOT_FOLDERS } from './modes.ts';
import { readStoryRequirements, STORY_REQUIREMENTS_FILE } from './requirements/storyRequirements.ts';

// Storybook's own configuration: `vite.config.ts` is for the demo page.
export default defineConfig({
  ...sharedConfig,
  plugins: [
    eagerModulesPlugin({ hasServer: false }),
    ...sharedConfig.plugins,
    // Data of the docs pages: requirements with their tests, the finder's stories, the entry points of the package, the texts.
    dataPlugin('requirements', collectRequirements),
    dataPlugin('stories', findableStories),
    dataPlugin('site-coverage', readSiteCoverage),
    dataPlugin('public-api', readPublicApi),
    dataPlugin('texts', libraryTexts),
    dataPlugin('screenshots', () =>
      globSync('*/*.webp', { cwd: 'test/screenshots' }).map((file) => file.replaceAll(path.sep, '/')),
    ),
    fontPreloadPlugin(),
    // A run of the stories replaces it; without one nothing has changed.
    assetPlugin(`${SCREENSHOT_FOLDERS.now}/${CHANGES_FILE}`, 'application/json', () => '{}'),
    // Tools look for the package's `llms.txt` at the root.
    assetPlugin('llms.txt', 'text/plain; charset=utf-8', llmsText),
    // The rows that the panel Requirements shows beside a story.
    assetPlugin(STORY_REQUIREMENTS_FILE, 'application/json', () => JSON.stringify(readStoryRequirements())),
  ],
});
