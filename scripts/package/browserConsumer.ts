import { copyFileSync, globSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { compile } from 'tailwindcss';
import { build, type Plugin, preview } from 'vite';
import { findBrowser } from '../lib/findBrowser.ts';
import { isMissingContent, watchProblems } from '../lib/watchProblems.ts';
import { compileReact } from './compileReact.ts';
import { addFixture, type PackedLibrary } from './packedLibrary.ts';
import { answerWithMocks } from './shopMocks.ts';

const FIXTURE = 'test/consumers/vite';
/** Packages of the app that the library does not need. */
const OWN_PACKAGES = ['react-router', 'tailwindcss'];

/** The content policy in the guide, without `unsafe-inline`. */
function readPolicy(): string {
  const policy = /^```\nContent-Security-Policy: (.*?)\n```$/ms.exec(
    readFileSync('docs/guide.md', 'utf8'),
  )?.[1];
  if (!policy || policy.includes('unsafe')) throw new Error('docs/guide.md has no strict content policy.');
  return policy.replaceAll(/\s+/g, ' ');
}

/** What `@tailwindcss/vite` does: the style sheet with the utilities that the app names. */
function tailwindPlugin(root: string): Plugin {
  return {
    name: 'tailwind',
    enforce: 'pre',
    async transform(code, id) {
      if (!id.endsWith('/tailwind.css')) return null;
      const loadStylesheet = async (name: string, base: string) => {
        const file = name === 'tailwindcss' ? path.resolve('node_modules/tailwindcss/index.css') : name;
        return { path: file, base, content: readFileSync(file, 'utf8') };
      };
      const { build: buildUtilities } = await compile(code, { base: root, loadStylesheet });
      const words = globSync(path.join(root, 'src/*.jsx')).flatMap((file) =>
        readFileSync(file, 'utf8').split(/[\s"'`]+/),
      );
      return buildUtilities(words);
    },
  };
}

/** React Compiler over the app's own components. */
function reactCompilerPlugin(root: string, problems: string[]): Plugin {
  return {
    name: 'react-compiler',
    enforce: 'pre',
    transform(code, id) {
      if (!id.startsWith(root) || id.includes('node_modules') || !id.endsWith('.jsx')) return null;
      const compiled = compileReact(id, code);
      problems.push(...compiled.problems);
      return compiled.code;
    },
  };
}

/** The problems of the app's pages, by what they show. */
export interface BrowserConsumerProblems {
  /** Tailwind 4, a reset and a strict content policy. */
  styles: string[];
  /** React Router, React Compiler and msw in the browser. */
  app: string[];
}

/**
 * Builds an app with Tailwind 4, a reset, React Router, React Compiler and msw, serves it with a strict content policy,
 * and uses it in a browser.
 */
export async function browserConsumerProblems(packed: PackedLibrary): Promise<BrowserConsumerProblems> {
  const root = addFixture(packed, FIXTURE, OWN_PACKAGES);
  mkdirSync(path.join(root, 'public'));
  copyFileSync('node_modules/msw/lib/mockServiceWorker.js', path.join(root, 'public/mockServiceWorker.js'));
  const compilerProblems: string[] = [];
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [tailwindPlugin(root), reactCompilerPlugin(root, compilerProblems)],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      minify: false,
      assetsInlineLimit: 0,
      rolldownOptions: { input: ['index', 'plain', 'styled'].map((page) => path.join(root, `${page}.html`)) },
    },
  });
  const server = await preview({
    root,
    configFile: false,
    logLevel: 'error',
    preview: { port: 0, host: '127.0.0.1', headers: { 'Content-Security-Policy': readPolicy() } },
  });
  const url = server.resolvedUrls?.local[0] ?? '';
  const browser = await chromium.launch(await findBrowser(() => {}));
  try {
    return {
      styles: await visit(browser, (page) => compareStyles(page, url)),
      app: [...compilerProblems, ...(await visit(browser, (page) => useApp(page, url)))],
    };
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Runs a check on a page; adds the console's errors and warnings. */
async function visit(browser: Browser, check: (page: Page) => Promise<string[]>): Promise<string[]> {
  const page = await browser.newPage({ locale: 'pl-PL', viewport: { width: 1280, height: 800 } });
  const consoleProblems = watchProblems(page, isMissingContent, ['error', 'warning']);
  try {
    const found = await check(page);
    return [...found, ...consoleProblems];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error), ...consoleProblems];
  } finally {
    await page.close();
  }
}

/** The visible properties of an element. */
interface Look {
  name: string;
  look: string;
}

// Runs in the page: every visible element of the library.
function readLooks(): Look[] {
  const properties = [
    'color',
    'background-color',
    'border-block-start-width',
    'border-inline-start-width',
    'border-block-start-style',
    'border-start-start-radius',
    'padding-block-start',
    'padding-inline-start',
    'font-family',
    'font-size',
    'font-weight',
    'line-height',
    'text-decoration-line',
    'text-align',
  ];
  const hasText = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  return [...document.querySelectorAll<HTMLElement>('[data-vitrine] *')]
    .filter((element) => element.checkVisibility() && !element.closest('.rounded-none, [aria-hidden="true"]'))
    .map((element) => {
      const style = getComputedStyle(element);
      const { width, height } = element.getBoundingClientRect();
      const values = properties.map((name) => {
        const value = style.getPropertyValue(name);
        // A border without width and a line under no text are invisible.
        const isUnseen = name.endsWith('-style')
          ? style.getPropertyValue(name.replace('style', 'width')) === '0px'
          : name === 'text-decoration-line' && !hasText(element);
        return `${name}: ${isUnseen ? 'none' : value}`;
      });
      const words = element.textContent?.trim().slice(0, 30) || element.getAttribute('name');
      const name = `${element.tagName.toLowerCase()} “${words}”`;
      return { name, look: [...values, `size: ${Math.round(width)}×${Math.round(height)}`].join('; ') };
    });
}

async function looksOf(page: Page, url: string): Promise<Look[]> {
  await answerWithMocks(page);
  await page.goto(url);
  // The footer's content is the last to load.
  await page.getByRole('contentinfo').getByRole('heading', { name: 'Obsługa klienta' }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(readLooks);
}

/** Tailwind and the reset change nothing of the library, and everything of the page. */
async function compareStyles(page: Page, url: string): Promise<string[]> {
  const plain = await looksOf(page, `${url}plain.html`);
  const styled = await looksOf(page, `${url}styled.html`);
  const problems: string[] = [];
  if (plain.length < 100 || plain.length !== styled.length)
    problems.push(`${plain.length} elements without Tailwind, ${styled.length} with it`);
  for (const [index, { name, look }] of styled.entries()) {
    const before = plain[index]?.look.split('; ') ?? [];
    const changed = look.split('; ').filter((value, at) => value !== before[at]);
    if (changed.length > 0) problems.push(`Tailwind or the reset changes ${name}: ${changed.join(', ')}`);
  }
  const heading = page.getByRole('heading', { level: 1 });
  const size = await heading.evaluate((element) => getComputedStyle(element).fontSize);
  if (size !== '30px') problems.push(`Tailwind does not style the page’s own heading: ${size}`);
  const button = page.getByRole('button', { name: 'Zapisz', exact: true });
  const radius = await button.evaluate((element) => getComputedStyle(element).borderRadius);
  if (radius !== '0px') problems.push(`A utility does not reach a part’s class name: ${radius}`);
  return problems.slice(0, 20);
}

/** A shopper’s way through the app with a router, whose shop is msw. */
async function useApp(page: Page, url: string): Promise<string[]> {
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.goto(url);
  await page
    .getByRole('main')
    .getByText(/W koszyku: [1-9]/)
    .waitFor();
  // The search navigates by the router.
  await page.getByRole('combobox').first().fill('kawa');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Wyniki: kawa' }).waitFor();
  // A link of the library, too.
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Vitrine/ })
    .first()
    .click();
  await page.getByRole('heading', { name: 'Kawa', level: 1 }).waitFor();
  // The mini cart shows and changes the cart of the mocks.
  await page
    .getByRole('banner')
    .getByRole('button', { name: /koszyk/i })
    .first()
    .click();
  const cart = page.getByRole('dialog', { name: /koszyk/i });
  await cart.getByRole('listitem').first().waitFor();
  await page.keyboard.press('Escape');
  await cart.waitFor({ state: 'hidden' });
  return loads === 1 ? [] : [`the page was loaded ${loads} times: the router did not lead`];
}
