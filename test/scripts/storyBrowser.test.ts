import type { Browser } from 'playwright';
import { expect, it } from 'vitest';
import { StoryPage } from '../../scripts/stories/storyBrowser.ts';

/** A browser that only records the events sent to a page. */
function writingBrowser() {
  const events: unknown[] = [];
  const page = {
    goto: async () => {},
    waitForFunction: async () => {},
    waitForSelector: async () => {},
    evaluate: async (_function: unknown, command?: { id: string; event: string }) => {
      if (command) events.push(`${command.event} ${command.id}`);
      return null;
    },
  };
  const browser = { newContext: async () => ({ newPage: async () => page }) } as unknown as Browser;
  return { browser, events };
}

it('SBK-03: a story requested twice in a row is rendered again, because Storybook would do nothing', async () => {
  const { browser, events } = writingBrowser();
  const page = await StoryPage.open({ browser, url: '' }, {});
  await page.show('ui-badge--default');
  await page.show('ui-badge--default');
  await page.show('ui-link--default');
  await page.show('ui-link--default', { theme: 'dark' });
  expect(events).toEqual([
    'setCurrentStory ui-badge--default',
    'forceRemount ui-badge--default',
    'setCurrentStory ui-link--default',
    'setCurrentStory ui-link--default',
  ]);
});
