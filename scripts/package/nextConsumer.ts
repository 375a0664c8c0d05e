import { spawn, spawnSync } from 'node:child_process';
import { cpSync, globSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { findBrowser } from '../lib/findBrowser.ts';
import { freePort } from '../lib/freePort.ts';
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

/** Builds the app with webpack, without and with the guide's configuration, and returns what was not removed (FND-06). */
async function webpackProblems(say: (line: string) => void): Promise<string[]> {
  const plain = buildWithWebpack('.next-plain', { ALL_LANGUAGES: '1' });
  const lean = buildWithWebpack('.next-webpack', {});
  if (typeof plain === 'string') return [plain];
  if (typeof lean === 'string') return [lean];
  return leftIn('Next with the lines of the guide', plain, lean, say);
}

/** Opens the app in a browser: checks the console and the header. */
async function visit(url: string): Promise<string[]> {
  const browser = await chromium.launch(await findBrowser(() => {}));
  const problems: string[] = [];
  try {
    const page = await browser.newPage();
    page.on('console', (message) => {
      const isProblem = message.type() === 'error' || message.type() === 'warning';
      // Editors have written no overrides of the footer; browsers log each 404 as an error.
      const isExpected = /\/promotion\/api\//.test(message.location().url);
      if (isProblem && !isExpected) problems.push(message.text());
    });
    page.on('pageerror', (error) => problems.push(`exception: ${error.message}`));
    await answerWithMocks(page, 'PL', ['cart-empty']);
    await page.goto(url);
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('[data-vitrine="header"]') ?? {}).some((key) =>
        key.startsWith('__reactProps'),
      ),
    );
    await page.getByRole('button', { name: 'Sklepy' }).first().click();
    await page.locator('[data-flyout="STORE_FINDER"]').waitFor();
    // Slots of content that only a browser renders (BEY-15).
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
  return problems;
}

/**
 * Builds and runs a Next.js app (App Router) that uses the package, and returns its problems: in the server's markup and
 * on the browser's console, such as hydration errors (LIB-01).
 *
 * @param library the unpacked package
 * @param say prints the bytes that a build with webpack saves
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
      // Next writes large parts after the page and moves them by script, so the position is not checked.
      [html.includes('data-vitrine="footer"') && html.includes('Płatność przy'), 'and the footer'],
      ...OWN_WORDS.map((words): [boolean, string] => [
        html.includes(words),
        `with the slot “${words}” (BEY-15)`,
      ]),
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
