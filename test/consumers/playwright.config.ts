import { defineConfig } from '@playwright/test';

// `npm run test:consumers` builds the app, names its folder and starts the tests.
const {
  CONSUMER_APP,
  CONSUMER_SERVER,
  CONSUMER_PORT = '',
  CONSUMER_BROWSER,
  CONSUMER_BROWSER_ARGS = '[]',
} = process.env;
const baseURL = `http://127.0.0.1:${CONSUMER_PORT}`;

export default defineConfig({
  testDir: '.',
  outputDir: '../../reports/consumers',
  reporter: [['line']],
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: 1,
  // Limits for a machine that is busy with other work; no test waits for time to pass.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL,
    locale: 'pl-PL',
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      ...(CONSUMER_BROWSER && { executablePath: CONSUMER_BROWSER }),
      args: JSON.parse(CONSUMER_BROWSER_ARGS),
    },
  },
  webServer: {
    command: `node ${CONSUMER_SERVER}`,
    cwd: CONSUMER_APP ?? '.',
    url: baseURL,
    env: { PORT: CONSUMER_PORT, NODE_ENV: 'production' },
    stdout: 'ignore',
  },
});
