// Opens stories of the built Storybook in Firefox and WebKit and fails on any script error (ENG-01): the first story of
// every component, or all stories with `--all`.
import { firefox } from 'playwright';
import { startProgress } from '../lib/progress.ts';
import { serveFolder } from '../lib/serveFolder.ts';
import { firstStories } from '../stories/firstStories.ts';
import { BUILT_STORYBOOK, readBuiltStorybook } from '../stories/freshStorybook.ts';
import { type Engine, findEngines } from './findEngines.ts';
import { FIREFOX } from './firefox.ts';
import { collectErrors } from './webkit/collectErrors.ts';
import { startWebKit } from './webkit/driver.ts';
import { poll, WebKitPage } from './webkit/webkitPage.ts';

const STORY_TIMEOUT_MS = 60_000;

/** What opening stories needs of a browser. */
interface Visitor {
  goto: (url: string) => Promise<unknown>;
  evaluate: <Result>(work: () => Result) => Promise<Result>;
  close: () => Promise<void>;
}

const START: Readonly<Record<Engine, (baseURL: string) => Promise<Visitor>>> = {
  async firefox() {
    const browser = await firefox.launch(FIREFOX.launch);
    const page = await browser.newPage({ ...FIREFOX.context, viewport: { width: 1280, height: 900 } });
    return {
      goto: (url) => page.goto(url),
      evaluate: (work) => page.evaluate(work),
      close: () => browser.close(),
    };
  },
  async webkit(baseURL) {
    const driver = await startWebKit();
    const page = new WebKitPage(driver, baseURL);
    await page.setViewportSize({ width: 1280, height: 900 });
    return { goto: (url) => page.goto(url), evaluate: (work) => page.evaluate(work), close: driver.close };
  },
};

// Runs in the page: `done` when the story and its interactions are over, or the error that stands in its place.
function storyOutcome(): string | null {
  const { phase } =
    (window as never as { __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } } })
      .__STORYBOOK_PREVIEW__?.currentRender ?? {};
  if (document.body.classList.contains('sb-show-errordisplay'))
    return document.querySelector('#error-message')?.textContent?.slice(0, 300) ?? 'an error without words';
  if (document.body.classList.contains('sb-show-nopreview')) return 'there is no such story';
  return phase === 'finished' || phase === 'completed' ? 'done' : null;
}

const collected = (): string[] => (window as never as { __errors?: string[] }).__errors ?? [];

async function problemsOf(visitor: Visitor, url: string): Promise<string[]> {
  await visitor.goto(url);
  const outcome = await poll(
    async () => (await visitor.evaluate(storyOutcome)) ?? undefined,
    () => 'It does not render.',
    STORY_TIMEOUT_MS,
  ).catch((error: Error) => error.message);
  return [...(outcome === 'done' ? [] : [outcome]), ...(await visitor.evaluate(collected))];
}

async function openAll(engine: Engine, stories: readonly string[], baseURL: string): Promise<number> {
  const visitor = await START[engine](baseURL);
  const progress = startProgress(engine, stories.length);
  let failed = 0;
  try {
    for (const id of stories) {
      const problems = await problemsOf(visitor, `${baseURL}/iframe.html?viewMode=story&id=${id}`);
      progress.step(id);
      if (problems.length === 0) continue;
      failed += 1;
      console.log(`✗ ${engine}: ${id}\n  ${problems.join('\n  ')}`);
    }
  } finally {
    progress.end();
    await visitor.close();
  }
  console.log(`${engine}: ${stories.length - failed} stories opened, ${failed} failed`);
  return failed;
}

const all = readBuiltStorybook()
  .filter(({ type }) => type === 'story')
  .map(({ id }) => id);
const first = new Set(firstStories());
const stories = process.argv.includes('--all') ? all : all.filter((id) => first.has(id));
const files = await serveFolder(BUILT_STORYBOOK);
const server = await collectErrors(files.url);
const failures = await Promise.all(findEngines().map((engine) => openAll(engine, stories, server.url)));
await server.close();
files.close();
const failed = failures.reduce((sum, each) => sum + each, 0);
console.log(
  `${stories.length * failures.length} stories: ${stories.length * failures.length - failed} passed, ${failed} failed`,
);
process.exit(failed > 0 ? 1 : 0);
