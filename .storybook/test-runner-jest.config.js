import path from 'node:path';
import { getJestConfig } from '@storybook/test-runner';
import { findBrowser } from '../scripts/lib/findBrowser.ts';

const config = getJestConfig();
const { executablePath, args } = await findBrowser(() => {});

export default {
  ...config,
  // A story with many interactions on a busy machine; a story that hangs still fails.
  testTimeout: 120_000,
  setupFilesAfterEnv: [...config.setupFilesAfterEnv, path.join(import.meta.dirname, 'test-runner-retry.js')],
  testEnvironmentOptions: {
    'jest-playwright': {
      ...config.testEnvironmentOptions['jest-playwright'],
      launchOptions: { executablePath, args },
      contextOptions: {
        viewport: { width: 1280, height: 900 },
        reducedMotion: 'reduce',
        // Known before the first story is shown, so that the preview leaves axe to the runner.
        userAgent:
          'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 StorybookTestRunner',
      },
    },
  },
};
