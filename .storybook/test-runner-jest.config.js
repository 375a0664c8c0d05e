import path from 'node:path';
import { getJestConfig } from '@storybook/test-runner';
import { findBrowser } from '../scripts/lib/findBrowser.ts';
import { screenshotLaunchOptions } from '../scripts/stories/screenshotFonts.ts';

const config = getJestConfig();
const launchOptions = await screenshotLaunchOptions(await findBrowser(() => {}));

export default {
  ...config,
  // A story with many interactions and looks on a busy machine; a story that hangs still fails.
  testTimeout: 300_000,
  setupFilesAfterEnv: [...config.setupFilesAfterEnv, path.join(import.meta.dirname, 'test-runner-retry.js')],
  testEnvironmentOptions: {
    'jest-playwright': {
      ...config.testEnvironmentOptions['jest-playwright'],
      launchOptions,
      contextOptions: {
        viewport: { width: 1280, height: 900 },
        reducedMotion: 'reduce',
        locale: 'de-DE',
        timezoneId: 'Europe/Berlin',
        // Known before the first story is shown, so that the preview leaves axe to the runner.
        userAgent:
          'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 StorybookTestRunner',
      },
    },
  },
};
