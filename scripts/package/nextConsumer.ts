import { spawn, spawnSync } from 'node:child_process';
import { cpSync, globSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { getResponse } from 'msw';
import { chromium } from 'playwright';
import { createMswHandlers } from '#mocks/msw.ts';
import { BROWSER_ARGS, findBrowser } from '../lib/findBrowser.ts';
import { freePort } from '../lib/freePort.ts';
import { leftIn } from './localeSavings.ts';

const FIXTURE = 'test/consumers/next';
const APP = path.resolve('.cache/consumers/next');
const NEXT = path.resolve('node_modules/next/dist/bin/next');
const ENV = {
  ...process.env,
  NEXT_TELEMETRY_DISABLED: '1',
  NODE_ENV: 'production',
  PROJECT_ROOT: process.cwd(),
} as const;

/** Asks until the app answers; it is told to end by the caller when it never does. */
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

/** Builds the app with webpack; answers the code of what browsers load, or what went wrong. */
function buildWithWebpack(distDir: string, env: Record<string, string>): string[] | string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [NEXT, 'build', '--webpack'], {
    cwd: APP,
    env: { ...ENV, DIST_DIR: distDir, ...env },
    encoding: 'utf8',
  });
  if (status !== 0) return `next build --webpack fails:\n${stdout}${stderr}`;
  return globSync(path.join(APP, distDir, 'static/**/*.js')).map((file) => readFileSync(file, 'utf8'));
}

/** Builds the app with webpack, without and with the lines of the guide, and says what these do not leave out (FND-06). */
async function webpackProblems(say: (line: string) => void): Promise<string[]> {
  const plain = buildWithWebpack('.next-plain', { ALL_LANGUAGES: '1' });
  const lean = buildWithWebpack('.next-webpack', {});
  if (typeof plain === 'string') return [plain];
  if (typeof lean === 'string') return [lean];
  return leftIn('Next with the lines of the guide', plain, lean, say);
}

/** What a person's browser meets: every word on its console, and whether the header works. */
async function visit(url: string): Promise<string[]> {
  const { executablePath } = await findBrowser(() => {});
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: BROWSER_ARGS });
  const problems: string[] = [];
  try {
    const page = await browser.newPage();
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
    });
    page.on('pageerror', (error) => problems.push(`exception: ${error.message}`));
    // The shop behind the app: the package's own mocks.
    const handlers = createMswHandlers({ site: 'PL', scenarios: [] });
    await page.route(/\/(service|json|jsonflyoutnavigation)(\/|\?|$)/, async (route) => {
      const asked = route.request();
      const request = new Request(asked.url(), { method: asked.method(), headers: asked.headers() });
      const answer = await getResponse(handlers, request);
      // A 404 is the footer's way to say that nothing is overridden, but a browser calls it an error.
      if (!answer || answer.status === 404) return route.fulfill({ status: 200, json: null });
      return route.fulfill({
        status: answer.status,
        body: await answer.text(),
        contentType: 'application/json',
      });
    });
    await page.goto(url);
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('[data-vitrine="header"]') ?? {}).some((key) =>
        key.startsWith('__reactProps'),
      ),
    );
    await page.getByRole('button', { name: 'Sklepy' }).first().click();
    await page.locator('[data-flyout="STORE_FINDER"]').waitFor();
    await page.close();
  } catch (error) {
    problems.push(error instanceof Error ? error.message : String(error));
  } finally {
    await browser.close();
  }
  return problems;
}

/**
 * Builds and runs a Next.js app (App Router) that uses the package, and says what is wrong with it: the server's markup,
 * and everything a browser complains about, hydration first of all (LIB-01).
 *
 * @param library the unpacked package
 * @param say is told the bytes that a build with webpack saves
 */
export async function nextProblems(library: string, say: (line: string) => void): Promise<string[]> {
  rmSync(APP, { recursive: true, force: true });
  cpSync(FIXTURE, APP, { recursive: true });
  cpSync(library, path.join(APP, 'node_modules/vitrine'), { recursive: true });
  const built = spawnSync(process.execPath, [NEXT, 'build'], { cwd: APP, env: ENV, encoding: 'utf8' });
  if (built.status !== 0) return [`next build fails:\n${built.stdout}${built.stderr}`];
  const port = await freePort();
  const app = spawn(process.execPath, [NEXT, 'start', '-p', String(port), '-H', '127.0.0.1'], {
    cwd: APP,
    env: ENV,
    stdio: 'ignore',
  });
  const ended = new Promise<void>((resolve) => app.once('exit', () => resolve()));
  try {
    const url = `http://127.0.0.1:${port}/`;
    await waitFor(url);
    const html = await (await fetch(url)).text();
    const rules: [boolean, string][] = [
      [html.includes('data-vitrine="header"'), 'the server renders the header'],
      [html.includes('Przejdź do treści'), 'in the site’s language'],
      [html.includes('data-vitrine="top-banner"'), 'with the promotion it was handed'],
      [html.includes('data-vitrine="newsletter"'), 'and the newsletter'],
      // Next writes large parts behind the page and moves them up by script, so the place is not looked at.
      [html.includes('data-vitrine="footer"') && html.includes('Płatność przy'), 'and the footer'],
      [!/<template data-dgst/.test(html), 'nothing is left to the browser because it failed'],
    ];
    return [
      ...rules.filter(([holds]) => !holds).map(([, rule]) => `not true: ${rule}`),
      ...(await visit(url)),
      ...(await webpackProblems(say)),
    ];
  } finally {
    app.kill();
    await ended;
  }
}
