import { act } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { EVERY_PART } from './everyPart.tsx';
import { OnPage } from './page.tsx';

let root: Root | undefined;

afterEach(() => act(() => root?.unmount()));

it.each(EVERY_PART)('BEY-04: %s hydrates without a mismatch', async (_name, part) => {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(<OnPage>{part}</OnPage>);
  const before = container.querySelector('*');
  const onRecoverableError = vi.fn();
  await act(async () => {
    root = hydrateRoot(container, <OnPage>{part}</OnPage>, { onRecoverableError });
  });
  expect(onRecoverableError).not.toHaveBeenCalled();
  // React kept the server's own elements.
  expect(container.querySelector('*')).toBe(before);
  act(() => root?.unmount());
  root = undefined;
  container.remove();
});
