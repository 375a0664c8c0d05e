import { expect, it, vi } from 'vitest';
import { takeComplaints } from '../support/failOnConsoleError.ts';
import { hydrate, putIntoPage } from '../support/hydrate.ts';
import { EVERY_STORY } from './everyStory.tsx';
import * as server from './everyStory.tsx?server';

vi.mock('#.storybook/preview.tsx', async () => ({
  default: (await import('./everyStory.tsx')).previewStandIn,
}));
vi.mock('#.storybook/preview.tsx?server', async () => ({
  default: (await import('./everyStory.tsx')).previewStandIn,
}));
vi.mock('storybook/test', async () => (await import('./everyStory.tsx')).interactionsStandIn);

it.each(EVERY_STORY)(
  'BEY-04: $id hydrates without a mismatch',
  async ({ id, draw, throws, isWithoutStyles }) => {
    const served = server.EVERY_STORY.find((story: { id: string }) => story.id === id);
    const { html, isComplete } = await server.serveStory(await served.draw());
    expect(isComplete).toBe(!throws);
    // A strict content policy forbids style attributes (BFF-05).
    if (isWithoutStyles) expect(html).not.toContain(' style="');
    // Attributes of an input alone (ENG-04).
    expect(html).not.toMatch(/<textarea[^>]* (?:type|pattern)=/);
    // The live regions are in the initial page, empty (BEY-01).
    expect(html).toMatch(/aria-live="polite"[^>]*><\/div>[\s\S]*aria-live="assertive"[^>]*><\/div>/);
    const container = putIntoPage(html);
    const root = container.lastElementChild;
    const problems = await hydrate(container, await draw());
    if (throws) expect(takeComplaints().join()).toMatch(/Error:/);
    else expect(problems).toEqual([]);
    // React reused the server's elements.
    expect(container.lastElementChild).toBe(root);
  },
);
