import { afterEach, expect, it, vi } from 'vitest';
import { EVERY_STORY, serveStory } from './everyStory.tsx';

vi.mock('#.storybook/preview.tsx', async () => ({
  default: (await import('./everyStory.tsx')).previewStandIn,
}));
vi.mock('storybook/test', async () => (await import('./everyStory.tsx')).interactionsStandIn);

afterEach(() => vi.useRealTimers());

it.each(EVERY_STORY)('BEY-04: a server renders $id', async ({ draw, dies }) => {
  expect(typeof document).toBe('undefined');
  const { html, isComplete } = await serveStory(await draw());
  expect(html).toMatch(/^</);
  expect(isComplete).toBe(!dies);
});
