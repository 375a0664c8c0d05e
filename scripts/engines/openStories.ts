import { startProgress } from '../lib/progress.ts';
import type { PreviewWindow } from '../stories/showStory.ts';
import { StoryPage } from '../stories/storyBrowser.ts';
import { type AnyEngine, DESKTOP, startEngine } from './engineBrowser.ts';

/** Stories per page load. A reload frees the memory of earlier stories. */
const STORIES_PER_PAGE = 40;

/** The window of stories that set Storybook's phone viewport. WebKitGTK's window is wider (480 px). */
const PHONE = { width: 320, height: 568 };

/** Errors that stories throw on purpose. */
const THROWN_ON_PURPOSE: Readonly<Record<string, RegExp>> = {
  'ui-error-boundary': /The promotion has no content/,
  'sections-header--dead-part-inside': /This part is dead on purpose/,
};

// These functions run in the page. `__errors` contains the errors recorded by the proxy's collector.

const takeErrors = (): string[] => {
  const holder = window as never as { __errors?: string[] };
  const errors = holder.__errors ?? [];
  holder.__errors = [];
  return errors;
};

const findPhoneStories = async (): Promise<string[]> => {
  const stories = await (window as never as PreviewWindow).__STORYBOOK_PREVIEW__.extract();
  return Object.entries(stories).flatMap(([id, { storyGlobals }]) =>
    (storyGlobals as { viewport?: { value?: string } } | undefined)?.viewport?.value?.startsWith('mobile')
      ? id
      : [],
  );
};

const onPurpose = (id: string) =>
  Object.entries(THROWN_ON_PURPOSE).find(([start]) => id.startsWith(start))?.[1];

/**
 * Opens stories in an engine, in sequence, with their interactions, and prints their errors.
 *
 * @param baseURL of a built Storybook behind the proxy of `collectErrors`
 * @returns the number of stories that failed
 */
export async function openStories(
  engine: AnyEngine,
  ids: readonly string[],
  baseURL: string,
): Promise<number> {
  const { page, close } = await startEngine(engine);
  const storyPage = new StoryPage(page, baseURL);
  const progress = startProgress(engine, ids.length);
  let failed = 0;
  let phoneStories: readonly string[] | undefined;
  let isPhone = false;
  try {
    for (const [index, id] of ids.entries()) {
      if (index % STORIES_PER_PAGE === 0) {
        await storyPage.load();
        await page.evaluate(takeErrors);
      }
      phoneStories ??= await page.evaluate(findPhoneStories);
      if (phoneStories.includes(id) !== isPhone) {
        isPhone = !isPhone;
        await page.setViewportSize(isPhone ? PHONE : DESKTOP);
      }
      const error = await storyPage.show(id);
      const pageErrors = (await page.evaluate(takeErrors)).filter((each) => !onPurpose(id)?.test(each));
      const problems = [...(error === null ? [] : [error]), ...pageErrors];
      progress.step(id);
      if (problems.length === 0) continue;
      failed += 1;
      console.log(`✗ ${engine}: ${id}\n  ${problems.join('\n  ').slice(0, 1000)}`);
    }
  } finally {
    progress.end();
    await close();
  }
  return failed;
}
