import { spawn, spawnSync } from 'node:child_process';
import { cpSync, globSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium, type Locator } from 'playwright';
import { findBrowser } from '../lib/findBrowser.ts';
import { freePort } from '../lib/freePort.ts';
import { watchShifts } from '../lib/layoutShifts.ts';
import { isMissingContent, watchProblems } from '../lib/watchProblems.ts';
import { brokenRules, type HeldRule } from './brokenRules.ts';
import { leftIn } from './localeSavings.ts';
import { answerWithMocks } from './shopMocks.ts';

const FIXTURE = 'test/consumers/next';
const APP = path.resolve('.cache/consumers/next');
const NEXT = path.resolve('node_modules/next/dist/bin/next');
const ENV = {
  ...process.env,
  NEXT_TELEMETRY_DISABLED: '1',
  NODE_ENV: 'production',
  PROJECT_ROOT: process.cwd(),
} as const;

const WEBPACK_BUILD = '.next-webpack';
const MAX_LAYOUT_SHIFT = 0.01;

/** The app's content in slots that a server renders. */
const OWN_WORDS = [
  'Ulubione',
  'Własny pasek',
  'Własne pole',
  'Własny przypis',
  'Własna grupa',
  'Własny wiersz prawny',
];

/** Polls until the app responds. */
async function waitFor(url: string): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    const isThere = await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isThere) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('The Next app does not answer.');
}

/** Builds the app with webpack; returns the browser code, or the error. */
function buildWithWebpack(distDir: string, env: Record<string, string>): string[] | string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [NEXT, 'build', '--webpack'], {
    cwd: APP,
    env: { ...ENV, DIST_DIR: distDir, ...env },
    encoding: 'utf8',
  });
  if (status !== 0) return `next build --webpack fails:\n${stdout}${stderr}`;
  return globSync(path.join(APP, distDir, 'static/**/*.js')).map((file) => readFileSync(file, 'utf8'));
}

/** Builds the app with webpack, without and with the guide's configuration, returns what was not removed, and uses it. */
async function webpackProblems(): Promise<string[]> {
  const plain = buildWithWebpack('.next-plain', { ALL_LANGUAGES: '1' });
  const lean = buildWithWebpack(WEBPACK_BUILD, {});
  if (typeof plain === 'string') return [plain];
  if (typeof lean === 'string') return [lean];
  return [
    ...(await leftIn('Next with the lines of the guide', plain, lean)),
    ...(await usedProblems({ DIST_DIR: WEBPACK_BUILD })),
  ];
}

/** What a visitor without scripts sees: the legal links, the navigation and the newsletter. */
async function problemsWithoutScripts(browser: Browser, url: string): Promise<string[]> {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(url);
  const parts: [Locator, string][] = [
    [page.getByRole('navigation').getByRole('link', { name: 'Moda', exact: true }), 'the navigation'],
    [page.getByRole('main').locator('[data-vitrine="newsletter"]'), 'the newsletter of the content'],
    [page.getByRole('contentinfo').getByRole('link', { name: 'Regulamin' }).first(), 'the legal links'],
  ];
  const problems: string[] = [];
  for (const [part, name] of parts)
    if (!(await part.isVisible())) problems.push(`not visible without scripts: ${name}`);
  await page.close();
  return problems;
}

/** Opens the app in a browser, without and with scripts: checks what is visible, the console, the layout and the header. */
async function visit(url: string): Promise<string[]> {
  const browser = await chromium.launch(await findBrowser(() => {}));
  const withoutScripts = await problemsWithoutScripts(browser, url);
  const page = await browser.newPage();
  const problems = watchProblems(page, isMissingContent, ['error', 'warning']);
  try {
    await answerWithMocks(page, ['cart-empty']);
    const shifts = await watchShifts(page);
    await page.goto(url);
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('[data-vitrine="header"]') ?? {}).some((key) =>
        key.startsWith('__reactProps'),
      ),
    );
    await page.waitForLoadState('networkidle');
    const shift = (await shifts()).reduce((sum, each) => sum + Number.parseFloat(each), 0);
    if (shift >= MAX_LAYOUT_SHIFT) problems.push(`the page shifts by ${shift.toFixed(4)}`);
    const requestedFonts = await page.evaluate(async () => {
      await document.fonts.ready;
      const requested = performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.woff2'));
      return new Set(requested.map(({ name }) => name)).size;
    });
    const preloadedFonts = await page.locator('link[rel="preload"][as="font"]').count();
    if (preloadedFonts !== 4 || requestedFonts !== 4)
      problems.push(`of 4 fonts ${preloadedFonts} are preloaded, and ${requestedFonts} files requested`);
    await page.getByRole('button', { name: 'Sklepy' }).first().click();
    await page.locator('[data-flyout="STORE_FINDER"]').waitFor();
    // Slots of content that only a browser renders.
    await page.getByRole('button', { name: 'Podgląd koszyka' }).press('Enter');
    await page.getByText('Własny pusty koszyk').waitFor();
    await page.getByRole('combobox').fill('kawa');
    await page.getByRole('group', { name: 'Poradniki' }).waitFor();
    await page.close();
  } catch (error) {
    problems.push(error instanceof Error ? error.message : String(error));
  } finally {
    await browser.close();
  }
  return [...withoutScripts, ...problems];
}

/**
 * Builds and runs a Next.js app (App Router) that uses the package, and returns its problems: in the server's markup and
 * on the browser's console, such as hydration errors.
 *
 * @param library the unpacked package
 */
export async function nextProblems(library: string): Promise<string[]> {
  rmSync(APP, { recursive: true, force: true });
  cpSync(FIXTURE, APP, { recursive: true });
  cpSync(library, path.join(APP, 'node_modules/vitrine'), { recursive: true });
  const built = spawnSync(process.execPath, [NEXT, 'build'], { cwd: APP, env: ENV, encoding: 'utf8' });
  if (built.status !== 0) return [`next build fails:\n${built.stdout}${built.stderr}`];
  return [...(await usedProblems({})), ...(await webpackProblems())];
}

/** Starts a build of the app, and returns the problems of its markup and of a visit. */
async function usedProblems(env: Record<string, string>): Promise<string[]> {
  const port = await freePort();
  const app = spawn(process.execPath, [NEXT, 'start', '-p', String(port), '-H', '127.0.0.1'], {
    cwd: APP,
    env: { ...ENV, ...env },
    stdio: 'ignore',
  });
  const ended = new Promise<void>((resolve) => app.once('exit', () => resolve()));
  try {
    const url = `http://127.0.0.1:${port}/`;
    await waitFor(url);
    const html = await (await fetch(url)).text();
    const rules: HeldRule[] = [
      [html.includes('data-vitrine="header"'), 'the server renders the header'],
      [html.includes('Przejdź do treści'), 'in the site’s language'],
      [html.includes('data-vitrine="top-banner"'), 'with the promotion it was handed'],
      [html.includes('data-vitrine="newsletter"'), 'and the newsletter'],
      [html.includes('data-vitrine="footer"') && html.includes('Płatność przy'), 'and the footer'],
      ...OWN_WORDS.map((words): HeldRule => [html.includes(words), `with the slot “${words}” (BEY-15)`]),
      [!/<template data-dgst/.test(html), 'nothing is left to the browser because it failed'],
    ];
    return [...brokenRules(rules), ...(await visit(url))];
  } finally {
    app.kill();
    await ended;
  }
}
