import { act } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { takeComplaints } from '../support/failOnConsoleError.ts';
import { EVERY_STORY, serveStory } from './everyStory.tsx';

vi.mock('#.storybook/preview.tsx', async () => ({
  default: (await import('./everyStory.tsx')).previewStandIn,
}));
// The interactions of a story run in a browser alone.
vi.mock('storybook/test', () => ({
  fn: vi.fn,
  expect,
  userEvent: {},
  waitFor: () => {},
  within: () => ({}),
}));

let root: Root | undefined;

afterEach(async () => {
  await act(async () => root?.unmount());
  root = undefined;
  document.body.replaceChildren();
  vi.useRealTimers();
});

it.each(EVERY_STORY)('BEY-04: $id comes to life without a mismatch', async ({ draw, dies }) => {
  const element = await draw();
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = (await serveStory(element)).html;
  const served = container.lastElementChild;
  const onRecoverableError = vi.fn();
  await act(async () => {
    root = hydrateRoot(container, element, { onRecoverableError });
  });
  if (dies) expect(takeComplaints().join()).toMatch(/Error:/);
  else expect(onRecoverableError.mock.calls.map(([error]) => String(error))).toEqual([]);
  // React kept the server's own elements.
  expect(container.lastElementChild).toBe(served);
});
