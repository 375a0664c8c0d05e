import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, it, vi } from 'vitest';
import { useWindowEdge, type WindowEdgeBox } from '#src/ui/WindowEdge/useWindowEdge.ts';

function Box({ name, isShown }: { name: WindowEdgeBox; isShown?: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  useWindowEdge(name, box, isShown);
  return (
    <div ref={box}>
      <button type="button">{name}</button>
    </div>
  );
}

const inset = () => document.documentElement.style.getPropertyValue('--v-window-inset');

it('HDR-16: two bars of a page stand above each other, and each leaves its space when it goes', () => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(40);
  const names = ['country-suggestion', 'page', 'page'] as const;
  const boxes = names.map((name, index) => <Box key={index} name={name} />);
  const { container, rerender } = render(boxes);
  const distances = () =>
    [...container.children].map((box) =>
      (box as HTMLElement).style.getPropertyValue('--v-window-inset-below'),
    );
  expect(distances()).toEqual(['80px', '0px', '40px']);
  expect(inset()).toBe('120px');
  rerender(boxes.slice(0, 2));
  expect(distances()).toEqual(['40px', '0px']);
  expect(inset()).toBe('80px');
  rerender([]);
  expect(inset()).toBe('');
});

it('HDR-16: a box that waited in a low window is shown when it leaves the edge for the page’s content', () => {
  vi.stubGlobal('innerHeight', 500);
  const page = (isAtEdge: boolean) => (
    <>
      <Box name="consent" />
      <Box name="country-suggestion" isShown={isAtEdge} />
    </>
  );
  const { rerender } = render(page(true));
  expect(screen.queryByRole('button', { name: 'country-suggestion' })).toBeNull();
  rerender(page(false));
  expect(screen.getByRole('button', { name: 'country-suggestion' })).toBeVisible();
});
