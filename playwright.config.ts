import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { FIREFOX } from './scripts/engines/firefox.ts';
import { BROWSER_ARGS, findBrowser, withoutWindows } from './scripts/lib/findBrowser.ts';
import { freePort } from './scripts/lib/freePort.ts';
import { TEST_REPORTS } from './scripts/testResults.ts';

// Workers read this file again; what was found out once is handed to them by the environment.
if (!process.env.E2E_PORT) {
  process.env.E2E_PORT = String(await freePort());
  process.env.E2E_DATA_DIR = mkdtempSync(path.join(tmpdir(), 'vitrine-e2e-'));
  process.env.E2E_BROWSER = (await findBrowser()).executablePath ?? '';
}
const baseURL = `http://localhost:${process.env.E2E_PORT}`;
// The back/forward cache needs the full browser, which its tests start themselves.
const executablePath = withoutWindows(process.env.E2E_BROWSER || undefined);

/**
 * Tests of `npm run test:full`: files that repeat a proof for many pages, sizes and countries, the further rows of
 * tables, and the flows, which are for the other engines.
 */
const NIGHTLY_FILES = [/e2e[\\/]nightly[\\/]/, /flows\.spec/];
const NIGHTLY_ROWS = /@nightly/;

export default defineConfig({
  testDir: 'test/e2e',
  outputDir: 'test-results',
  reporter: [['list'], ['json', { outputFile: TEST_REPORTS.browser }]],
  forbidOnly: true,
  workers: 2,
  // A test that passes when it is repeated is flaky; `npm test` lists it.
  retries: 1,
  // Limits for a machine that is busy with other work; no test waits for time to pass.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL,
    screenshot: 'only-on-failure',
    launchOptions: { ...(executablePath && { executablePath }), args: BROWSER_ARGS },
  },
  projects: [
    { name: 'with scripts', testIgnore: NIGHTLY_FILES, grepInvert: [/@no-js/, NIGHTLY_ROWS] },
    {
      name: 'without scripts',
      testIgnore: NIGHTLY_FILES,
      grep: /@no-js|@both/,
      grepInvert: NIGHTLY_ROWS,
      use: { javaScriptEnabled: false },
    },
    { name: 'nightly', testMatch: NIGHTLY_FILES },
    { name: 'nightly rows', testIgnore: NIGHTLY_FILES, grep: NIGHTLY_ROWS },
    {
      name: 'firefox',
      testMatch: /flows\.spec/,
      use: {
        browserName: 'firefox',
        ...FIREFOX.context,
        channel: FIREFOX.launch.channel,
        launchOptions: { executablePath: FIREFOX.launch.executablePath },
      },
    },
    { name: 'webkit', testMatch: /flows\.spec/ },
  ],
  webServer: {
    command: 'node demo/main.ts',
    url: `${baseURL}/readyz`,
    timeout: 180_000,
    env: { PORT: process.env.E2E_PORT, DATA_DIR: process.env.E2E_DATA_DIR ?? '', LOG_LEVEL: 'warn' },
    stdout: 'ignore',
    gracefulShutdown: { signal: 'SIGINT', timeout: 5_000 },
  },
});
