import { afterEach, expect, it, vi } from 'vitest';
import { takeComplaints } from '../support/failOnConsoleError.ts';
import { hydrate, putIntoPage } from '../support/hydrate.ts';
import { EVERY_STORY, serveStory } from './everyStory.tsx';

vi.mock('#.storybook/preview.tsx', async () => ({
  default: (await import('./everyStory.tsx')).previewStandIn,
}));
vi.mock('storybook/test', async () => (await import('./everyStory.tsx')).interactionsStandIn);

afterEach(() => vi.useRealTimers());

it.each(EVERY_STORY)('BEY-04: $id hydrates without a mismatch', async ({ draw, dies }) => {
  const element = await draw();
  const container = putIntoPage((await serveStory(element)).html);
  const served = container.lastElementChild;
  const problems = await hydrate(container, element);
  if (dies) expect(takeComplaints().join()).toMatch(/Error:/);
  else expect(problems).toEqual([]);
  // React reused the server's elements.
  expect(container.lastElementChild).toBe(served);
});
