import { chromium, type Page } from 'playwright';
import { findBrowser } from '../lib/findBrowser.ts';
import { startProgress } from '../lib/progress.ts';
import { serveFolder } from '../lib/serveFolder.ts';
import { BUILT_STORYBOOK, readBuiltStorybook } from './freshStorybook.ts';

// `npm run test:docs`: opens every docs page of the built Storybook as a link to it does, and waits
// until each of its stories is there (SBK-01). A story on the canvas is one; a docs page begins all of its own at once.

/** Longest wait for a page's stories, in milliseconds: long enough for a machine that is busy with other work. */
const WAIT_MS = 60_000;
/** Pages open at the same time. */
const READERS = 4;

const pages = readBuiltStorybook().filter(({ type }) => type === 'docs');

// Runs in the page: the page is drawn, and so is each of its stories, or the error in its place. The element that a story
// is drawn into is there from the beginning.
function isWhole(): boolean {
  const isDrawn = document.querySelector('#storybook-docs h1') !== null;
  const blocks = [...document.querySelectorAll('[data-story-block]')];
  return isDrawn && blocks.every((block) => block.querySelector(':scope > pre, :scope > [data-name] > *'));
}

// Runs in the page: Storybook writes an error in the place of the story that it belongs to.
const brokenStories = (): string[] =>
  [...document.querySelectorAll('[data-story-block] > pre')].map(
    (error) => `${error.parentElement?.id}: ${error.textContent?.split('\n', 1)[0]}`,
  );

/** What is wrong with a docs page, sentence by sentence. */
async function problemsOf(page: Page, address: string): Promise<string[]> {
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  await page.goto(address);
  const isThere = await page.waitForFunction(isWhole, undefined, { timeout: WAIT_MS }).then(
    () => true,
    () => false,
  );
  if (!isThere) problems.push('not all of it came');
  return [...problems, ...(await page.evaluate(brokenStories))];
}

const { executablePath, args } = await findBrowser();
const { url, close } = await serveFolder(BUILT_STORYBOOK);
const browser = await chromium.launch({ args, ...(executablePath && { executablePath }) });
const progress = startProgress('Docs pages', pages.length);
const waiting = pages.values();
let failed = 0;

// Several browser contexts share the pages; each page starts in a fresh context.
async function readOn(): Promise<void> {
  for (const { id, title } of waiting) {
    const page = await browser.newPage();
    const problems = await problemsOf(page, `${url}/iframe.html?viewMode=docs&id=${id}`);
    await page.close();
    progress.step(id);
    if (problems.length === 0) continue;
    failed += 1;
    console.log(`✗ ${title}\n  ${problems.join('\n  ')}`);
  }
}
await Promise.all(Array.from({ length: READERS }, readOn));
progress.end();
await browser.close();
close();
console.log(`${pages.length} docs pages: ${pages.length - failed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
