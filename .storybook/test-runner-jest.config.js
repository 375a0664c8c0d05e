import { getJestConfig } from '@storybook/test-runner';
import { findBrowser } from '../scripts/findBrowser.ts';

const config = getJestConfig();
const { executablePath, args } = await findBrowser(() => {});

export default {
  ...config,
  // A story with many interactions on a busy machine; a story that hangs still fails.
  testTimeout: 30_000,
  testEnvironmentOptions: {
    'jest-playwright': {
      ...config.testEnvironmentOptions['jest-playwright'],
      launchOptions: { executablePath, args },
      contextOptions: { viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' },
    },
  },
};
