import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { findOnPath, installPackages } from './systemPackages.ts';

/**
 * The window of a full browser loads the popups of its address bar as pages, which costs each test half a second of
 * processor time. The switch replaces Playwright's own, so it repeats Playwright's list.
 */
const DISABLED_FEATURES = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** Flags for running in a container, without a sandbox or GPU, and without background activity. */
export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${DISABLED_FEATURES.join(',')}`,
];

/** A browser that starts. Spread it into Playwright's `launch`. */
export interface FoundBrowser {
  /** `undefined` is Playwright's own. */
  executablePath: string | undefined;
  args: string[];
}

/** System browsers, in order of preference. */
const SYSTEM_BROWSERS: Record<string, readonly string[]> = {
  linux: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: ['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA'].flatMap((place) => {
    const folder = process.env[place] ?? '';
    return [
      `${folder}/Google/Chrome/Application/chrome.exe`,
      `${folder}/Microsoft/Edge/Application/msedge.exe`,
    ];
  }),
};

const systemBrowsers = () =>
  (SYSTEM_BROWSERS[process.platform] ?? [])
    .map((name) => (path.isAbsolute(name) ? name : findOnPath(name)))
    .filter((file) => file !== undefined && existsSync(file));

/**
 * Debian's build of a browser without windows, if it is installed beside the full one, else the full one. Like
 * Playwright's own, it needs a fifth less processor time for a page, and has no back/forward cache.
 */
export function withoutWindows(executablePath: string | undefined): string | undefined {
  const shell = `${executablePath}-headless-shell`;
  return existsSync(shell) ? shell : executablePath;
}

/** Whether a browser starts: an installed one can still lack a library. */
async function starts(executablePath: string | undefined): Promise<boolean> {
  try {
    const browser = await chromium.launch({ executablePath, args: BROWSER_ARGS, timeout: 30_000 });
    await browser.close();
    return true;
  } catch {
    return false;
  }
}

/**
 * Finds a Chromium or Chrome for tests and prints its name. Tries `CHROME_PATH`, Playwright's own and the system's, in
 * this order; if there is none, it installs one with Playwright, or else with the system's packages (as root). Throws an
 * error with instructions if all fail.
 */
export async function findBrowser(log: (sentence: string) => void = console.log): Promise<FoundBrowser> {
  const found = (executablePath: string | undefined, whose: string): FoundBrowser => {
    log(`Browser: ${whose}${executablePath ? ` at ${executablePath}` : ''}.`);
    return { executablePath, args: BROWSER_ARGS };
  };

  const chromePath = process.env.CHROME_PATH;
  if (chromePath) {
    if (await starts(chromePath)) return found(chromePath, 'the one that CHROME_PATH names');
    throw new Error(`CHROME_PATH names ${chromePath}, which does not start. Correct it or leave it unset.`);
  }
  if (await starts(undefined)) return found(undefined, 'Playwright’s own');
  for (const file of systemBrowsers()) if (await starts(file)) return found(file, 'the system’s');

  log('Browser: none found; letting Playwright install one.');
  spawnSync('npx', ['playwright', 'install', 'chromium'], {
    stdio: 'ignore',
    timeout: 240_000,
    shell: process.platform === 'win32',
  });
  if (await starts(undefined)) return found(undefined, 'Playwright’s own, just installed');

  log('Browser: Playwright could not install one that starts; trying the system’s packages.');
  if (installPackages('chromium')) {
    // Not every release has it.
    installPackages('chromium-headless-shell');
    for (const file of systemBrowsers())
      if (await starts(file)) return found(file, 'the system’s, just installed');
  }
  throw new Error(
    'No browser could be found or installed. Install Chromium or Chrome, or set CHROME_PATH to one, and run again.',
  );
}
