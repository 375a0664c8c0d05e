import { availableParallelism } from 'node:os';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { findBrowser } from '../lib/findBrowser.ts';
import { serveFolder } from '../lib/serveFolder.ts';
import { BUILT_STORYBOOK, freshenStorybook } from './freshStorybook.ts';
import { screenshotLaunchOptions } from './screenshotFonts.ts';
import { type PreviewWindow, settle, showStory } from './showStory.ts';

const STORY_TIMEOUT_MS = 60_000;

/** A story of the built Storybook. */
export interface Story {
  id: string;
  title: string;
  name: string;
  /** The JSON-serialisable part of its parameters. */
  parameters: Record<string, unknown>;
  /** Its own toolbar settings: `{ site: 'HU' }`. */
  globals: Record<string, unknown>;
  /** Whether it has interactions. */
  plays: boolean;
}

/** The address of a story's canvas, with toolbar settings, on which Storybook does not run its own axe. */
function canvasAddress(url: string, id: string, globals: Record<string, string> = {}): string {
  const settings = Object.entries(globals).map(([name, value]) => `;${name}:${value}`);
  return `${url}/iframe.html?viewMode=story&id=${id}&globals=a11y.manual:!true${settings.join('')}`;
}

/** Serves the built Storybook (rebuilt if outdated), starts a browser and loads the list of stories. */
export async function openStoryBrowser() {
  await freshenStorybook();
  const found = await findBrowser();
  const { url, close } = await serveFolder(BUILT_STORYBOOK);
  const browser = await chromium.launch({
    ...(await screenshotLaunchOptions(found)),
    // An interrupted run closes its browser itself, after its report.
    handleSIGINT: false,
    handleSIGTERM: false,
  });
  const stories = await readStories(browser, url);
  const closeBoth = async () => {
    await browser.close();
    close();
  };
  return { url, browser, stories, close: closeBoth };
}

type StoryBrowser = Awaited<ReturnType<typeof openStoryBrowser>>;

async function readStories(browser: Browser, url: string): Promise<readonly Story[]> {
  const index = (await (await fetch(`${url}/index.json`)).json()) as {
    entries: Record<string, { id: string; title: string; name: string; type: string; tags?: string[] }>;
  };
  const entries = Object.values(index.entries).filter(({ type }) => type === 'story');
  const page = await browser.newPage();
  try {
    await page.goto(canvasAddress(url, entries[0]?.id ?? ''));
    await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
    const extracted = (await page.evaluate(async () => {
      const preview = (window as unknown as PreviewWindow).__STORYBOOK_PREVIEW__;
      await preview.ready();
      const all = await preview.extract();
      const names = ['a11y', 'audit', 'chromatic'];
      return Object.fromEntries(
        Object.entries(all).map(([id, { parameters, storyGlobals }]) => [
          id,
          {
            globals: storyGlobals ?? {},
            parameters: JSON.parse(
              JSON.stringify(
                Object.fromEntries(Object.entries(parameters).filter(([name]) => names.includes(name))),
              ),
            ),
          },
        ]),
      );
    })) as Record<string, Pick<Story, 'globals' | 'parameters'>>;
    return entries.map(({ id, title, name, tags = [] }) => ({
      id,
      title,
      name,
      parameters: extracted[id]?.parameters ?? {},
      globals: extracted[id]?.globals ?? {},
      plays: tags.includes('play-fn'),
    }));
  } finally {
    await page.close();
  }
}

/** Runs in the page: whether Storybook has started, and shows that it has no story. */
const isReady = () =>
  '__STORYBOOK_ADDONS_CHANNEL__' in window &&
  document.querySelector('.sb-show-errordisplay, .sb-show-nopreview') !== null;

/** A page that shows stories in sequence without reloading, all with the same toolbar settings. */
export class StoryPage<Tab extends Pick<Page, 'goto' | 'evaluate' | 'waitForFunction'> = Page> {
  readonly page: Tab;
  readonly #url: string;
  #globals: string | null = null;
  #shown: string | null = null;

  constructor(page: Tab, url: string) {
    this.page = page;
    this.#url = url;
  }

  /** Loads Storybook with toolbar settings, and without a story, so that the first one is selected like all others. */
  async load(globals: Record<string, string> = {}): Promise<void> {
    await this.page.goto(canvasAddress(this.#url, 'none--none', globals));
    await this.page.waitForFunction(isReady);
    this.#globals = JSON.stringify(globals);
    this.#shown = null;
  }

  /** Shows a story and waits for its interactions, fonts and images. Returns the error of its interactions. */
  async show(id: string, globals: Record<string, string> = {}): Promise<string | null> {
    if (this.#globals !== JSON.stringify(globals)) await this.load(globals);
    // Storybook does not re-render the current story, so it would never emit its end event.
    const event = this.#shown === id ? ('forceRemount' as const) : ('setCurrentStory' as const);
    this.#shown = id;
    const error = await this.page.evaluate(showStory, { id, event, timeoutMs: STORY_TIMEOUT_MS });
    await this.page.evaluate(settle);
    return error;
  }
}

/** One story with one set of toolbar settings. */
export interface Visit {
  story: Story;
  globals: Record<string, string>;
}

/**
 * Runs visits on as many pages as the machine has cores, grouped by toolbar settings, because each group needs a page
 * load.
 */
export async function visitAll<Work extends Visit>(
  { browser, url }: StoryBrowser,
  visits: readonly Work[],
  options: BrowserContextOptions,
  visit: (page: StoryPage, work: Work) => Promise<void>,
): Promise<void> {
  const groups = Map.groupBy(visits, ({ globals }) => JSON.stringify(globals));
  const queue = [...groups.values()].flat();
  const workers = Math.min(Math.max(2, availableParallelism()), 4, queue.length);
  await Promise.all(
    Array.from({ length: workers }, async () => {
      const context = await browser.newContext(options);
      const page = new StoryPage(await context.newPage(), url);
      for (let next = queue.shift(); next; next = queue.shift()) await visit(page, next);
      await context.close();
    }),
  );
}
