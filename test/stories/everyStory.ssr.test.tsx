import { expect, it, vi } from 'vitest';
import { EVERY_STORY, isComplete as isNight, serveStory } from './everyStory.tsx';

vi.mock('#.storybook/preview.tsx', async () => ({
  default: (await import('./everyStory.tsx')).previewStandIn,
}));
vi.mock('storybook/test', async () => (await import('./everyStory.tsx')).interactionsStandIn);

/** By day the parts that contain the others; `everyStory.test.tsx` serves one story of each file. */
const STORIES = isNight ? EVERY_STORY : EVERY_STORY.filter(({ id }) => /^(sections|pages)-/.test(id));

it.each(STORIES)('BEY-04: a server renders $id', async ({ draw, throws }) => {
  expect(typeof document).toBe('undefined');
  const { html, isComplete } = await serveStory(await draw());
  expect(html).toMatch(/^</);
  expect(isComplete).toBe(!throws);
});
