import { chromium, type Page } from 'playwright';
import { sentenceCase } from '#.storybook/sentenceCase.ts';
import { findBrowser } from '../lib/findBrowser.ts';
import { startProgress } from '../lib/progress.ts';
import { serveFolder } from '../lib/serveFolder.ts';
import { tryDocsTools } from './docsTools.ts';
import { BUILT_STORYBOOK, readBuiltStorybook } from './freshStorybook.ts';

// `npm run test:docs [-- <ids>]`: opens every docs page of the built Storybook by its address and waits until all of its stories
// have rendered. Unlike the canvas, a docs page starts all its stories at once. Storybook is served below a path, as
// it is published for a project.

/** Timeout for a page's stories, in milliseconds; long enough for a busy machine. */
const WAIT_MS = 180_000;
/** Pages open at the same time. */
const READERS = 2;

/** Widths at which a docs page is read, in CSS pixels. */
const WIDTHS = [1440, 1024, 390];

/** Where Storybook is published. */
const PATH = '/design/vitrine/';
const FILES = ['image', 'font', 'stylesheet', 'script'];

const prefixes = process.argv.slice(2);
const pages = readBuiltStorybook().filter(
  ({ type, id }) =>
    type === 'docs' && (prefixes.length === 0 || prefixes.some((prefix) => id.startsWith(prefix))),
);

// Runs in the page: whether the page and each of its stories, or their errors, have rendered. The stories' root elements
// exist from the beginning. A story in its own window loads when it comes into view.
function isComplete(): boolean {
  const isDrawn = document.querySelector('#storybook-docs h1') !== null;
  const blocks = [...document.querySelectorAll('[data-story-block]')];
  const isFrameReady = (frame: HTMLIFrameElement) =>
    frame.getBoundingClientRect().top > innerHeight ||
    Boolean(frame.contentDocument?.querySelector('#storybook-root > *'));
  return (
    isDrawn &&
    blocks.every((block) => {
      const frame = block.querySelector('iframe');
      return frame ? isFrameReady(frame) : block.querySelector(':scope > pre, :scope > [data-name] > *');
    })
  );
}

// Runs in the page: Storybook renders an error in place of its story.
const brokenStories = (): string[] =>
  [...document.querySelectorAll('[data-story-block] > pre')].map(
    (error) => `${error.parentElement?.id}: ${error.textContent?.split('\n', 1)[0]}`,
  );

// Runs in the page: what its stories do to the page around them. A reader sees its top, light, and nothing above it.
const disturbances = (): string[] => [
  ...(scrollY > 0 ? ['a story scrolls the page'] : []),
  ...(document.querySelector('#storybook-docs h1')?.closest('[inert], [aria-hidden="true"]')
    ? ['a story covers the page']
    : []),
  ...(/dark|forced/.test(document.documentElement.dataset.theme ?? '')
    ? ['a story sets the colours of the page']
    : []),
];

// Runs in the page: tables and code may scroll in their own boxes, the page may not.
const scrollsSideways = () => document.documentElement.scrollWidth > document.documentElement.clientWidth;

// Runs in the page: what a row is about stays while its columns are scrolled, so it must leave them room.
const coversColumns = () =>
  [...document.querySelectorAll('tbody th')].some((head) => {
    const region = head.closest('[tabindex="0"]');
    return (
      region !== null &&
      getComputedStyle(head).position === 'sticky' &&
      head.getBoundingClientRect().width > region.clientWidth / 2
    );
  });

// Runs in the page: what stays while a table is scrolled does not cover the link that takes the focus from the right or
// from below.
const coversFocus = () =>
  [...document.querySelectorAll('section[tabindex="0"]')].some((region) => {
    const links = [...region.querySelectorAll<HTMLElement>('tbody tr:nth-child(-n + 3) a')];
    region.scrollTo({ top: region.scrollHeight, left: region.scrollWidth, behavior: 'instant' });
    return links.reverse().some((link) => {
      link.focus();
      const { left, top } = link.getBoundingClientRect();
      return Boolean(document.elementFromPoint(left + 1, top + 1)?.closest('th'));
    });
  });

/** The problems of a docs page, one sentence each. */
async function problemsOf(page: Page, address: string): Promise<string[]> {
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('response', (response) => {
    // The mock shop may say 404; a file of Storybook must not.
    if (response.status() === 404 && FILES.includes(response.request().resourceType()))
      problems.push(`missing: ${new URL(response.url()).pathname}`);
  });
  await page.goto(address);
  const isThere = await page.waitForFunction(isComplete, undefined, { timeout: WAIT_MS }).then(
    () => true,
    () => false,
  );
  if (!isThere) problems.push('not all of it came');
  const headings = await page.locator('.sb-anchor > h3').allTextContents();
  const titleCase = headings.filter((heading) => sentenceCase(heading) !== heading);
  if (titleCase.length > 0) problems.push(`headings in title case: ${titleCase.join(', ')}`);
  problems.push(...(await page.evaluate(brokenStories)), ...(await page.evaluate(disturbances)));
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    if (await page.evaluate(scrollsSideways)) problems.push(`scrolls sideways at ${width} px`);
    if (await page.evaluate(coversColumns)) problems.push(`a first column covers the others at ${width} px`);
    if (await page.evaluate(coversFocus))
      problems.push(`names of rows or columns cover the focus at ${width} px`);
  }
  return problems;
}

const found = await findBrowser();
const { url, close } = await serveFolder('reports', 0, { [PATH]: BUILT_STORYBOOK });
const browser = await chromium.launch(found);
const progress = startProgress('Docs pages', pages.length);
const waiting = pages.values();
let failed = 0;

// Several browser contexts share the pages; each page starts in a fresh context.
async function readOn(): Promise<void> {
  for (const { id, title } of waiting) {
    const page = await browser.newPage();
    const problems = await problemsOf(page, `${url}${PATH}iframe.html?viewMode=docs&id=${id}`);
    await page.close();
    progress.step(id);
    if (problems.length === 0) continue;
    failed += 1;
    console.log(`✗ ${title}\n  ${problems.join('\n  ')}`);
  }
}
await Promise.all(Array.from({ length: READERS }, readOn));
progress.end();
const tasks = await tryDocsTools(await browser.newContext(), `${url}${PATH}`);
for (const { name, seconds, problem } of tasks) {
  console.log(`${problem ? '✗' : '✓'} ${name} (${seconds.toFixed(1)} s)${problem ? `\n  ${problem}` : ''}`);
  if (problem) failed += 1;
}
await browser.close();
close();
const count = pages.length + tasks.length;
console.log(`${pages.length} docs pages, ${tasks.length} tasks: ${count - failed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
