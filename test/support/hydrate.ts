import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { afterEach } from 'vitest';

const roots: Root[] = [];
const places: HTMLElement[] = [];

afterEach(async () => {
  await act(async () => {
    for (const root of roots.splice(0)) root.unmount();
  });
  for (const place of places.splice(0)) place.remove();
});

/** Puts server-rendered markup into the page until the test ends. */
export function putIntoPage(html: string): HTMLElement {
  const place = document.createElement('div');
  document.body.append(place);
  place.innerHTML = html;
  places.push(place);
  return place;
}

/** Hydrates server-rendered markup and returns all mismatches. */
export async function hydrate(place: HTMLElement, element: ReactNode): Promise<string[]> {
  const problems: string[] = [];
  const onRecoverableError = (problem: unknown) => void problems.push(String(problem));
  roots.push(await act(async () => hydrateRoot(place, element, { onRecoverableError })));
  return problems;
}
