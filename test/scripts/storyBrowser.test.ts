import type { Browser } from 'playwright';
import { expect, it } from 'vitest';
import { StoryPage } from '../../scripts/stories/storyBrowser.ts';

/** A browser that only writes down what a page is asked to do. */
function writingBrowser() {
  const asked: unknown[] = [];
  const page = {
    goto: async () => {},
    waitForFunction: async () => {},
    waitForSelector: async () => {},
    evaluate: async (_function: unknown, given?: { id: string; event: string }) => {
      if (given) asked.push(`${given.event} ${given.id}`);
      return null;
    },
  };
  const browser = { newContext: async () => ({ newPage: async () => page }) } as unknown as Browser;
  return { browser, asked };
}

it('SBK-03: a story requested twice in a row is rendered again, because Storybook would do nothing', async () => {
  const { browser, asked } = writingBrowser();
  const page = await StoryPage.open({ browser, url: '' }, {});
  await page.show('ui-badge--default');
  await page.show('ui-badge--default');
  await page.show('ui-link--default');
  await page.show('ui-link--default', { theme: 'dark' });
  expect(asked).toEqual([
    'setCurrentStory ui-badge--default',
    'forceRemount ui-badge--default',
    'setCurrentStory ui-link--default',
    'setCurrentStory ui-link--default',
  ]);
});
